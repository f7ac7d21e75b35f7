import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { call } from '@/api/client';
import { listNodes } from '@/contract/system';
import { useKeys } from '@/shared/keys/use-keys';
import { journal } from '@/shared/drafts/journal';
import { HISTORY_KEY } from '@/shared/query-input/use-query-history';
import { answerInstead, seedBackend } from '@test/backend/backend';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';
import { findEntries, titlesOf } from './find-entries';
import type { PaletteEntry } from './palette-entry';

const wrote = vi.fn();
function NotePage() {
  useKeys('Notes', [
    { keys: 'n', label: 'Write a note', run: wrote },
    { keys: 'Enter', label: 'Only listed' },
  ]);
  return <h1>Notes</h1>;
}
const page = (path: string, title: string) => ({ path, element: <h1>{title}</h1> });
const pages = [
  { path: '/notes', element: <NotePage /> },
  page('/search', 'Search page'),
  page('/streams', 'Streams page'),
  page('/streams/:streamId/search', 'Stream search'),
  page('/system/users', 'Users page'),
];

const renderPalette = async (shown: typeof pages, user = 'admin') => {
  const view = await renderAt('/notes', { pages: shown, user });
  await screen.findByRole('heading', { name: 'Notes' });
  await view.actor.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', { name: 'Command palette' });
  return { ...view, box };
};
const open = () => renderPalette(pages);
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

layOutTables();
afterEach(() => wrote.mockClear());

it('goes to a page by a few letters', async () => {
  const { actor, router, box } = await open();
  expect(box).toHaveFocus();
  await actor.type(box, 'usrs');
  await waitFor(() => expect(options()[0]).toContain('System / Users and teams'));
  await actor.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Users page' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/system/users');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('creates a dashboard, for those who may', async () => {
  const shown = [...pages, page('/dashboards/new', 'New dashboard page')];
  const { actor, box, router } = await renderPalette(shown);
  await actor.type(box, 'new dash');
  await waitFor(() => expect(options()[0]).toContain('New dashboard'));
  await actor.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboards/new'));
});

it('finds the page of indices by what it lists, and an index set by its title', async () => {
  const { actor, box, router } = await renderPalette([
    ...pages,
    page('/system/indices', 'Indices page'),
    page('/system/index_sets/:indexSetId', 'Index set page'),
  ]);
  await actor.type(box, 'index sets');
  await waitFor(() => expect(options().join()).toContain('System / Indices'));
  await actor.clear(box);
  await actor.type(box, 'graylog events');
  await waitFor(() => expect(options()[0]).toBe('Graylog EventsIndex set'));
  await actor.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Index set page' })).toBeVisible();
  expect(router.state.location.pathname).toMatch(/^\/system\/index_sets\/[\da-f]{24}$/);
});

it('finds the pages about a node that the user may open', async () => {
  const nodePages = [
    ...pages,
    page('/system/nodes/:nodeId', 'Node page'),
    page('/system/threaddump/:nodeId', 'Thread dump page'),
  ];
  const { actor, box, router } = await renderPalette(nodePages);
  await actor.type(box, 'dump of');
  await waitFor(() => expect(options()).toHaveLength(2));
  expect(options()[1]).toMatch(/^Process-buffer dump of \S+ \/ .+Node$/);
  expect(options()[0]).toMatch(/^Thread dump of /);
  await actor.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Thread dump page' })).toBeVisible();
  expect(router.state.location.pathname).toMatch(/^\/system\/threaddump\/[\da-f-]{36}$/);
});

it('offers readers no dumps of nodes', async () => {
  await seedBackend({ seed: { users: [{ username: 'rea', roles: ['Reader'] }] } });
  const { actor, box } = await renderPalette(
    [...pages, page('/system/nodes/:nodeId', 'Node page')],
    'rea',
  );
  const { hostname } = (await call(listNodes, undefined)).nodes[0] ?? { hostname: '' };
  await actor.type(box, hostname);
  await waitFor(() => expect(options().filter((text) => text.endsWith('Node'))).toHaveLength(1));
});

it('does what the page offers, and shows its key', async () => {
  const { actor, box } = await open();
  await actor.type(box, 'note');
  await waitFor(() => expect(options()[0]).toBe('Write a notenAction'));
  expect(options().join()).not.toContain('Only listed');
  await actor.keyboard('{Enter}');
  await waitFor(() => expect(wrote).toHaveBeenCalled());
});

it('offers the settings of the account and of all, for those who may see them', async () => {
  const { actor, box, router } = await renderPalette([
    ...pages,
    page('/system/configurations', 'Configurations page'),
    page('/system/users/:userId', 'Profile page'),
  ]);
  await actor.type(box, 'url allow');
  await waitFor(() => expect(options()[0]).toBe('Configurations / URL allow-listSetting'));
  await actor.clear(box);
  await actor.type(box, 'profile');
  await waitFor(() => expect(options()[0]).toContain('Setting'));
  await actor.clear(box);
  await actor.type(box, 'log out');
  await waitFor(() => expect(options()[0]).toBe('Log outAction'));
  await actor.clear(box);
  await actor.type(box, 'conf users');
  await waitFor(() => expect(options()[0]).toContain('Configurations / Users'));
  await actor.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Configurations page' });
  expect(router.state.location.search).toBe('?section=users');
});

it('knows the streams and the queries of before, and keeps the time of a search', async () => {
  journal.set(HISTORY_KEY, ['level:3 AND source:web']);
  const { actor, router, box } = await open();
  await actor.type(box, 'default str');
  await waitFor(() => expect(options()[0]).toContain('Default Stream'));
  await actor.clear(box);
  await actor.type(box, 'rules of def');
  await waitFor(() => expect(options()[0]).toContain('Rules of Default Stream'));
  await actor.clear(box);
  await actor.type(box, 'level:3');
  await waitFor(() => expect(options()[0]).toContain('level:3 AND source:web'));
  await actor.keyboard('{Escape}');
  await router.navigate('/search?q=x&rangetype=relative&relative=3600');
  await screen.findByRole('heading', { name: 'Search page' });
  await actor.keyboard('{Control>}k{/Control}');
  await actor.type(await screen.findByRole('combobox'), 'level:3');
  await waitFor(() => expect(options()[0]).toContain('level:3'));
  await actor.click(screen.getAllByRole('option')[0] ?? document.body);
  await waitFor(() =>
    expect(router.state.location.search).toBe(
      '?q=level%3A3+AND+source%3Aweb&rangetype=relative&relative=3600',
    ),
  );
});

it('moves by the arrows, around the ends, and says where nothing is found', async () => {
  const { actor, box } = await open();
  await waitFor(() => expect(options().length).toBeGreaterThan(3));
  const selected = () =>
    screen
      .getAllByRole('option')
      .findIndex((option) => option.getAttribute('aria-selected') === 'true');
  await actor.keyboard('{ArrowDown}{ArrowDown}');
  expect(selected()).toBe(2);
  expect(box).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[2]?.id);
  await actor.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(screen.getAllByRole('option').at(-1)).toHaveAttribute('aria-selected', 'true');
  await actor.type(box, 'qqqqqq');
  expect(await screen.findByText('No results for "qqqqqq".')).toBeVisible();
});

