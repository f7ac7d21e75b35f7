import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { call } from '@/api/client';
import { getView } from '@/contract/views';
import { readView } from '@/domain/search/view/view-codec';
import { requestsTo, seedBackend } from '@test/backend/backend';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';
import { settled } from '@test/rendering/settled';

layOutTables({ also: '[aria-label="Widgets of this search"]' });

const messages = [
  { message: 'payment refused', source: 'shop-1', fields: { took_ms: 10 } },
  { message: 'login', source: 'auth-1', fields: { took_ms: 30 } },
];
const region = (name: string) => screen.findByRole('region', { name });

async function open(address = '/search') {
  const node = await seedBackend({ seed: { messages } });
  const view = await renderAt(address);
  await region('All Messages');
  const create = async (name: string) => {
    const heading = screen.queryByRole('heading', { name: 'Predefined aggregation' });
    if (!heading) await view.actor.click(await screen.findByRole('button', { name: 'Create' }));
    await view.actor.click(await screen.findByRole('button', { name }));
  };
  return { ...view, node, create };
}

test.each([
  ['Message table', 'Untitled Message Table'],
  ['Message Count', 'Message Count', 2],
  ['Messages over time', 'Messages over time'],
  ['Top sources', 'Top sources'],
])('%s: the new widget gets the focus, and can be undone', async (name, title, count = 1) => {
  const { actor, create } = await open();
  await create(name);
  const groups = () => screen.queryAllByRole('group', { name: title });
  await waitFor(() => expect(groups()).toHaveLength(count));
  await waitFor(() => expect(groups().at(-1)).toHaveFocus());
  expect(await region('All Messages')).toBeVisible();
  await actor.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(groups()).toHaveLength(count - 1));
});

test('a new aggregation opens in its editor, which gets the focus; it has the title of what it shows', async () => {
  const { actor, create, router } = await open();
  await create('Aggregation');
  const editor = await region('Edit "count() by timestamp"');
  await waitFor(() => expect(editor).toHaveFocus());
  await actor.click(within(editor).getByRole('button', { name: 'Update widget' }));
  const widget = await screen.findByRole('group', { name: 'count() by timestamp' });
  await waitFor(() => expect(widget).toHaveFocus());
  expect(router.state.location.search).not.toContain('editing');
  await actor.keyboard('{Control>}z{/Control}');
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'count() by timestamp' })).not.toBeInTheDocument(),
  );
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});

test('a widget created beside a maximized one is shown with all others', async () => {
  const { actor, create, router } = await open();
  await actor.click(await screen.findByRole('button', { name: 'Actions for Message Count' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Focus this widget' }));
  await waitFor(() => expect(router.state.location.search).toContain('focusing=true'));
  await create('Top sources');
  expect(await region('Top sources')).toBeVisible();
  expect(await region('All Messages')).toBeVisible();
  expect(router.state.location.search).not.toContain('focus');
});

const inSight = () =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly tell: IntersectionObserverCallback) {}
      observe() {
        this.tell(
          [{ isIntersecting: true } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        );
      }
      unobserve() {}
      disconnect() {}
    },
  );

test('a widget without a result says so, even if the server reports no error', async () => {
  inSight();
  const { create, node } = await open();
  node.fail('POST', '/views/search/sync', 200, {
    times: Infinity,
    body: {
      id: 'j',
      search_id: 's',
      owner: 'admin',
      execution: { done: true, cancelled: false, completed_exceptionally: false },
      results: {},
    },
  });
  await create('Top sources');
  const widget = await region('Top sources');
  expect(
    await within(widget).findByText(
      'While retrieving data for this widget, the following error(s) occurred:',
    ),
  ).toBeVisible();
  expect(
    within(widget).getByText(/^Search type for widget with id \S+ does not exist$/),
  ).toBeVisible();
});

test('widgets in the default layout can be arranged on request, which explains how and focuses the handle', async () => {
  const { actor } = await open();
  await actor.click(await screen.findByRole('button', { name: 'Actions for Message Count' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Move or resize' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Move Message Count' })).toHaveFocus(),
  );
  expect(screen.getByText(/^Drag a widget by the dots/)).toBeVisible();
  await actor.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(
    await screen.findByText(/^Message Count: column 1, row 1, .* 3 high$/),
  ).toBeInTheDocument();
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  await actor.keyboard('{Control>}z{/Control}');
  await actor.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Move Message Count' })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('region', { name: 'All Messages' })).toBeVisible();
});

