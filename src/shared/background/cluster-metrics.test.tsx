import { expect, it } from 'vitest';
import { backend, requestsTo, signInAs } from '@test/backend/backend';
import { settled } from '@test/rendering/settled';
import { readMetrics } from './cluster-metrics';
import { untilNextTick } from './next-tick';

const RECEIVED = 'org.graylog2.throughput.input.1-sec-rate';
const SENT = 'org.graylog2.throughput.output.1-sec-rate';
const signal = () => new AbortController().signal;
const namesOf = (found: Awaited<ReturnType<typeof readMetrics>>) =>
  Object.values(found).flatMap((node) => node?.metrics.map(({ full_name: name }) => name));

it('shares one request, of which each reader gets its own', async () => {
  await backend();
  await signInAs();
  const [one, other] = await Promise.all([
    readMetrics([RECEIVED], signal()),
    readMetrics([RECEIVED, SENT], signal()),
  ]);
  expect(namesOf(one)).toEqual([RECEIVED]);
  expect(namesOf(other).toSorted()).toEqual([RECEIVED, SENT]);
  await settled();
  expect(requestsTo('/cluster/metrics/multiple')).toHaveLength(1);
  await readMetrics([SENT], signal());
  await settled();
  expect(requestsTo('/cluster/metrics/multiple')).toHaveLength(2);
});

it('ends for a reader who leaves, not for the others', async () => {
  await backend();
  await signInAs();
  const leaving = new AbortController();
  const left = readMetrics([RECEIVED], leaving.signal);
  const stays = readMetrics([SENT], signal());
  leaving.abort();
  await expect(left).rejects.toMatchObject({ name: 'AbortError' });
  expect(namesOf(await stays)).toEqual([SENT]);
});

it('fails for all readers', async () => {
  await signInAs();
  (await backend()).fail('POST', '/cluster/metrics/multiple', 500);
  const both = [readMetrics([RECEIVED], signal()), readMetrics([SENT], signal())];
  const outcomes = await Promise.allSettled(both);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

it.each([
  [10_000, 2_000],
  [10_500, 1_500],
  [11_400, 600],
  // Just before a tick it waits for the one after.
  [11_999, 2_001],
])('at %d the next tick is %d away', (now, left) => {
  expect(untilNextTick(2_000, now)).toBe(left);
});
