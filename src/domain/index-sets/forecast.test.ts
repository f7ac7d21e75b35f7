import { describe, expect, it } from 'vitest';
import { forecast } from './forecast';
import { readIndices, type SetIndex } from './set-index';
import type { RetentionStrategy, RotationStrategy } from './strategy';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-20T12:00:00Z');
const ROTATION = 'org.graylog2.indexer.rotation.strategies';
const RETENTION = 'org.graylog2.indexer.retention.strategies';

const byMessages = (most: number): RotationStrategy => ({
  type: `${ROTATION}.MessageCountRotationStrategyConfig`,
  max_docs_per_index: most,
});
const daily: RotationStrategy = {
  type: `${ROTATION}.TimeBasedRotationStrategyConfig`,
  rotation_period: 'P1D',
  max_rotation_period: null,
  rotate_empty_index_set: false,
};
const byAge: RotationStrategy = {
  type: `${ROTATION}.TimeBasedSizeOptimizingStrategyConfig`,
  index_lifetime_min: 'P30D',
  index_lifetime_max: 'P40D',
};
const keeping = (
  most: number,
  kind: 'Deletion' | 'Closing' | 'Noop' = 'Deletion',
): RetentionStrategy => ({
  type: `${RETENTION}.${kind}RetentionStrategyConfig`,
  max_number_of_indices: most,
});
const setOf = (rotation_strategy: RotationStrategy, retention_strategy: RetentionStrategy) => ({
  writable: true,
  rotation_strategy,
  retention_strategy,
});
/** Created so many days ago, each with 1,000 messages; the last takes the messages. */
const made = (...daysAgo: number[]): SetIndex[] =>
  daysAgo.map((days, at) => ({
    name: `a_${at}`,
    createdAt: NOW - days * DAY,
    state: 'open',
    reopened: false,
    isWriteIndex: at === daysAgo.length - 1,
    messages: 1000,
    bytes: 1_000_000,
    range: undefined,
  }));
const iso = (moment: unknown) =>
  typeof moment === 'object' && moment !== null && 'at' in moment
    ? new Date(Number(moment.at)).toISOString()
    : moment;

describe('sets that rotate by number of messages', () => {
  it('rotate when the rest has arrived at the measured rate', () => {
    const { rate, filled, rotation } = forecast(setOf(byMessages(4000), keeping(20)), made(2), NOW);
    expect(rate && rate.messages * DAY).toBe(500);
    expect(filled).toBe(0.25);
    expect(rotation).toMatchObject({ certainty: 'rate' });
    expect(iso(rotation)).toMatch(/^2026-11-26T12:02/);
  });

  it('delete the oldest index with the rotation that exceeds the number', () => {
    const full = forecast(setOf(byMessages(4000), keeping(1)), made(2), NOW);
    expect(iso(full.next?.moment)).toBe(iso(full.rotation));
    // One index is full after 8 days, three more are kept beside it.
    const { next, limit, counted } = forecast(setOf(byMessages(4000), keeping(4)), made(2), NOW);
    expect([limit, counted, next?.index.name]).toEqual([4, 1, 'a_0']);
    expect(iso(next?.moment)).toMatch(/^2026-12-20T12:02/);
  });

  it('cannot say when without messages, and never in more than a lifetime', () => {
    const empty = made(2).map((index) => ({ ...index, messages: 0, bytes: 0 }));
    expect(forecast(setOf(byMessages(4000), keeping(20)), empty, NOW).rotation).toBe('noRate');
    expect(forecast(setOf(byMessages(2 ** 31 - 1), keeping(20)), made(2), NOW).rotation).toBe(
      'far',
    );
  });
});

it('takes no rate from the first minutes of a set', () => {
  const rateAfter = (minutes: number) =>
    forecast(setOf(byMessages(4000), keeping(20)), made(minutes / 1440), NOW).rate;
  expect(rateAfter(20)).toBeUndefined();
  expect(rateAfter(60)).toMatchObject({ messages: 1000 / 3_600_000 });
});

