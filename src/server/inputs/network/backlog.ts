import type { Remote } from '../definition/model';

export type BacklogLimits = { datagrams: number; bytes: number };

const LIMITS: BacklogLimits = { datagrams: 200_000, bytes: 32 * 1024 * 1024 };
/**
 * Datagrams processed in one turn of the event loop. Node reads 32 per socket and turn: slightly
 * more lets the backlog shrink and still drains the kernel's buffer often enough.
 */
const A_TURN = 48;
/** Approximate memory of a queued datagram besides its bytes. */
const OVERHEAD_BYTES = 200;

/** A bounded queue of datagrams, processed one after another. */
export type Backlog = {
  /** False when the queue is full. */
  add(datagram: Buffer, remote: Remote): boolean;
  /** Resolves once the queue is empty. */
  emptied(): Promise<void>;
};

export function createBacklog(
  take: (datagram: Buffer, remote: Remote) => Promise<void>,
  limits: Partial<BacklogLimits> = {},
): Backlog {
  const limit = { ...LIMITS, ...limits };
  let queue: { datagram: Buffer; remote: Remote }[] = [];
  let first = 0;
  let bytes = 0;
  let working: Promise<void> | undefined;

  const next = () => {
    const entry = queue[first];
    if (entry === undefined) return undefined;
    first += 1;
    bytes -= entry.datagram.length + OVERHEAD_BYTES;
    if (first === queue.length) [queue, first] = [[], 0];
    else if (first >= 4096) [queue, first] = [queue.slice(first), 0];
    return entry;
  };

  const work = async () => {
    do {
      await new Promise(setImmediate);
      for (let taken = 0; taken < A_TURN; taken += 1) {
        const entry = next();
        if (entry === undefined) break;
        await take(entry.datagram, entry.remote);
      }
    } while (queue.length > 0);
    working = undefined;
  };

  return {
    add(datagram, remote) {
      const cost = datagram.length + OVERHEAD_BYTES;
      if (queue.length - first >= limit.datagrams || bytes + cost > limit.bytes) return false;
      queue.push({ datagram, remote });
      bytes += cost;
      working ??= work();
      return true;
    },
    emptied: () => working ?? Promise.resolve(),
  };
}