it('goes to an area by g and its letter, but not while one types', async () => {
  const { actor, router } = await renderAt('/notes', { pages });
  await screen.findByRole('heading', { name: 'Notes' });
  await actor.keyboard('gs');
  await screen.findByRole('heading', { name: 'Search page' });
  await actor.keyboard('gt');
  await screen.findByRole('heading', { name: 'Streams page' });
  await actor.keyboard('xs');
  fireEvent.keyDown(document.body, { key: 's' });
  expect(router.state.location.pathname).toBe('/streams');
  await actor.keyboard('?');
  expect(await screen.findByText('Go to Search')).toBeVisible();
});

it('draws of ten thousand what is in sight, and finds any of them', async () => {
  answerInstead(
    http.get('*/api/entity_suggestions', () =>
      HttpResponse.json({
        suggestions: Array.from({ length: 10_000 }, (_, n) => ({
          id: `${n}`,
          value: `Stream ${n} of all`,
        })),
        pagination: { total: 10_000, count: 10_000, page: 1, per_page: 10_000 },
      }),
    ),
  );
  const { actor, box } = await open();
  await waitFor(() =>
    expect(Number(screen.getAllByRole('option')[0]?.getAttribute('aria-setsize'))).toBeGreaterThan(
      10_000,
    ),
  );
  expect(options().length).toBeLessThan(60);
  await actor.type(box, 'stream 4321');
  await waitFor(() => expect(options()[0]).toContain('Stream 4321 of all'));
  expect(options().length).toBeLessThan(60);
});

it('puts the best first among ten thousand', () => {
  const entries: PaletteEntry[] = Array.from({ length: 10_000 }, (_, index) => ({
    id: `${index}`,
    group: 'palette.stream',
    title: `Stream ${index} of ${index % 7 ? 'web' : 'mail'} servers`,
    run: () => undefined,
  }));
  entries.push({ id: 'wanted', group: 'palette.page', title: 'Web Sockets', run: () => undefined });
  const titles = titlesOf(entries);
  expect(findEntries(entries, titles, 'web sock')[0]?.id).toBe('wanted');
  expect(findEntries(entries, titles, 'sock web')[0]?.id).toBe('wanted');
  expect(findEntries(entries, titles, 'stream 4321')[0]?.id).toBe('4321');
  expect(findEntries(entries, titles, '')).toHaveLength(10_001);
  expect(findEntries(entries, titles, '%&$')).toEqual([]);
});
