import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { ExecutionState } from '@/contract/search';
import { newMessages, newTotal } from '@/domain/search/widgets/new-widgets';
import type { Widget } from '@/domain/search/widgets/widget';
import { loadView } from '@/views/storing/queries';
import { newIds } from '@/views/storing/new-ids';
import { answerInstead, requestsTo } from '@test/backend/backend';
import { showEverything } from '@test/rendering/in-sight';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';
import { settled } from '@test/rendering/settled';
import { storedDashboard } from '@test/samples/stored-dashboard';

layOutTables({ also: '[aria-label="Widgets of this page"]' });
showEverything();

const total = newTotal(newIds.id(), 'total');
const TOTAL = { title: 'Total', widget: total as Widget };
const TREND = {
  title: 'Trend',
  widget: {
    ...total,
    id: newIds.id(),
    config: {
      ...total.config,
      visualizationConfig: { trend: true, trend_preference: 'NEUTRAL' },
    },
  } as Widget,
};
const ROWS = { title: 'Messages', widget: newMessages(newIds.id(), ['message']) as Widget };

const GRAYLOG = {
  codename: 'Noir',
  version: '5.1.13',
  facility: 'graylog-server',
  cluster_id: 'c',
  node_id: 'n',
  started_at: '2026-11-26T10:00:00.000Z',
  hostname: 'graylog',
  lifecycle: 'running',
  lb_status: 'alive',
  timezone: 'UTC',
  operating_system: 'Linux',
  is_processing: true,
  is_leader: true,
};

/** The embedded node answers as if it were Graylog. */
beforeEach(() => answerInstead(http.get('*/api/system', () => HttpResponse.json(GRAYLOG))));

async function opened(address = '') {
  const id = await storedDashboard([TOTAL, ROWS]);
  const { search } = await loadView(id);
  const page = await renderAt(`/dashboards/${id}?refresh=1${address}`);
  const total = await screen.findByRole('region', { name: 'Total' });
  return { ...page, id, search, total };
}
const executions = (searchId: string) => requestsTo(`/views/search/${searchId}/execute`);
const stateOf = async (request: Request | undefined) =>
  ((await request?.clone().json()) as ExecutionState).global_override;

it('runs single widgets of a stored dashboard without sending it again', async () => {
  const { search, total } = await opened();
  expect(await within(total).findByText('1')).toBeVisible();
  expect(await screen.findByText('payment refused')).toBeVisible();
  await waitFor(() => expect(executions(search.id).length).toBeGreaterThan(3));
  const kept = await Promise.all(executions(search.id).map(stateOf));
  const types = search.queries[0]?.searchTypes.map(({ id }) => id) ?? [];
  expect(types).toHaveLength(2);
  for (const one of kept) {
    expect(one?.keep_queries).toEqual([search.queries[0]?.id]);
    expect(one?.keep_search_types).toHaveLength(1);
  }
  expect(new Set(kept.flatMap((one) => one?.keep_search_types))).toEqual(new Set(types));
});

it('runs a number with its trend as one part, and with the filter of the dashboard as it is', async () => {
  const id = await storedDashboard([TREND]);
  const { search } = await loadView(id);
  const { unmount } = await renderAt(`/dashboards/${id}?refresh=1`);
  await waitFor(() => expect(executions(search.id).length).toBeGreaterThan(0));
  expect((await stateOf(executions(search.id)[0]))?.keep_search_types).toHaveLength(2);
  const trend = await screen.findByRole('region', { name: 'Trend' });
  expect(await within(trend).findByText('1')).toBeVisible();
  expect(await within(trend).findByText(/^\+1/)).toBeVisible();
  await settled();
  unmount();
  const before = executions(search.id).length;
  await renderAt(`/dashboards/${id}?rangetype=relative&from=600&refresh=1`);
  await waitFor(() => expect(requestsTo('/views/search/sync').length).toBeGreaterThan(2));
  await settled();
  expect(executions(search.id)).toHaveLength(before);
});

it('searches for the filter of the dashboard in the same way', async () => {
  const { search, total } = await opened('&q=source:nobody&rangetype=relative&from=600');
  expect(await within(total).findByText('0')).toBeVisible();
  await waitFor(() => expect(executions(search.id).length).toBeGreaterThan(1));
  expect(await stateOf(executions(search.id).at(-1))).toMatchObject({
    query: { query_string: 'source:nobody' },
    timerange: { type: 'relative' },
  });
});

it('sends the search itself if the stored one is gone, and does not try again', async () => {
  const gone = { status: 404 };
  answerInstead(http.post('*/api/views/search/:id/execute', () => HttpResponse.json({}, gone)));
  const { search, total } = await opened();
  expect(await within(total).findByText('1')).toBeVisible();
  await waitFor(() => expect(requestsTo('/views/search/sync').length).toBeGreaterThan(4));
  expect(executions(search.id).length).toBeLessThan(3);
});