describe('sets that rotate by time', () => {
  it('rotate at the end of the period, unless they are empty', () => {
    expect(forecast(setOf(daily, keeping(20)), made(0.25), NOW).rotation).toEqual({
      at: Date.parse('2026-11-21T00:00:00Z'),
      certainty: 'exact',
    });
    const empty = made(0.25).map((index) => ({ ...index, messages: 0 }));
    expect(forecast(setOf(daily, keeping(20)), empty, NOW).rotation).toBe('empty');
  });

  it('delete so many periods later as indices are still free', () => {
    const { next } = forecast(setOf(daily, keeping(5)), made(2.5, 1.5, 0.25), NOW);
    expect(iso(next?.moment)).toBe('2026-11-23T00:00:00.000Z');
  });

  it('need no more time for short periods of an old index', () => {
    const secondly: RotationStrategy = { ...daily, rotation_period: 'PT1S' };
    expect(iso(forecast(setOf(secondly, keeping(5)), made(10_000), NOW).rotation)).toBe(
      '2026-11-20T12:00:01.000Z',
    );
  });
});

it('by age, an index goes when the next one is old enough, and rotates at the latest with its leeway', () => {
  const { next, rotation, filled, limit } = forecast(
    setOf(byAge, keeping(20)),
    made(28, 20, 5),
    NOW,
  );
  expect(next?.index.name).toBe('a_0');
  expect(next?.moment).toEqual({ at: NOW + 10 * DAY, certainty: 'exact' });
  expect(rotation).toEqual({ at: NOW + 5 * DAY, certainty: 'latest' });
  expect([filled, limit]).toEqual([0.5, undefined]);
});

it('says nothing of read-only sets, and of sets that keep everything', () => {
  const readOnly = { ...setOf(daily, keeping(1)), writable: false };
  expect(forecast(readOnly, made(1), NOW)).toMatchObject({
    rotation: 'readOnly',
    next: { moment: 'readOnly' },
  });
  expect(forecast(setOf(daily, keeping(1, 'Noop')), made(3, 1), NOW).next).toBeUndefined();
});

const summary = (name: string, begin: string, end: string, calculated: string, took: number) => ({
  index_name: name,
  size: { events: 1, bytes: 1 },
  range: { begin, end, calculated_at: calculated, took_ms: took },
  is_deflector: false,
  is_closed: false,
  is_reopened: false,
});

it('guesses from the ranges when indices were created', () => {
  const never = '1970-01-01T00:00:00.000Z';
  const found = readIndices(
    [
      summary('a_10', never, never, '2026-11-20T00:00:00.000Z', 0),
      summary('a_9', '2026-11-19T00:00:00Z', '2026-11-20T00:00:00Z', '2026-11-20T09:00:00Z', 12),
      { ...summary('a_8', never, never, never, 0), is_closed: true, size: null, range: null },
    ],
    '2026-01-01T00:00:00Z',
  );
  expect(found.map(({ name }) => name)).toEqual(['a_8', 'a_9', 'a_10']);
  expect(found.map(({ state }) => state)).toEqual(['closed', 'open', 'open']);
  expect(found.map(({ createdAt }) => new Date(createdAt).toISOString())).toEqual([
    never,
    '2026-11-19T00:00:00.000Z',
    '2026-11-20T00:00:00.000Z',
  ]);
  expect(found.map(({ range }) => range !== undefined)).toEqual([false, true, false]);
});

it('takes no index for older than its set, whose first messages may be of last year', () => {
  const set = '2026-11-20T00:00:00.000Z';
  const [first] = readIndices(
    [summary('a_0', '2025-06-24T00:00:00Z', '2026-11-20T12:00:00Z', '2026-11-20T11:00:00Z', 12)],
    set,
  );
  expect(new Date(first?.createdAt ?? 0).toISOString()).toBe(set);
});
