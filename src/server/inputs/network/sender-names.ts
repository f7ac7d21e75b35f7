import { Resolver } from 'node:dns/promises';
import type { Intake } from '../definition/intake';

const KEEP_MS = 10 * 60_000;
/** Negative results expire sooner, because a name may be added. */
const KEEP_NOTHING_MS = 60_000;
const MAX_NAMES = 10_000;
const TIMEOUT_MS = 1_000;

type Known = { name: Promise<string | undefined>; until: number };

/**
 * Resolves an address to a host name; undefined when there is none or the lookup takes longer than
 * a second.
 */
export type SenderNames = (ip: string) => Promise<string | undefined>;

export function createSenderNames(
  now: () => number,
  lookUp: SenderNames = askNameServers,
): SenderNames {
  // In the order of lookups, so the oldest comes first.
  const known = new Map<string, Known>();

  return (ip) => {
    const found = known.get(ip);
    if (found !== undefined && found.until > now()) return found.name;
    const entry: Known = { name: lookUp(ip), until: now() + KEEP_MS };
    void entry.name.then((name) => {
      if (name === undefined) entry.until = now() + KEEP_NOTHING_MS;
    });
    known.delete(ip);
    known.set(ip, entry);
    const [oldest] = known.keys();
    if (known.size > MAX_NAMES && oldest !== undefined) known.delete(oldest);
    return entry.name;
  };
}

/** Adds host names for decoders that use them; each message waits for its lookup. */
export function withSenderNames(intake: Intake, names: SenderNames): Intake {
  return {
    ...intake,
    async accept(bytes, remote) {
      if (remote === undefined) return intake.accept(bytes);
      const hostname = await names(remote.ip);
      return intake.accept(bytes, hostname === undefined ? remote : { ...remote, hostname });
    },
  };
}

async function askNameServers(ip: string): Promise<string | undefined> {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
  const names = await resolver.reverse(ip).catch(() => []);
  return names[0];
}
