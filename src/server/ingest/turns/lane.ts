import { createRounds, type Rounds } from './rounds';

/** Who sends: senders of an input share its turns, and inputs share those of the node. */
export type Sender = { input: string; connection: string };

/**
 * Messages that wait for their turn, since a time of a monotonic clock in milliseconds; `resume` lets
 * their sender continue.
 */
export type Waiting = { messages: number; bytes: number; since: number; resume: () => void };

/** Messages that wait, in turns between inputs, and between the senders of each, by bytes. */
export type Lane = {
  readonly size: number;
  add(from: Sender, one: Waiting): void;
  /** Takes the next one if `fits` says so. */
  take(fits: (one: Waiting) => boolean): Waiting | undefined;
  all(): Waiting[];
  /** Takes all of an input. */
  takeAll(input: string): Waiting[];
};

type Connections = Rounds<string, Waiting[]>;

const newConnections = (): Connections =>
  createRounds<string, Waiting[]>(
    () => [],
    ([first]) => first?.bytes,
  );

export function createLane(): Lane {
  let size = 0;
  const inputs = createRounds<string, Connections>(
    newConnections,
    (connections) => connections.next()?.cost,
  );

  return {
    get size() {
      return size;
    },
    add({ input, connection }, one) {
      inputs.of(input).of(connection).push(one);
      size += 1;
    },
    take(fits) {
      const connections = inputs.next()?.work;
      const queue = connections?.next()?.work;
      const one = queue?.[0];
      if (one === undefined || !fits(one)) return undefined;
      queue?.shift();
      connections?.served();
      inputs.served();
      size -= 1;
      return one;
    },
    all: () => inputs.all().flatMap((connections) => connections.all().flat()),
    takeAll(input) {
      const taken = inputs.remove(input)?.all().flat() ?? [];
      size -= taken.length;
      return taken;
    },
  };
}
