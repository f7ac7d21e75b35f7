import type { Remote } from '../definition/model';

export type BacklogLimits = { datagrams: number; bytes: number };

const LIMITS: BacklogLimits = { datagrams: 200_000, bytes: 64 * 1024 * 1024 };
/**
 * Datagrams taken in one turn of the event loop. Node reads 32 of a socket a turn, so a few more
 * than that let a backlog shrink while the system's buffer is still read often enough.
 */
const A_TURN = 48;
/** What a datagram in the backlog costs beside its bytes, roughly. */
const OVERHEAD_BYTES = 200;

/** Datagrams that were read and wait to be taken, one after the other. */
export type Backlog = {
  /** False when there is no room. */
  add(datagram: Buffer, remote: Remote): boolean;
  /** Resolves once nothing waits. */
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
