import { expect, it } from 'vitest';
import { retiredIndices as retired, type Retirable } from './retention';
import type { Strategies } from './strategy';

const DAY = 86_400_000;
const NOW = 100 * DAY;
const RETENTION = 'org.graylog2.indexer.retention.strategies';
const ROTATION = 'org.graylog2.indexer.rotation.strategies';

const retiredIndices = (...given: Parameters<typeof retired>) =>
  retired(...given).map(({ name }) => name);

/** a_0, a_1 … made on these days; the last takes the messages. */
const made = (...days: number[]): Retirable[] =>
  days.map((day, at) => ({
    name: `a_${at}`,
    createdAt: day * DAY,
    state: 'open',
    reopened: false,
    isWriteIndex: at === days.length - 1,
  }));
const byCount = (
  max_number_of_indices: number,
  kind: 'Deletion' | 'Closing' | 'Noop' = 'Deletion',
): Strategies => ({
  rotation_strategy: {
    type: `${ROTATION}.MessageCountRotationStrategyConfig`,
    max_docs_per_index: 1,
  },
  retention_strategy: {
    type: `${RETENTION}.${kind}RetentionStrategyConfig`,
    max_number_of_indices,
  },
});
const byAge: Strategies = {
  rotation_strategy: {
    type: `${ROTATION}.TimeBasedSizeOptimizingStrategyConfig`,
    index_lifetime_min: 'P30D',
    index_lifetime_max: 'P40D',
  },
  retention_strategy: {
    type: `${RETENTION}.DeletionRetentionStrategyConfig`,
    max_number_of_indices: 20,
  },
};

it('the oldest beyond the number go, the index that takes messages never', () => {
  expect(retiredIndices(byCount(3), made(1, 2, 3), NOW)).toEqual([]);
  expect(retiredIndices(byCount(3), made(1, 2, 3, 4, 5), NOW)).toEqual(['a_0', 'a_1']);
  expect(retiredIndices(byCount(1, 'Closing'), made(1, 2), NOW)).toEqual(['a_0']);
  expect(retiredIndices(byCount(1), made(1), NOW)).toEqual([]);
  expect(retiredIndices(byCount(1, 'Noop'), made(1, 2, 3), NOW)).toEqual([]);
});

it('what is closed, was opened again or is damaged neither counts nor goes', () => {
  const indices = made(1, 2, 3, 4, 5, 6);
  const kept: Partial<Retirable>[] = [
    { state: 'closed' },
    { reopened: true },
    { state: 'damaged' },
  ];
  expect(
    retiredIndices(
      byCount(2),
      indices.map((index, at) => ({ ...index, ...kept[at] })),
      NOW,
    ),
  ).toEqual(['a_3']);
});

it('with lifetimes an index goes when its last message is old enough', () => {
  expect(retiredIndices(byAge, made(10, 60, 70, 71), NOW)).toEqual(['a_0', 'a_1']);
  expect(retiredIndices(byAge, made(10, 70.001), NOW)).toEqual([]);
});
