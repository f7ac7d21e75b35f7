import { expect, it } from 'vitest';
import { askedBackend, read } from '@test/backend/asked-backend';

const SEARCHES = '/system/cluster_config/org.graylog2.indexer.searches.SearchesClusterConfig';
const USERS = '/system/cluster_config/org.graylog2.users.UserConfiguration';

it.each([
  [SEARCHES, { relative_timerange_options: { soon: 'Soon' } }, 'relative_timerange_options'],
  [SEARCHES, { surrounding_timerange_options: { PT5M: 5 } }, 'surrounding_timerange_options'],
  [SEARCHES, { analysis_disabled_fields: ['message', 1] }, 'analysis_disabled_fields'],
  [SEARCHES, { query_time_range_limit: 'a day' }, 'query_time_range_limit'],
  [
    USERS,
    { enable_global_session_timeout: true, global_session_timeout_interval: 'PT0S' },
    'global_session_timeout_interval',
  ],
])('%s refuses %j', async (address, body, member) => {
  const { ask } = await askedBackend();
  const answer = await ask('PUT', address, { body });
  expect(answer.status).toBe(400);
  expect(((await answer.json()) as { message: string }).message).toContain(member);
});

it('keeps the order of what is offered', async () => {
  const { ask } = await askedBackend();
  const relative_timerange_options = { P1D: '1 day', PT0S: 'all messages', PT5M: '5 minutes' };
  expect((await ask('PUT', SEARCHES, { body: { relative_timerange_options } })).status).toBe(202);
  expect(
    Object.keys(
      (await read<{ relative_timerange_options: object }>(ask('GET', SEARCHES)))
        .relative_timerange_options,
    ),
  ).toEqual(['P1D', 'PT0S', 'PT5M']);
});
