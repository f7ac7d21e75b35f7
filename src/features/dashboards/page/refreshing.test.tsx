import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Search } from '@/contract/search';
import { newAggregation, newTotal } from '@/domain/search/widgets/new-widgets';
import { answerInstead, requestsTo } from '@test/backend/backend';
import { showEverything } from '@test/rendering/in-sight';
import { layOutTables } from '@test/rendering/laid-out';
import { executions } from '@/views/execution/executions';
import { takeComplaints } from '@test/environment/quiet-console';
import { renderAt } from '@test/rendering/render';
import { settled } from '@test/rendering/settled';
import { storedDashboard } from '@test/samples/stored-dashboard';
import { replaceClock, turnClock } from '@test/rendering/turned-clock';

layOutTables({ also: '[aria-label="Widgets of this page"]' });
const setInSight = showEverything();
beforeEach(replaceClock);
afterEach(() => setInSight(true));

const EVERY = '?refresh=1';
const searches = () => requestsTo('/views/search/sync');
const isBackground = (request: Request | undefined) =>
  request?.headers.get('X-Graylog-No-Session-Extension') === 'true';
const card = (name: string) => screen.findByRole('region', { name });

const total = (id: string, query: string) => ({
  title: `Total ${query}`,
  widget: { ...newTotal(id, 'total'), query },
});
const SHOP = total('a0000000-0000-4000-8000-0000000000a1', 'source:shop-1');
const NONE = total('a0000000-0000-4000-8000-0000000000a2', 'source:nobody');

/** Answers the searches of one widget differently; `undefined` is the real answer. */
const answerFor = (query: string, answer: () => Promise<Response | undefined>) =>
  answerInstead(
    http.post('*/api/views/search/sync', async ({ request }) =>
      (await request.clone().text()).includes(query) ? answer() : undefined,
    ),
  );

type Page = Awaited<ReturnType<typeof renderAt>>;
/** Waits until the searches so far are answered. */
const answered = ({ queryClient }: Page) => waitFor(() => expect(queryClient.isFetching()).toBe(0));
/** Several intervals pass. */
const passIntervals = () => turnClock(2_500);

it('refreshes widgets in sight as background traffic, and those out of sight or in a hidden tab once they are shown', async () => {
  const id = await storedDashboard([SHOP]);
  const page = await renderAt(`/dashboards/${id}${EVERY}`);
  await within(await card(SHOP.title)).findByText('1');
  await waitFor(() => expect(searches().length).toBeGreaterThan(2));
  expect(isBackground(searches()[0])).toBe(false);
  expect(isBackground(searches().at(-1))).toBe(true);

  act(() => setInSight(false));
  await answered(page);
  const unseen = searches().length;
  await passIntervals();
  await settled();
  expect(searches()).toHaveLength(unseen);
  act(() => setInSight(true));
  await waitFor(() => expect(searches().length).toBeGreaterThan(unseen));

  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  await answered(page);
  const hidden = searches().length;
  await passIntervals();
  await settled();
  expect(searches()).toHaveLength(hidden);
  state.mockRestore();
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  await waitFor(() => expect(searches().length).toBeGreaterThan(hidden));

  act(() => setInSight(false));
  await answered(page);
  const before = searches().length;
  await page.actor.keyboard('r');
  act(() => setInSight(true));
  await waitFor(() => expect(searches().length).toBeGreaterThan(before));
  expect(isBackground(searches()[before])).toBe(false);
});

it('a slow widget holds up nobody, and a failing one keeps its last data with their age', async () => {
  const id = await storedDashboard([NONE, SHOP]);
  let answer: () => void = () => {};
  const held = new Promise<undefined>((resolve) => {
    answer = () => resolve(undefined);
  });
  answerFor('nobody', () => held);
  await renderAt(`/dashboards/${id}${EVERY}`);
  await within(await card(SHOP.title)).findByText('1');
  await waitFor(() => expect(searches().length).toBeGreaterThan(3));
  const slow = await card(NONE.title);
  expect(slow).toHaveAttribute('aria-busy', 'true');
  answer();
  expect(await within(slow).findByText('0')).toBeVisible();

  answerFor('nobody', async () => HttpResponse.json({ message: 'Too much' }, { status: 500 }));
  const stale = await within(slow).findByText(/^Data from/);
  expect(stale).toHaveAttribute('title', 'Too much');
  expect(within(slow).getByText('0')).toBeVisible();
  const mine = async () =>
    (await Promise.all(searches().map((one) => one.clone().text()))).filter((text) =>
      text.includes('nobody'),
    ).length;
  const asked = await mine();
  await passIntervals();
  expect(await mine()).toBe(asked);
  expect(await within(await card(SHOP.title)).findByText('1')).toBeVisible();
});

