import { expect, it } from 'vitest';
import { isRotatedWhenFull, keptBy } from './kept';
import type { RetentionStrategy, RotationStrategy } from './strategy';

const ROTATION = 'org.graylog2.indexer.rotation.strategies';
const RETENTION = 'org.graylog2.indexer.retention.strategies';
const byTime = (period: string, longest: string | null = null): RotationStrategy => ({
  type: `${ROTATION}.TimeBasedRotationStrategyConfig`,
  rotation_period: period,
  max_rotation_period: longest,
  rotate_empty_index_set: false,
});
const byCount: RotationStrategy = {
  type: `${ROTATION}.MessageCountRotationStrategyConfig`,
  max_docs_per_index: 1_000,
};
const bySize: RotationStrategy = {
  type: `${ROTATION}.SizeBasedRotationStrategyConfig`,
  max_size: 1_024,
};
const byAge: RotationStrategy = {
  type: `${ROTATION}.TimeBasedSizeOptimizingStrategyConfig`,
  index_lifetime_min: 'P30D',
  index_lifetime_max: 'P40D',
};
const keeping = (indices: number, action: 'Deletion' | 'Closing' | 'Noop' = 'Deletion') =>
  ({
    type: `${RETENTION}.${action}RetentionStrategyConfig`,
    max_number_of_indices: indices,
  }) satisfies RetentionStrategy;
const kept = (rotation_strategy: RotationStrategy, retention_strategy: RetentionStrategy) =>
  keptBy({ rotation_strategy, retention_strategy });

it.each([
  ['a day, thirty times', byTime('P1D'), keeping(30), { seconds: 30 * 86_400 }],
  ['the shorter period', byTime('P1W', 'P1D'), keeping(7, 'Closing'), { seconds: 7 * 86_400 }],
  ['messages', byCount, keeping(20), { messages: 20_000 }],
  ['bytes', bySize, keeping(20), { bytes: 20_480 }],
  ['the minimum age, whatever the number', byAge, keeping(20), { seconds: 30 * 86_400 }],
  ['everything', byTime('P1D'), keeping(30, 'Noop'), undefined],
  ['a period that is being typed', byTime('P'), keeping(30), undefined],
])('multiplies what one index holds: %s', (_, rotation, retention, expected) => {
  expect(kept(rotation, retention)).toEqual(expected);
});

it('tells what messages fill from what time rotates', () => {
  expect([byCount, bySize, byTime('P1D'), byAge].map(isRotatedWhenFull)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
