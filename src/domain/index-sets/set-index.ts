import type { Retirable } from './retention';

/** An index of a set. `messages` and `bytes` are unknown (0) for closed indices. */
export type SetIndex = Retirable & {
  messages: number;
  bytes: number;
  /** Timestamps of its messages in milliseconds since the epoch; undefined if unknown. */
  range: { begin: number; end: number } | undefined;
};

type Summary = {
  index_name: string;
  size: { events: number; bytes: number } | null;
  range: { begin: string; end: string; calculated_at: string; took_ms: number } | null;
  is_deflector: boolean;
  is_closed: boolean;
  is_reopened: boolean;
};

const numberOf = (name: string): number => Number(/\d+$/.exec(name)?.[0] ?? 0);
const at = (iso: string): number => Date.parse(iso) || 0;

/** The indices of an overview, oldest first; `setCreated` is when their set was created. */
export function readIndices(summaries: readonly Summary[], setCreated: string): SetIndex[] {
  const sorted = summaries
    .map((summary) => ({ summary, number: numberOf(summary.index_name) }))
    .sort((a, b) => a.number - b.number)
    .map(({ summary }) => summary);
  let createdBefore = 0;
  return sorted.map((summary, place) => {
    const created = creationOf(summary, sorted[place - 1], at(setCreated));
    // Indices are created in the order of their numbers; estimates might say otherwise.
    createdBefore = Math.max(createdBefore, created);
    return { ...readIndex(summary), createdAt: createdBefore };
  });
}

function readIndex({
  index_name: name,
  size,
  range,
  is_deflector: isWriteIndex,
  is_closed: closed,
  is_reopened: reopened,
}: Summary): Omit<SetIndex, 'createdAt'> {
  const [begin, end] = range ? [at(range.begin), at(range.end)] : [0, 0];
  return {
    name,
    state: closed ? 'closed' : size === null ? 'damaged' : 'open',
    reopened,
    isWriteIndex,
    messages: size?.events ?? 0,
    bytes: size?.bytes ?? 0,
    range: begin === 0 && end === 0 ? undefined : { begin, end },
  };
}

/**
 * The API does not tell when an index was created. A range that was never calculated was stored at
 * that time; otherwise the last message before it and its own first one are close to it, unless
 * these messages are older than the set, as those of imported files are.
 */
function creationOf({ range }: Summary, previous: Summary | undefined, setCreated: number): number {
  if (!range) return 0;
  const calculated = at(range.calculated_at);
  if (range.took_ms === 0) return calculated;
  const near = [at(previous?.range?.end ?? ''), at(range.begin)].find((ms) => ms > 0);
  return near === undefined ? calculated : Math.min(Math.max(near, setCreated), calculated);
}