it('a widget that cannot be drawn is drawn again with its next data, beside its neighbours', async () => {
  const id = await storedDashboard([{ ...NONE, title: 'Broken' }, SHOP]);
  let isBroken = true;
  answerFor('nobody', async () => {
    if (!isBroken) return undefined;
    const type = { id: '6d7f1f3e-6f0c-4f7e-9d3a-000000000001', type: 'pivot', name: 'chart' };
    return HttpResponse.json({
      id: 'job',
      execution: { done: true },
      results: {
        '6d7f1f3e-6f0c-4f7e-9d3a-0d6a0c1b5a01': {
          execution_stats: { duration: 1, timestamp: '2026-11-23T10:00:00.000Z' },
          search_types: { [type.id]: { ...type, rows: null } },
          errors: [],
        },
      },
    });
  });
  await renderAt(`/dashboards/${id}${EVERY}`);
  expect(
    await screen.findByText('While rendering this widget, the following error occurred:'),
  ).toBeVisible();
  await within(await card(SHOP.title)).findByText('1');
  isBroken = false;
  expect(await within(await card('Broken')).findByText('0')).toBeVisible();
  takeComplaints();
});

it('searches a widget over thirty days in parts, like the search page', async () => {
  const month = {
    title: 'Month',
    widget: {
      ...newAggregation('a0000000-0000-4000-8000-0000000000a4', { visualization: 'line' }),
      timerange: { type: 'relative', from: 2_592_000 } as const,
    },
  };
  const id = await storedDashboard([month]);
  await renderAt(`/dashboards/${id}`);
  await within(await card('Month')).findByRole('application');
  await waitFor(() => expect(searches().length).toBeGreaterThan(1));
  const first = (await searches()[0]?.clone().json()) as Search;
  expect(first.queries[0]?.timerange).toEqual({ type: 'relative', from: 86_400 });
});

it('changing titles, positions and the visualization of widgets asks nothing', async () => {
  const id = await storedDashboard([SHOP]);
  const page = await renderAt(`/dashboards/${id}`);
  const { actor } = page;
  const region = await card(SHOP.title);
  await within(region).findByText('1');
  await settled();
  const before = searches().length;
  await actor.dblClick(within(region).getByRole('heading', { name: SHOP.title }));
  await screen.findByRole('textbox', { name: 'Widget title' });
  await actor.keyboard('Orders{Enter}');
  await card('Orders');
  const handle = await screen.findByRole('button', { name: 'Move Orders' });
  act(() => handle.focus());
  await actor.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  await screen.findByText('Unsaved changes');
  expect(within(await card('Orders')).getByText('1')).toBeVisible();
  await actor.keyboard('{Control>}z{/Control}');
  await passIntervals();
  await settled();
  expect(searches()).toHaveLength(before);
});

it('opening and closing an editor asks nothing, however old the widgets are', async () => {
  const id = await storedDashboard([SHOP, NONE]);
  const page = await renderAt(`/dashboards/${id}`);
  const { actor, queryClient } = page;
  await within(await card(SHOP.title)).findByText('1');
  await within(await card(NONE.title)).findByText('0');
  await settled();
  const before = searches().length;
  act(() => {
    for (const { queryKey, state } of queryClient
      .getQueryCache()
      .findAll({ queryKey: executions.all() }))
      queryClient.setQueryData(queryKey, state.data, { updatedAt: Date.now() - 3_600_000 });
  });
  await actor.click(
    within(await card(SHOP.title)).getByRole('button', { name: `Actions for ${SHOP.title}` }),
  );
  await actor.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await actor.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(within(await card(NONE.title)).getByText('0')).toBeVisible();
  await passIntervals();
  await settled();
  expect(searches()).toHaveLength(before);
});
