import { describe, expect, it } from 'vitest';
import type { RotationStrategy } from '@/domain/index-sets/strategy';
import { newIndexSet } from '../index-set-store';
import { nextRotation } from '@/domain/index-sets/periods';
import { GOOD_SIZE, rotationReason, type RotationState } from './rotation';

const DAY = 86_400_000;
const NOW = Date.parse('2026-03-18T14:00:00Z');
const setWith = (rotation_strategy: RotationStrategy, more = {}) =>
  newIndexSet({ id: 'a', title: 'A', index_prefix: 'a', rotation_strategy, ...more });
const due = (
  rotation: RotationStrategy,
  write: Partial<RotationState['write']>,
  more: Partial<RotationState> = {},
  retention = {},
) =>
  rotationReason(
    setWith(rotation, retention),
    {
      write: { createdAt: NOW - 1000, messages: 1, bytes: 1, ...write },
      setIsEmpty: false,
      anchor: undefined,
      ...more,
    },
    NOW,
  ) !== undefined;

const ROTATION = 'org.graylog2.indexer.rotation.strategies';
const byCount: RotationStrategy = {
  type: `${ROTATION}.MessageCountRotationStrategyConfig`,
  max_docs_per_index: 100,
};
const bySize: RotationStrategy = {
  type: `${ROTATION}.SizeBasedRotationStrategyConfig`,
  max_size: 1000,
};
const byTime = (
  rotation_period: string,
  max_rotation_period: string | null = null,
  rotate_empty_index_set = false,
): RotationStrategy => ({
  type: `${ROTATION}.TimeBasedRotationStrategyConfig`,
  rotation_period,
  max_rotation_period,
  rotate_empty_index_set,
});
const optimizing: RotationStrategy = {
  type: `${ROTATION}.TimeBasedSizeOptimizingStrategyConfig`,
  index_lifetime_min: 'P30D',
  index_lifetime_max: 'P40D',
};

it('by count and by size, what is more than the limit', () => {
  expect(due(byCount, { messages: 100 })).toBe(false);
  expect(due(byCount, { messages: 101 })).toBe(true);
  expect(due(bySize, { bytes: 1000 })).toBe(false);
  expect(due(bySize, { bytes: 1001 })).toBe(true);
});

describe('by time', () => {
  it('at the next line of the calendar, not a period after the index was made', () => {
    const createdAt = Date.parse('2026-03-17T18:30:00Z');
    expect(nextRotation({ rotation_period: 'P1D', max_rotation_period: null }, createdAt)).toBe(
      Date.parse('2026-03-18T00:00:00Z'),
    );
    expect(due(byTime('P1D'), { createdAt })).toBe(true);
    expect(due(byTime('P1D'), { createdAt: Date.parse('2026-03-18T00:00:05Z') })).toBe(false);
  });

  it('the longest period wins over a longer one', () => {
    const createdAt = Date.parse('2026-03-18T12:30:00Z');
    expect(due(byTime('P1M'), { createdAt })).toBe(false);
    expect(due(byTime('P1M', 'PT1H'), { createdAt })).toBe(true);
    expect(due(byTime('PT1H', 'P1M'), { createdAt })).toBe(true);
  });

  it('an empty set only where it is asked for; an empty index of a set that is not goes on', () => {
    const old = { createdAt: NOW - 3 * DAY, messages: 0 };
    expect(due(byTime('P1D'), old, { setIsEmpty: true })).toBe(false);
    expect(due(byTime('P1D', null, true), old, { setIsEmpty: true })).toBe(true);
    expect(due(byTime('P1D'), old)).toBe(true);
  });

  it('a period that fits no calendar goes on from its last line', () => {
    const anchor = NOW - 9 * DAY;
    expect(due(byTime('P10D'), { createdAt: anchor }, { anchor })).toBe(false);
    expect(due(byTime('P10D'), { createdAt: anchor }, { anchor: NOW - 10 * DAY })).toBe(true);
  });
});

describe('by time and size', () => {
  it('not while it is empty', () => {
    expect(due(optimizing, { createdAt: NOW - 100 * DAY, messages: 0 })).toBe(false);
  });

  it('after a day from a good size on, at once when it is too large', () => {
    expect(due(optimizing, { createdAt: NOW - DAY, bytes: GOOD_SIZE.least - 1 })).toBe(false);
    expect(due(optimizing, { createdAt: NOW - DAY, bytes: GOOD_SIZE.least })).toBe(true);
    expect(due(optimizing, { createdAt: NOW - DAY / 2, bytes: GOOD_SIZE.most })).toBe(false);
    expect(due(optimizing, { createdAt: NOW - DAY / 2, bytes: GOOD_SIZE.most + 1 })).toBe(true);
  });

  it('a small one when its age uses up the leeway, unless nothing is ever retired', () => {
    const noop = {
      retention_strategy: {
        type: 'org.graylog2.indexer.retention.strategies.NoopRetentionStrategyConfig',
        max_number_of_indices: 1,
      },
    };
    expect(due(optimizing, { createdAt: NOW - 10 * DAY + 1 })).toBe(false);
    expect(due(optimizing, { createdAt: NOW - 10 * DAY })).toBe(true);
    expect(due(optimizing, { createdAt: NOW - 10 * DAY }, {}, noop)).toBe(false);
  });
});
