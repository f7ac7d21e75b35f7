import type { Documents } from '../storage/documents';
import { createSerialQueue } from '../storage/queue';

/**
 * `input` counts bytes as received, `decoded` the accounted sizes of messages, and `output` those of
 * stored messages.
 */
export type TrafficKind = 'input' | 'decoded' | 'output';
/** Bytes. */
export type HourOfTraffic = Record<TrafficKind, number>;

/** Counts received and stored bytes per hour. */
export type TrafficCounts = {
  count(kind: TrafficKind, bytes: number): void;
  /** By the start of the hour in milliseconds since the epoch; hours without traffic are absent. */
  hours(): ReadonlyMap<number, HourOfTraffic>;
  /** Stores the counts for the next start. */
  save(): Promise<void>;
};

export const HOUR_MS = 3_600_000;
/** Thirty days and the current one. */
const KEPT_MS = 31 * 24 * HOUR_MS;
/** The most that is lost when the node is killed. */
const SAVE_EVERY_MS = 60_000;

/** An hour's bytes; `start` in milliseconds since the epoch. */
export type SavedHour = HourOfTraffic & { start: number };

/** Keeps one document per hour, saved once a minute while there is traffic. `later` sets a timer. */
export function createTrafficCounts(
  documents: Documents<SavedHour>,
  now: () => number,
  later: Later = startTimer,
): TrafficCounts {
  const hours = new Map(
    documents
      .all()
      .map(({ start, input, decoded, output }): [number, HourOfTraffic] => [
        start,
        { input, decoded, output },
      ]),
  );
  const changed = new Set<number>();
  const turns = createSerialQueue();
  let stop: (() => void) | undefined;

  function count(kind: TrafficKind, bytes: number): void {
    if (bytes === 0) return;
    const start = Math.floor(now() / HOUR_MS) * HOUR_MS;
    const hour = hours.get(start) ?? { input: 0, decoded: 0, output: 0 };
    hour[kind] += bytes;
    hours.set(start, hour);
    changed.add(start);
    // If the disk is full, the next minute tries again.
    stop ??= later(() => void save().catch(() => undefined), SAVE_EVERY_MS);
  }

  function save(): Promise<void> {
    stop?.();
    stop = undefined;
    return turns.add(write);
  }

  async function write(): Promise<void> {
    for (const start of [...hours.keys()].filter((one) => one < now() - KEPT_MS)) {
      hours.delete(start);
      changed.delete(start);
      await documents.remove(`${start}`);
    }
    for (const start of [...changed]) {
      const hour = hours.get(start);
      changed.delete(start);
      if (hour)
        await documents
          .put(`${start}`, { start, ...hour })
          .catch((error: unknown) => (changed.add(start), Promise.reject(error)));
    }
  }

  return { count, hours: () => hours, save };
}

type Later = (work: () => void, ms: number) => () => void;

function startTimer(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms).unref();
  return () => clearTimeout(timer);
}
