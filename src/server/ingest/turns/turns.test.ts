import { expect, test } from 'vitest';
import { createBackPressure, type BackPressure } from './back-pressure';
import { groupsOf } from './groups';

const MB = 1024 * 1024;

/** Fills what may be in flight, so that everything after it waits. */
function full(): BackPressure {
  const pressure = createBackPressure(() => 0);
  pressure.add(100, 32 * MB);
  return pressure;
}

/** Makes a sender wait for `count` turns; `order` gets its name for each. */
function wait(
  pressure: BackPressure,
  order: string[],
  {
    name,
    input = 'one',
    count,
    bytes,
  }: { name: string; input?: string; count: number; bytes: number },
): void {
  for (let n = 0; n < count; n += 1)
    void pressure.turn({ input, connection: name }, 1, bytes)?.then(() => {
      order.push(name);
      // Stored at once, so that there is room for the next.
      pressure.release(1, bytes);
    });
}

async function served(pressure: BackPressure): Promise<void> {
  pressure.release(100, 32 * MB);
  await new Promise((resolve) => setTimeout(resolve));
}

test('connections take turns by bytes, however many messages one has', async () => {
  const pressure = full();
  const order: string[] = [];
  wait(pressure, order, { name: 'greedy', count: 1_000, bytes: 500_000 });
  wait(pressure, order, { name: 'modest', count: 10, bytes: 1_000 });
  await served(pressure);
  expect(order).toHaveLength(1_010);
  expect(order.lastIndexOf('modest')).toBeLessThan(25);
});

test('inputs take turns, however many connections one has', async () => {
  const pressure = full();
  const order: string[] = [];
  for (let n = 0; n < 200; n += 1)
    wait(pressure, order, { name: `greedy ${n}`, input: 'one', count: 5, bytes: 60_000 });
  wait(pressure, order, { name: 'other', input: 'two', count: 5, bytes: 60_000 });
  await served(pressure);
  expect(order).toHaveLength(1_005);
  expect(order.lastIndexOf('other')).toBeLessThan(80);
});

test('one who has a lot gets a turn, too', async () => {
  const pressure = full();
  const order: string[] = [];
  wait(pressure, order, { name: 'many', count: 1_000, bytes: 10_000 });
  wait(pressure, order, { name: 'few', count: 1, bytes: 900_000 });
  await served(pressure);
  expect(order.indexOf('few')).toBeLessThan(120);
});

test('what waits for an input that stops is taken, and that of others waits on', async () => {
  const pressure = full();
  const order: string[] = [];
  wait(pressure, order, { name: 'stopping', input: 'one', count: 3, bytes: 10 });
  wait(pressure, order, { name: 'other', input: 'two', count: 1, bytes: 10 });
  pressure.endWaiting('one');
  expect(pressure.turn({ input: 'one', connection: 'late' }, 1, 10)).toBeUndefined();
  await new Promise((resolve) => setTimeout(resolve));
  expect(order).toEqual(['stopping', 'stopping', 'stopping']);
});

test('less is in flight while batches take long, and more again when they are quick', () => {
  let now = 0;
  const pressure = createBackPressure(() => now);
  /** How many 64 kB are taken before one waits. */
  const taken = () => {
    let count = 0;
    while (pressure.turn({ input: 'i', connection: 'c' }, 1, 65_536) === undefined) count += 1;
    pressure.endWaiting('i');
    pressure.resetWaiting('i');
    for (let n = 0; n <= count; n += 1) pressure.release(1, 65_536);
    return count;
  };
  expect(taken()).toBe(64);
  for (let n = 0; n < 10; n += 1) {
    now += 3_000;
    pressure.add(1, 1);
    pressure.release(1, 1, 2_000);
  }
  expect(taken()).toBe(16);
});

test('groups are batches, and a large message is alone', () => {
  const sizes = [1, 2, 2 * MB, 3, ...Array.from({ length: 600 }, () => 10)];
  const groups = groupsOf(sizes, (size) => size);
  expect(groups.map(({ from, messages }) => [from, messages.length])).toEqual([
    [0, 2],
    [2, 1],
    [3, 512],
    [515, 89],
  ]);
  expect(groups.map(({ bytes }) => bytes)).toEqual([3, 2 * MB, 3 + 511 * 10, 890]);
});
