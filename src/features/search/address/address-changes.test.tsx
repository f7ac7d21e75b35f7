import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { seedBackend } from '@test/backend/backend';
import { layOutTables } from '@test/rendering/laid-out';
import { reload, renderAt } from '@test/rendering/render';

layOutTables();

const sample = {
  messages: [
    { message: 'payment refused', source: 'shop-1', fields: { app: 'checkout' } },
    { message: 'login', source: 'auth-1', fields: { app: 'auth' } },
  ],
};
const RANGE =
  'rangetype=absolute&from=2024-05-01T10%3A00%3A00.000Z&to=2024-05-01T11%3A00%3A00.000Z';

async function openSearch(parameters = 'rangetype=relative&relative=3600') {
  const node = await seedBackend({ seed: sample });
  const view = await renderAt(`/search?${parameters}`);
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Search status' })).toHaveTextContent(/complete/),
  );
  return {
    ...view,
    node,
    parameter: (name: string) => new URLSearchParams(view.router.state.location.search).get(name),
  };
}
const column = () => document.querySelector<HTMLElement>('[data-head] [data-name="timestamp"]');
const head = async () => {
  await waitFor(() => expect(column()).not.toBeNull());
  return column()?.querySelector('button') ?? document.body;
};
/** Runs all presses before the page renders again. */
const atOnce = (...presses: (() => void)[]) =>
  act(() => {
    for (const press of presses) press();
  });

it('sorts by the last requested sort, even before its rows arrive', async () => {
  const { actor, node, parameter } = await openSearch();
  await head();
  node.fail('POST', '/views/search/sync', 503, { times: 9 });
  for (const field of ['timestamp', null, 'timestamp']) {
    await actor.click(await head());
    await waitFor(() => expect(parameter('sort')).toBe(field));
    await waitFor(() =>
      expect(column()).toHaveAttribute('aria-sort', field === null ? 'descending' : 'ascending'),
    );
  }
});

it('a later change does not revert an address change that is not rendered yet', async () => {
  const { actor, parameter } = await openSearch();
  const sort = await head();
  await actor.click(await screen.findByText('Columns'));
  const remove = await screen.findByLabelText('Remove source');
  atOnce(
    () => sort.click(),
    () => remove.click(),
    () => screen.getByLabelText('Move message left').click(),
  );
  expect(parameter('sort')).toBe('timestamp');
  expect(parameter('fields')).toBe('timestamp,message,level');
});

it('moves the window once per press', async () => {
  const { router } = await openSearch(RANGE);
  const earlier = await screen.findByLabelText('Earlier');
  atOnce(
    () => earlier.click(),
    () => earlier.click(),
    () => earlier.click(),
  );
  await waitFor(() =>
    expect(new URLSearchParams(router.state.location.search).get('from')).toBe(
      '2024-05-01T07:00:00.000Z',
    ),
  );
});

it('does not move all time, which has nothing before or after it', async () => {
  const { actor, parameter } = await openSearch('rangetype=relative&relative=0');
  await screen.findByLabelText('Earlier');
  for (const name of ['Earlier', 'Later', 'Zoom out'])
    expect(screen.getByLabelText(name)).toBeDisabled();
  await actor.keyboard('{Escape}[[');
  expect(parameter('relative')).toBe('0');
  await waitFor(() => expect(parameter('from')).toBeNull());
});

it('presses on a page that was left do not navigate back to it', async () => {
  const { router } = await openSearch();
  const sort = await head();
  await router.navigate('/notfound');
  atOnce(
    () => void router.navigate('/streams'),
    () => sort.click(),
  );
  await waitFor(() => expect(router.state.location.pathname).toBe('/streams'));
});

it('runs the latest query of the address, not an outdated one that is still rendered', async () => {
  const { actor, router, parameter } = await openSearch(RANGE);
  await actor.type(screen.getByRole('textbox', { name: 'Query' }), 'app:auth{Enter}');
  await waitFor(() => expect(parameter('q')).toBe('app:auth'));
  await screen.findByText('Nothing found');
  const earlier = await screen.findByLabelText('Earlier');
  atOnce(
    () => void router.navigate(-1),
    () => earlier.click(),
  );
  await waitFor(() => expect(parameter('from')).toBe('2024-05-01T09:00:00.000Z'));
  expect(parameter('q')).toBeNull();
});

it('turns auto refresh off when users go back, to another search or from another page', async () => {
  const { actor, router, parameter } = await openSearch(`${RANGE}&refresh=60`);
  expect(parameter('refresh')).toBe('60');
  await actor.type(screen.getByRole('textbox', { name: 'Query' }), 'app:auth{Enter}');
  await waitFor(() => expect(parameter('q')).toBe('app:auth'));
  expect(parameter('refresh')).toBe('60');
  await act(() => router.navigate('/streams'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Search status' })).toBeNull());
  await act(() => router.navigate(-1));
  await waitFor(() => expect(parameter('refresh')).toBeNull());
  expect(parameter('q')).toBe('app:auth');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(parameter('q')).toBeNull());
  await waitFor(() => expect(parameter('refresh')).toBeNull());
});

it('keeps auto refresh over a reload', async () => {
  const page = await openSearch(`${RANGE}&refresh=60`);
  const { router } = await reload(page);
  await screen.findByRole('region', { name: 'Search status' });
  await screen.findByRole('group', { name: 'Auto refresh' });
  expect(router.state.location.search).toContain('refresh=60');
});