test('charts of an older console become widgets once, in one step', async () => {
  localStorage.setItem(
    'pinned-field-charts',
    JSON.stringify({
      one: {
        field: 'took_ms',
        valuetype: 'mean',
        interval: 'quarter',
        renderer: 'bar',
        interpolation: 'linear',
      },
      two: {
        field: 'source',
        valuetype: 'cardinality',
        interval: 'hour',
        renderer: 'area',
        interpolation: 'linear',
      },
    }),
  );
  const { actor, router } = await open();
  expect(await screen.findByText('Migrate existing search page charts')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Migrate' }));
  expect(await region('took_ms (mean)')).toBeVisible();
  expect(await region('source (cardinality)')).toBeVisible();
  expect(screen.queryByText('Migrate existing search page charts')).not.toBeInTheDocument();
  expect(localStorage.getItem('pinned-field-charts-migration')).toBe('finished');
  await actor.keyboard('{Control>}z{/Control}');
  await waitFor(() =>
    expect(
      screen.queryByRole('region', { name: /\((mean|cardinality)\)/ }),
    ).not.toBeInTheDocument(),
  );
  await router.navigate('/search?q=x');
  expect(screen.queryByText('Migrate existing search page charts')).not.toBeInTheDocument();
});

test('discarded charts are not offered again', async () => {
  localStorage.setItem('pinned-field-charts', JSON.stringify({ one: { field: 'took_ms' } }));
  const { actor } = await open();
  await actor.click(await screen.findByRole('button', { name: 'Discard charts' }));
  await waitFor(() =>
    expect(screen.queryByText('Migrate existing search page charts')).not.toBeInTheDocument(),
  );
  expect(localStorage.getItem('pinned-field-charts-migration')).toBe('discarded');
  expect(screen.getByRole('region', { name: 'All Messages' })).toBeVisible();
});

test('what rows show below the fields belongs to the view: it can be undone, and is saved with it', async () => {
  const { actor, router } = await open();
  const choose = async (name: string) => {
    await actor.click(screen.getByRole('button', { name: 'View' }));
    await actor.click(await screen.findByRole('checkbox', { name }));
    await actor.keyboard('{Escape}');
  };
  await choose('Show summary in new row');
  expect((await screen.findAllByText('took_ms')).length).toBeGreaterThan(0);
  await choose('Show message in new row');
  await actor.keyboard('{Control>}z{/Control}');
  const controls = within(await screen.findByRole('group', { name: 'Search actions' }));
  await actor.click(controls.getByRole('button', { name: 'Save' }));
  await actor.type(await screen.findByRole('textbox', { name: 'Title' }), 'With summary{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toMatch(/[0-9a-f]{24}$/));
  const stored = readView({
    view: await call(getView, { id: router.state.location.pathname.slice(-24) }),
    search: undefined,
  });
  expect(Object.values(stored.states)[0]?.widgets[1]).toMatchObject({
    config: { showMessageRow: true, showSummary: true },
  });
});

test('over all time a widget is searched from the first bar on, once, and the page states no start', async () => {
  inSight();
  const { create } = await open('/search?rangetype=relative&relative=0');
  expect(await screen.findByRole('region', { name: 'Search status' })).toHaveTextContent(
    /All messages until \d{4}-/,
  );
  await settled();
  const before = requestsTo('/views/search/sync').length;
  await create('Top sources');
  const widget = await region('Top sources');
  expect(await within(widget).findByTitle(/, took /)).toBeVisible();
  const searches = await Promise.all(
    requestsTo('/views/search/sync')
      .slice(before)
      .map(
        async (request) => (await request.clone().json()) as { queries: { timerange: unknown }[] },
      ),
  );
  expect(searches.map(({ queries }) => queries[0]?.timerange)).toEqual([
    { type: 'absolute', from: expect.stringMatching(/^20/), to: expect.stringMatching(/^20/) },
  ]);
});
