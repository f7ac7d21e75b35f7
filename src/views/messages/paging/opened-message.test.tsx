import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { requestsTo, seedBackend } from '@test/backend/backend';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';

layOutTables();

const sample = {
  messages: [
    { message: 'payment refused', source: 'shop-1', fields: { app: 'checkout' } },
    { message: 'login', source: 'auth-1', fields: { app: 'auth' } },
  ],
};

async function openRow(text: string) {
  await seedBackend({ seed: sample });
  const view = await renderAt('/search');
  const table = await screen.findByRole('treegrid', { name: 'All Messages' });
  await view.actor.click(within(table).getByText(text));
  await waitFor(() => expect(view.router.state.location.search).toContain('message='));
  return {
    ...view,
    table,
    address: () => new URLSearchParams(view.router.state.location.search),
    query: screen.getByRole('textbox', { name: 'Query' }),
  };
}
const details = () => screen.queryByRole('region', { name: /^Details of message/ });

it('keeps the opened message in the address when columns change and when the search runs again', async () => {
  const { actor, address, query } = await openRow('payment refused');
  const opened = address().get('message');
  await actor.click(
    (await screen.findAllByRole('button', { name: 'Show app as column' }))[0] ?? query,
  );
  await waitFor(() => expect(address().get('fields')).toContain('app'));
  expect(address().get('message')).toBe(opened);
  const before = requestsTo('/views/search/sync').length;
  await actor.type(query, '{Enter}');
  await waitFor(() => expect(requestsTo('/views/search/sync').length).toBeGreaterThan(before));
  expect(address().get('message')).toBe(opened);
});

it('keeps a message open in a search that finds it, and drops it otherwise', async () => {
  const { actor, address, query, router } = await openRow('payment refused');
  const opened = address().get('message');
  await actor.type(query, 'app:checkout{Enter}');
  await waitFor(() => expect(address().get('q')).toBe('app:checkout'));
  expect(address().get('message')).toBe(opened);
  await waitFor(() => expect(details()).toBeVisible());
  await actor.clear(query);
  await actor.type(query, 'app:auth{Enter}');
  await waitFor(() => expect(address().get('q')).toBe('app:auth'));
  await waitFor(() => expect(address().get('message')).toBeNull());
  expect(details()).toBeNull();
  expect(screen.queryByText(/is not among/)).toBeNull();
  expect(router.state.location.search).toContain('q=app%3Aauth');
});

it('opens all messages again after a reload, and none of them in another search', async () => {
  await seedBackend({ seed: sample });
  const first = await renderAt('/search');
  const open = async (text: string) =>
    first.actor.click(
      within(await screen.findByRole('treegrid', { name: 'All Messages' })).getByText(text),
    );
  const opened = () => screen.queryAllByRole('region', { name: /^Details of message/ }).length;
  await open('payment refused');
  await waitFor(() => expect(opened()).toBe(1));
  await open('login');
  await waitFor(() => expect(opened()).toBe(2));
  const { location } = first.router.state;
  first.unmount();
  const again = await renderAt(location);
  await waitFor(() => expect(opened()).toBe(2));
  await again.actor.type(screen.getByRole('textbox', { name: 'Query' }), 'app:auth{Enter}');
  await screen.findByText('1–1 of 1');
  await waitFor(() => expect(opened()).toBe(1));
});
