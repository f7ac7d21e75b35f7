import type { RunningNode } from '../../e2e/node';
import { TIME_BY_SOURCE, TOP } from '../cases';
import { gelfTcpPort } from '../ingest/gelf-port';
import { feed } from '../messages/feed';
import type { Figure } from '../report';
import { spread } from '../spread';
import { sendSmallRequests } from './small-requests';
import { newReader, post } from './users';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 120);
const SESSIONS = Number(process.env['BENCH_SESSIONS'] ?? 50);
const USERS = 10;
const FED_PER_SECOND = 2_000;
const WEEK = 604_800;

/** Heavy searches, none of which is like another, so that nothing is shared. */
const heavy = (n: number) => ({
  queries: [
    {
      id: 'q',
      timerange: { type: 'relative', range: WEEK + n },
      query: { type: 'elasticsearch', query_string: `NOT user${n}` },
      search_types: [
        { ...TOP, id: 'a', row_groups: [{ type: 'values', fields: ['path'], limit: 100 }] },
        { ...TIME_BY_SOURCE, id: 'b' },
      ],
    },
  ],
});

let last = 0;

/** Each session sends its next search when the previous one is answered. */
async function run(node: RunningNode, users: readonly string[], sessions: number, seconds: number) {
  const started = performance.now();
  const end = started + seconds * 1000;
  const times: number[] = [];
  const statuses: number[] = [];
  await Promise.all(
    Array.from({ length: sessions }, async (_, at) => {
      while (performance.now() < end) {
        const from = performance.now();
        const user = users[at % users.length] ?? '';
        const { status } = await post(node, user, '/views/search/sync', heavy((last += 1)));
        times.push(performance.now() - from);
        statuses.push(status);
      }
    }),
  );
  return {
    perSecond: times.length / ((performance.now() - started) / 1000),
    failed: statuses.filter((status) => status !== 200).length,
    latency: spread(times),
  };
}

/** Many sessions of heavy searches while messages arrive. */
export async function measureSessions(node: RunningNode): Promise<Figure[]> {
  const other = await newReader(node, 'other');
  const users = [];
  for (let n = 0; n < USERS; n += 1) users.push(await newReader(node, `reader${n}`));
  const feeding = await feed(await gelfTcpPort(node), FED_PER_SECOND);
  const one = await run(node, users, 1, Math.max(10, SECONDS / 6));
  const small = sendSmallRequests(node.url, other, ['/users/other', '/streams', '/views/fields']);
  const crowd = await run(node, users, SESSIONS, SECONDS);
  const { latency, failed } = await small.stop();
  const fed = await feeding.stop();
  const name = (what: string) => `${SESSIONS} sessions of heavy searches: ${what}`;
  const { p50, max } = crowd.latency;
  return [
    {
      name: name('failed'),
      value: crowd.failed,
      unit: '',
      aim: 0,
      runs: crowd.latency.runs,
      note: `${Math.round(fed)} messages/s arrived; half of the searches took up to ${Math.round(p50)} ms, the longest ${Math.round(max)} ms`,
    },
    {
      name: name('small requests of others, 95 %'),
      value: latency.p95,
      unit: 'ms',
      aim: 500,
      runs: latency.runs,
      note: `the longest ${Math.round(latency.max)} ms; ${failed} failed`,
    },
    {
      name: name('searches a second, against one session'),
      value: (100 * crowd.perSecond) / one.perSecond,
      unit: '%',
      aim: 100,
      atLeast: true,
      note: `${crowd.perSecond.toFixed(2)} and ${one.perSecond.toFixed(2)} a second`,
    },
    { name: name('peak memory'), value: node.peakMemory() / 1024 / 1024, unit: 'MB', aim: 1500 },
  ];
}
