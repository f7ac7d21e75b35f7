import { createMemoryIndices } from '@test/backend/memory-indices';
import { expect, it } from 'vitest';
import { createIndexKeeper } from './index-keeper';
import { newIndexSet } from '../index-set-store';
import type { StoredIndexSet } from '../model';

const ROTATION = 'org.graylog2.indexer.rotation.strategies';
const RETENTION = 'org.graylog2.indexer.retention.strategies';
const START = Date.parse('2026-03-18T14:00:00Z');

function keeping(...sets: StoredIndexSet[]) {
  const clock = { now: START };
  const indices = createMemoryIndices(() => clock.now);
  const lines: string[] = [];
  const keeper = createIndexKeeper({
    sets: { all: () => sets, get: (id) => sets.find((set) => set.id === id) },
    indices,
    settle: async () => undefined,
    now: () => clock.now,
    log: (line) => lines.push(line),
    note: (line) => lines.push(line),
  });
  return {
    clock,
    indices,
    lines,
    keeper,
    names: (id = 'a') =>
      indices.list(id).map(({ name, state }) => (state === 'open' ? name : `${name} ${state}`)),
  };
}

const setA = (more: Partial<StoredIndexSet>) =>
  newIndexSet({ id: 'a', title: 'A', index_prefix: 'a', ...more });
const hundred: Partial<StoredIndexSet> = {
  rotation_strategy: {
    type: `${ROTATION}.MessageCountRotationStrategyConfig`,
    max_docs_per_index: 100,
  },
  retention_strategy: {
    type: `${RETENTION}.DeletionRetentionStrategyConfig`,
    max_number_of_indices: 2,
  },
};

it('makes the first index, then the next when one is full, and deletes the oldest, saying so', async () => {
  const { keeper, indices, names, lines } = keeping(setA(hundred));
  await keeper.look();
  expect(names()).toEqual(['a_0']);
  for (const name of ['a_0', 'a_1']) {
    indices.set(name, { messages: 101 });
    await keeper.look();
  }
  expect(names()).toEqual(['a_1', 'a_2']);
  expect(lines).toEqual([
    'Index set “A” was rotated to a_1: a_0 holds more than 100 messages.',
    'Index set “A” was rotated to a_2: a_1 holds more than 100 messages.',
    'a_0 was deleted by the retention of index set “A”.',
  ]);
});

it('closes where that is the strategy, and leaves sets alone that are not written to', async () => {
  const closing = setA({
    ...hundred,
    retention_strategy: {
      type: `${RETENTION}.ClosingRetentionStrategyConfig`,
      max_number_of_indices: 1,
    },
  });
  const { keeper, indices, names } = keeping(
    closing,
    newIndexSet({ id: 'b', title: 'B', index_prefix: 'b', writable: false }),
  );
  await keeper.look();
  indices.set('a_0', { messages: 101 });
  await keeper.look();
  expect(names()).toEqual(['a_0 closed', 'a_1']);
  expect(names('b')).toEqual([]);
});

it('keeps a period of ten days from rotation to rotation', async () => {
  const { clock, keeper, indices, names } = keeping(
    setA({
      rotation_strategy: {
        type: `${ROTATION}.TimeBasedRotationStrategyConfig`,
        rotation_period: 'P10D',
        max_rotation_period: null,
        rotate_empty_index_set: false,
      },
    }),
  );
  await keeper.look();
  indices.set('a_0', { messages: 1 });
  const rotatedOn: string[] = [];
  for (let day = 0; day < 40; day += 1) {
    clock.now += 86_400_000;
    const before = names().length;
    await keeper.look();
    if (names().length > before) rotatedOn.push(new Date(clock.now).toISOString().slice(0, 10));
  }
  // Weeks begin on Monday the 16th.
  expect(rotatedOn).toEqual(['2026-03-26', '2026-04-05', '2026-04-15', '2026-04-25']);
});

it('goes on with the other sets when one fails', async () => {
  const { keeper, indices, names, lines } = keeping(
    setA(hundred),
    newIndexSet({ id: 'b', title: 'B', index_prefix: 'b' }),
  );
  const ensure = indices.ensure;
  indices.ensure = (family) =>
    family.setId === 'a' ? Promise.reject(new Error('No space left')) : ensure(family);
  await keeper.look();
  expect(lines).toEqual(['The indices of “A” could not be kept in order: No space left']);
  expect(names('b')).toEqual(['b_0']);
});
