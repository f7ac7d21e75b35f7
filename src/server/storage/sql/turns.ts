import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long work may hold the main thread before others get their turn, in milliseconds. */
const HELD_MS = 8;

/**
 * Collects what an iterable yields and lets the event loop handle other events in between, so that
 * long work delays no request. @throws the reason of the signal
 */
export async function collectInTurns<Item>(
  items: Iterable<Item>,
  signal?: AbortSignal,
): Promise<Item[]> {
  const collected: Item[] = [];
  let since = performance.now();
  for (const item of items) {
    collected.push(item);
    if (performance.now() - since < HELD_MS) continue;
    await nextTurn();
    signal?.throwIfAborted();
    since = performance.now();
  }
  return collected;
}

/** Like `map`, in turns. */
export const mapInTurns = <Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
  signal?: AbortSignal,
): Promise<Result[]> => collectInTurns(mapped(items, map), signal);

function* mapped<Item, Result>(items: readonly Item[], map: (item: Item) => Result) {
  for (const item of items) yield map(item);
}
