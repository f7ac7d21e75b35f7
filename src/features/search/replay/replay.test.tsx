import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { answerInstead, requestsTo, seedBackend } from '@test/backend/backend';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';

layOutTables({ also: '[aria-label="Widgets of this search"]' });

const STREAM = '000000000000000000000001';
const [EVENT, DEFINITION] = ['01DF119QKMPCR5VWBXS8783799', '54e3deadbeefdeadbeefaffe'];
/** As sent by Graylog. */
const definition = {
  id: DEFINITION,
  title: 'Refused payments',
  description: 'Too many of them',
  priority: 2,
  alert: true,
  field_spec: {},
  key_spec: [],
  notifications: [],
  storage: [],
  config: {
    type: 'aggregation-v1',
    query: 'app:checkout',
    query_parameters: [],
    streams: [STREAM],
    group_by: ['source'],
    series: [{ id: 'count-', function: 'count', field: null }],
    conditions: null,
    search_within_ms: 600_000,
    execute_every_ms: 300_000,
  },
};
/** An answer of Graylog contains the index beside the event. */
const stored = (event: object) => ({ event, index_name: 'gl-events_0', index_type: 'message' });
const event = {
  id: EVENT,
  event_definition_type: 'aggregation-v1',
  event_definition_id: DEFINITION,
  origin_context: null,
  timestamp_processing: '2026-11-21T10:05:00.389Z',
  message: 'Refused payments: 3',
  timestamp: '2026-11-21T10:05:00.000Z',
  timerange_start: '2026-11-21T10:00:00.000Z',
  timerange_end: '2026-11-21T10:05:00.000Z',
  streams: ['000000000000000000000002'],
  source_streams: [STREAM],
  source: 'node',
  key_tuple: ['shop 1'],
  key: 'shop 1',
  priority: 3,
  alert: true,
  fields: {},
  group_by_fields: { source: 'shop 1' },
  replay_info: {
    timerange_start: '2026-11-21T10:00:00.000Z',
    timerange_end: '2026-11-21T10:05:00.000Z',
    query: 'app:checkout OR app:till',
    streams: [STREAM],
  },
};
const answer = (path: string, body: object | null) =>
  http.get(`*/api${path}`, () =>
    body ? HttpResponse.json(body) : new HttpResponse(null, { status: 204 }),
  );
const messages = [
  { message: 'payment refused', source: 'shop 1', fields: { app: 'checkout' } },
  { message: 'login', source: 'auth-1', fields: { app: 'auth' } },
];
const searched = async () => {
  const bodies = await Promise.all(
    requestsTo('/views/search/sync').map(
      (request) =>
        request.clone().json() as Promise<{
          queries: {
            query: { query_string: string };
            timerange: object;
            filter: object;
            search_types: { type: string }[];
          }[];
        }>,
    ),
  );
  return bodies
    .map(({ queries }) => queries[0])
    .find((query) => query?.search_types.some(({ type }) => type === 'messages'));
};

it('runs the search of an event definition over its search window, and shows its aggregation', async () => {
  await seedBackend({ seed: { messages } });
  answerInstead(answer(`/events/definitions/${DEFINITION}`, definition));
  await renderAt(`/alerts/definitions/${DEFINITION}/replay-search`);
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: 'Replay of event definition "Refused payments"',
    }),
  ).toBeVisible();
  expect(document.title).toMatch(/^Replay of event definition "Refused payments"/);
  expect(await screen.findByText('Too many of them')).toBeVisible();
  expect(await screen.findByRole('textbox', { name: 'Query' })).toHaveValue('app:checkout');
  await waitFor(async () =>
    expect(await searched()).toMatchObject({
      query: { query_string: 'app:checkout' },
      timerange: { type: 'relative', range: 600 },
      filter: { filters: [{ id: STREAM }] },
    }),
  );
  expect(await screen.findByRole('region', { name: 'Refused payments' })).toBeVisible();
  expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
});

it('runs the search behind an event, for its group', async () => {
  await seedBackend({ seed: { messages } });
  answerInstead(
    answer(`/events/${EVENT}`, stored(event)),
    answer(`/events/definitions/${DEFINITION}`, definition),
  );
  const { router } = await renderAt(`/alerts/${EVENT}/replay-search`);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Replay of event "Refused payments"' }),
  ).toBeVisible();
  await waitFor(async () =>
    expect(await searched()).toMatchObject({
      query: { query_string: '(app:checkout OR app:till) AND source:"shop 1"' },
      timerange: {
        type: 'absolute',
        from: '2026-11-21T10:00:00.000Z',
        to: '2026-11-21T10:05:00.000Z',
      },
    }),
  );
  expect(router.state.location.pathname).toBe(`/alerts/${EVENT}/replay-search`);
  expect(await screen.findByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(
    `Alerts & Events${EVENT}`,
  );
});

it('searches for messages without a field for the group of those without it', async () => {
  await seedBackend({ seed: { messages } });
  answerInstead(
    answer(
      `/events/${EVENT}`,
      stored({ ...event, group_by_fields: { source: 'shop 1', user: '(Empty Value)' } }),
    ),
  );
  await renderAt(`/alerts/${EVENT}/replay-search`);
  await waitFor(async () =>
    expect(await searched()).toMatchObject({
      query: {
        query_string: '(app:checkout OR app:till) AND source:"shop 1" AND NOT _exists_:user',
      },
    }),
  );
});

it('searches the window of a single message that matched a filter', async () => {
  await seedBackend({ seed: { messages } });
  const filtered = {
    ...event,
    origin_context: 'urn:graylog:message:es:graylog_0:01M7Z53NCNSKG1MYH141T3FWPC',
    timerange_start: null,
    timerange_end: null,
    key_tuple: [],
    key: null,
    group_by_fields: {},
  };
  answerInstead(
    answer(`/events/${EVENT}`, stored(filtered)),
    answer(`/events/definitions/${DEFINITION}`, {
      ...definition,
      config: { ...definition.config, group_by: [], series: [] },
    }),
  );
  await renderAt(`/alerts/${EVENT}/replay-search`);
  await waitFor(async () =>
    expect(await searched()).toMatchObject({
      query: { query_string: 'app:checkout OR app:till' },
      timerange: { from: '2026-11-21T10:00:00.000Z', to: '2026-11-21T10:05:00.000Z' },
    }),
  );
  expect(await screen.findByRole('region', { name: 'All Messages' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Refused payments' })).toBeNull();
});

it('needs no definition if the event has enough information', async () => {
  await seedBackend({ seed: { messages } });
  answerInstead(answer(`/events/${EVENT}`, stored(event)));
  await renderAt(`/alerts/${EVENT}/replay-search`);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Replay of event "Refused payments: 3"' }),
  ).toBeVisible();
});

it('reports an event that came from the system, is missing, or is of an unknown type', async () => {
  await seedBackend();
  answerInstead(
    answer(`/events/definitions/${DEFINITION}`, {
      ...definition,
      title: 'System',
      config: { type: 'system-notifications-v1' },
    }),
    answer(`/events/gone`, null),
  );
  const first = await renderAt(`/alerts/definitions/${DEFINITION}/replay-search`);
  expect(await screen.findByRole('heading', { name: '"System" has no search' })).toBeVisible();
  first.unmount();
  const second = await renderAt('/alerts/gone/replay-search');
  expect(
    within(await screen.findByRole('alert')).getByText(/alerts\/gone\/replay-search/),
  ).toBeVisible();
  second.unmount();
  await renderAt('/alerts/definitions/unknown/replay-search');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /not found|does not exist|doesn't exist/i,
  );
});
