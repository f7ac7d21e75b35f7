import { expect, test } from 'vitest';
import { createGate } from './gate';

test('admits what fits, in order', async () => {
  const gate = createGate(10);
  const entered: string[] = [];
  const enter = (name: string, weight: number) =>
    void gate.enter(weight).then(() => entered.push(name));
  enter('a', 6);
  enter('b', 5);
  enter('c', 1);
  await Promise.resolve();
  await Promise.resolve();
  // Work that would fit does not overtake earlier work.
  expect(entered).toEqual(['a']);
  expect(gate.held).toBe(6);
  gate.leave(6);
  await Promise.resolve();
  await Promise.resolve();
  expect(entered).toEqual(['a', 'b', 'c']);
  expect(gate.held).toBe(6);
});

test('admits work heavier than the capacity alone', async () => {
  const gate = createGate(10);
  await gate.enter(50);
  expect(gate.held).toBe(50);
  let entered = false;
  void gate.enter(1).then(() => (entered = true));
  await Promise.resolve();
  expect(entered).toBe(false);
  gate.leave(50);
  await Promise.resolve();
  await Promise.resolve();
  expect(entered).toBe(true);
});
