/** A small group of messages: those of one slot of time with the same keys. `c` is their number. */
export type PartRow = { c: number; [column: string]: unknown };

/** The groups of one slot, as of the message `upTo`. */
type KeptSlot = { rows: readonly PartRow[]; upTo: number };

/** Cells that are kept of all pivots together: a number, or so many letters of a text. */
const MOST_CELLS = 2_000_000;
const CELL = 16;
/**
 * Milliseconds after which it is another time that a pivot is asked: before, it may be two widgets
 * of one search.
 */
const ANOTHER_TIME = 1000;
/** Names of pivots that were asked, of which nothing else is kept. */
const MOST_NAMES = 2_000;

type Standing = 'asked' | 'kept' | 'refused';

/**
 * Parts of pivots that were asked more than once, so that the next time only what is new is read.
 * In memory alone.
 */
export type KeptParts = {
  /**
   * Notes that it was asked, and says what was known of it some time before: parts of what is asked
   * again are worth the work.
   */
  asked(pivot: string): Standing | undefined;
  /** It was found to have few groups, or too many to be put together from parts. */
  judge(pivot: string, standing: Standing): void;
  get(relation: string, slot: number): KeptSlot | undefined;
  put(relation: string, slot: number, kept: KeptSlot): void;
};

/**
 * A relation is what the parts are of, a text: what is asked of which state of an index. The one
 * that was not used for longest goes first. `now` in milliseconds.
 */
export function createKeptParts(now: () => number, mostCells = MOST_CELLS): KeptParts {
  const asked = new Map<string, { standing: Standing; since: number }>();
  const relations = new Map<
    string,
    { slots: Map<number, KeptSlot & { cells: number }>; cells: number }
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

  const note = (pivot: string, standing: Standing, since = now()) => {
    asked.delete(pivot);
    asked.set(pivot, { standing, since });
    if (asked.size > MOST_NAMES) for (const [oldest] of asked) return void asked.delete(oldest);
  };

  return {
    asked(pivot) {
      const known = asked.get(pivot);
      note(pivot, known?.standing ?? 'asked', known?.since);
      return known && Math.abs(now() - known.since) >= ANOTHER_TIME ? known.standing : undefined;
    },
    judge: (pivot, standing) => note(pivot, standing, asked.get(pivot)?.since),
    get: (relation, slot) => used(relation)?.slots.get(slot),
    put(relation, slot, kept) {
      const own = used(relation) ?? {
        slots: new Map<number, KeptSlot & { cells: number }>(),
        cells: 0,
      };
      relations.set(relation, own);
      const before = own.slots.get(slot);
      if (before?.rows === kept.rows) return void (before.upTo = kept.upTo);
      const added = kept.rows.reduce((sum, row) => sum + cellsOf(row), 1);
      const more = added - (before?.cells ?? 0);
      own.slots.set(slot, { ...kept, cells: added });
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
