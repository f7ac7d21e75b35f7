import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { requestsTo, seedBackend } from '@test/backend/backend';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';

layOutTables();

type SeedMessage = { message: string; fields: Record<string, string | number> };
const messages: SeedMessage[] = [
  { message: 'payment refused', fields: { app: 'checkout', code: 500 } },
  { message: 'payment taken', fields: { app: 'checkout', code: 200 } },
  { message: 'login', fields: { app: 'auth' } },
];

async function openFields(url = '/search', seeded: readonly SeedMessage[] = messages) {
  const node = await seedBackend({ seed: { messages: seeded } });
  const view = await renderAt(url);
  const list = await screen.findByRole('treegrid', { name: 'Fields' });
  await waitFor(() => expect(requestsTo('/views/fields')).toHaveLength(1));
  return { ...view, node, list };
}
const list = () => screen.getByRole('treegrid', { name: 'Fields' });
const names = () =>
  [...list().querySelectorAll('[role="row"][aria-level="1"]')].map(
    ({ textContent }) => textContent,
  );

it('lists the fields of the loaded messages, and the internal ones on demand', async () => {
  const { actor } = await openFields();
  await waitFor(() =>
    expect(names()).toEqual(['app', 'code', 'message', 'source', 'streams', 'timestamp']),
  );
  await actor.click(screen.getByRole('radio', { name: 'Reserved' }));
  await waitFor(() => expect(names()).toContain('gl2_source_input'));
  await actor.click(screen.getByRole('radio', { name: 'All' }));
  await waitFor(() => expect(names()).not.toContain('gl2_source_input'));
});

it('filters fields while typing, and says when none match', async () => {
  const { actor } = await openFields();
  const find = screen.getByRole('searchbox', { name: 'Search fields' });
  await actor.type(find, 'OD');
  await waitFor(() => expect(names()).toEqual(['code']));
  await actor.type(find, 'x');
  expect(await screen.findByText('No field name contains "ODx".')).toBeInTheDocument();
});

it('counts the values of a field that is opened by keyboard, and narrows the search to one', async () => {
  const { actor, router } = await openFields();
  list().focus();
  await actor.keyboard('{Enter}');
  const values = await screen.findByRole('list', { name: 'Top values' });
  expect(
    within(values)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['checkout2 · 67%', 'auth1 · 33%']);
  await actor.click(
    within(values).getAllByRole('button', { name: 'Exclude this value of app' })[0] ?? values,
  );
  await waitFor(() =>
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe('NOT app:checkout'),
  );
  // The open field is counted again for the new result.
  expect(await screen.findByText('1 · 100%')).toBeInTheDocument();
});

it('shows a rare value with a share above zero', async () => {
  const { actor } = await openFields(
    '/search',
    Array.from({ length: 300 }, (_, n) => ({
      message: 'order',
      fields: { app: n === 0 ? 'rare' : 'usual' },
    })),
  );
  list().focus();
  await actor.keyboard('{Enter}');
  expect(
    await screen.findByText('1 · <\u00A01%', { normalizer: (text) => text }),
  ).toBeInTheDocument();
});

it.each([
  ['Exists', '_exists_:code', '1–2 of 2', 2],
  // After that the field is no longer among those of the loaded messages.
  ['Missing', 'NOT _exists_:code', '1–1 of 1', 0],
])('%s', async (button, query, found, values) => {
  const { actor, router } = await openFields();
  list().focus();
  await actor.keyboard('{ArrowDown}{Enter}');
  await actor.click(await screen.findByRole('button', { name: button }));
  await waitFor(() =>
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe(query),
  );
  expect(await screen.findByText(found)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryAllByText('1 · 50%')).toHaveLength(values));
});

it('toggles a field as a column with the space bar', async () => {
  const { actor } = await openFields();
  list().focus();
  await actor.keyboard(' ');
  expect(await screen.findByTitle('Sort by app')).toBeInTheDocument();
});

it('explains why the values of a field could not be counted', async () => {
  const { actor, node } = await openFields();
  node.fail('POST', '/views/search/sync', 500, {
    times: Infinity,
    body: { type: 'ApiError', message: 'Too many buckets.' },
  });
  list().focus();
  await actor.keyboard('{Enter}');
  expect(await screen.findByText('Too many buckets.')).toBeInTheDocument();
});

it('explains why the fields could not be loaded, and retries', async () => {
  const node = await seedBackend({ seed: { messages } });
  node.fail('POST', '/views/fields', 500, {
    body: { type: 'ApiError', message: 'No field types today.' },
  });
  const { actor } = await renderAt('/search');
  await screen.findByText('No field types today.');
  await actor.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('No field types today.')).not.toBeInTheDocument());
});

it('shows the statistics of a field of a message, and keeps the filter of the list', async () => {
  const { actor } = await openFields();
  const find = screen.getByRole('searchbox', { name: 'Search fields' });
  await actor.type(find, 'od');
  await waitFor(() => expect(names()).toEqual(['code']));
  screen.getByRole('treegrid', { name: 'All Messages' }).focus();
  await actor.keyboard('{Enter}');
  await actor.click(await screen.findByRole('listitem', { name: 'app: auth' }));
  await actor.click(screen.getByRole('button', { name: 'More actions for app' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Statistics for app' }));
  expect(await screen.findByRole('list', { name: 'Top values' })).toBeVisible();
  expect(names()).toEqual(['app', 'code']);
  expect(find).toHaveValue('od');
  await actor.clear(find);
  await actor.type(find, 'mess');
  await waitFor(() => expect(names()).toEqual(['message']));
});
