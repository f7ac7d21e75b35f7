import type { Remote } from '../definition/model';

export type LargeDatagramLimits = {
  /** Bytes as received, of all senders and of each. */
  bytes: number;
  senderBytes: number;
};

const LIMITS: LargeDatagramLimits = { bytes: 16 * 1024 * 1024, senderBytes: 8 * 1024 * 1024 };

/**
 * Messages that are large, or larger once they are decompressed: taken one after the other beside
 * the small ones, which do not wait for them.
 */
export type LargeDatagrams = {
  /** False when there is no room for it. */
  add(bytes: Buffer, remote: Remote): boolean;
  /** Resolves once all are taken. */
  emptied(): Promise<void>;
};

/** `take` must not reject. */
export function createLargeDatagrams(
  take: (bytes: Buffer, remote: Remote) => Promise<void>,
  limits: Partial<LargeDatagramLimits> = {},
): LargeDatagrams {
  const limit = { ...LIMITS, ...limits };
  const held = new Map<string, number>();
  let total = 0;
  let queue: { bytes: Buffer; remote: Remote }[] = [];
  let working: Promise<void> | undefined;

  function hold({ ip }: Remote, bytes: number): void {
    const sum = (held.get(ip) ?? 0) + bytes;
    total += bytes;
    if (sum === 0) held.delete(ip);
    else held.set(ip, sum);
  }

  async function work(): Promise<void> {
    for (let next = queue[0]; next !== undefined; next = queue[0]) {
      queue = queue.slice(1);
      await take(next.bytes, next.remote);
      hold(next.remote, -next.bytes.length);
    }
    working = undefined;
  }

  return {
    add(bytes, remote) {
      const ofSender = held.get(remote.ip) ?? 0;
      if (total + bytes.length > limit.bytes || ofSender + bytes.length > limit.senderBytes)
        return false;
      hold(remote, bytes.length);
      queue.push({ bytes, remote });
      working ??= work();
      return true;
    },
    emptied: () => working ?? Promise.resolve(),
  };
}
