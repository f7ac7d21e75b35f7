/** A group of messages in one time slot with the same keys; `c` is their number. */
export type PartRow = { c: number; [column: string]: unknown };

/** The groups of one slot as of the sequence number `upTo`. */
type CachedSlot = { rows: readonly PartRow[]; upTo: number };

/** The maximum number of cells of all pivots: one per number or CELL characters of text. */
export const MAX_CELLS = 2_000_000;
const CELL = 16;
/**
 * A repeat within this time does not count, because it may come from two widgets of the same
 * search.
 */
const REPEAT_AFTER_MS = 1000;
/** The maximum number of pivots whose state is remembered. */
const MAX_STATES = 2_000;

type PivotState = 'seen' | 'cached' | 'uncacheable';

/** Caches parts of repeated pivots in memory, so that only new messages have to be read. */
export type PivotCache = {
  /**
   * Records a request and returns the state from earlier requests: only repeated pivots are worth
   * caching.
   */
  seen(pivot: string): PivotState | undefined;
  /** Sets whether a pivot has few enough groups to be cached. */
  judge(pivot: string, state: PivotState): void;
  get(relation: string, slot: number): CachedSlot | undefined;
  put(relation: string, slot: number, cached: CachedSlot): void;
};

/**
 * A relation identifies the content of parts: a pivot over a state of an index. The least recently
 * used relation is evicted first. `now` in milliseconds.
 */
export function createPivotCache(now: () => number, mostCells = MAX_CELLS): PivotCache {
  const seen = new Map<string, { state: PivotState; since: number }>();
  const relations = new Map<
    string,
    { slots: Map<number, CachedSlot & { cells: number }>; cells: number }
  >();
  let cells = 0;

  function used(relation: string) {
    const found = relations.get(relation);
    if (found) {
      relations.delete(relation);
      relations.set(relation, found);
    }
    return found;
  }

  function makeRoom(): void {
    for (const [relation, oldest] of relations) {
      if (cells <= mostCells) return;
      cells -= oldest.cells;
      relations.delete(relation);
    }
  }

  const note = (pivot: string, state: PivotState, since = now()) => {
    seen.delete(pivot);
    seen.set(pivot, { state, since });
    if (seen.size > MAX_STATES) for (const [oldest] of seen) return void seen.delete(oldest);
  };

  return {
    seen(pivot) {
      const known = seen.get(pivot);
      note(pivot, known?.state ?? 'seen', known?.since);
      return known && Math.abs(now() - known.since) >= REPEAT_AFTER_MS ? known.state : undefined;
    },
    judge: (pivot, state) => note(pivot, state, seen.get(pivot)?.since),
    get: (relation, slot) => used(relation)?.slots.get(slot),
    put(relation, slot, cached) {
      const own = used(relation) ?? {
        slots: new Map<number, CachedSlot & { cells: number }>(),
        cells: 0,
      };
      relations.set(relation, own);
      const before = own.slots.get(slot);
      if (before?.rows === cached.rows) return void (before.upTo = cached.upTo);
      const added = cached.rows.reduce((sum, row) => sum + cellsOf(row), 1);
      const more = added - (before?.cells ?? 0);
      own.slots.set(slot, { ...cached, cells: added });
      own.cells += more;
      cells += more;
      makeRoom();
    },
  };
}

function cellsOf(row: PartRow): number {
  let cells = 0;
  for (const value of Object.values(row))
    cells +=
      value instanceof Float64Array
        ? value.length
        : Array.isArray(value)
          ? value.reduce<number>((sum, one) => sum + sizeOf(one), 1)
          : sizeOf(value);
  return cells;
}

const sizeOf = (value: unknown) =>
  typeof value === 'string' ? 1 + Math.floor(value.length / CELL) : 1;
