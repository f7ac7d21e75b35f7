import { nodeText } from '@/domain/node-text/node-text';
import { codedProblem } from '../../http/problem';

/** How many searches run at once, and how many may wait. */
export type QueueLimits = {
  places: number;
  waiting: number;
  waitingEach: number;
  /** The size of all waiting searches together, in characters of their JSON. */
  waitingSize: number;
  /** How long a search may wait, in milliseconds. */
  patience: number;
};

/** Searches are few, because each may need all processors and much memory. */
export const SEARCH_LIMITS: QueueLimits = {
  places: 2,
  waiting: 500,
  waitingEach: 250,
  waitingSize: 32 * 1024 * 1024,
  patience: 300_000,
};
/** Short reads that people wait for while they type, which do not wait for searches. */
export const LOOKUP_LIMITS: QueueLimits = { ...SEARCH_LIMITS, places: 1 };

/** When a client may ask again, in seconds. */
const RETRY_AFTER = 10;

export type Asked = {
  /** Users take turns. */
  user: string;
  /** Searches with the same key that wait begin together, because their reads are shared. */
  key?: string;
  /** In characters. */
  size?: number;
  /** Continues something that has begun already, so that it is never refused. */
  continues?: boolean;
};

/** A search in the queue. */
export type Ticket = {
  /** Resolves when the search may begin. Rejects with the reason of the signal, or Problem 503. */
  started: Promise<void>;
  /** How many searches run or begin before this one; undefined once it may begin itself. */
  ahead(): number | undefined;
  /**
   * Lets another search run until `waited` is settled, and then goes on at once, because others may
   * wait for what it holds.
   */
  stepAside<T>(waited: Promise<T>): Promise<T>;
  /** To be called when the search has ended, or does not want to begin any more. */
  leave(): void;
};

export type SearchQueue = {
  /** @throws Problem 429 if too many wait */
  enter(asked: Asked, signal: AbortSignal): Ticket;
};

/** One that accompanies others holds no place. */
type State = 'waiting' | 'running' | 'accompanying' | 'gone';
type Entry = Asked & { size: number; begin(takesPlace: boolean): void };

/**
 * Lets a few searches run at once while the others wait: users in turn, and those of a user in the
 * order in which they came.
 */
export function createSearchQueue(limits: QueueLimits): SearchQueue {
  const waiting = new WaitingSearches();
  let places = 0;

  function beginNext(): void {
    while (places < limits.places) {
      const entry = waiting.next();
      if (!entry) return;
      places += 1;
      entry.begin(true);
      // They need no place: what they read is read for the first of them anyway.
      if (entry.key !== undefined) for (const same of waiting.takeAll(entry.key)) same.begin(false);
    }
  }

  function demandRoom({ user, size = 0, continues = false }: Asked): void {
    const { all, own, size: total } = waiting.count(user);
    const isFull =
      all >= limits.waiting ||
      own >= limits.waitingEach ||
      (all > 0 && total + size > limits.waitingSize);
    if (isFull && !continues)
      throw codedProblem(429, nodeText('node.search.tooManyWaiting', { count: all }), {
        'retry-after': `${RETRY_AFTER}`,
      });
  }

  return {
    enter(asked, signal) {
      demandRoom(asked);
      let state: State = 'waiting';
      const { promise: started, resolve, reject } = withResolvers();
      const settled = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', abort);
      };
      const entry: Entry = {
        ...asked,
        size: asked.size ?? 0,
        begin(takesPlace) {
          state = takesPlace ? 'running' : 'accompanying';
          settled();
          resolve();
        },
      };
      const giveUp = (reason: unknown) => {
        waiting.remove(entry);
        state = 'gone';
        settled();
        reject(reason);
      };
      const abort = () => giveUp(signal.reason);
      const timer = setTimeout(() => giveUp(waitedTooLong(limits)), limits.patience).unref();
      signal.addEventListener('abort', abort);
      waiting.add(entry);
      if (signal.aborted) abort();
      beginNext();
      return {
        started,
        ahead: () => (state === 'waiting' ? places + waiting.before(entry) : undefined),
        async stepAside(waited) {
          if (state !== 'running') return waited;
          state = 'accompanying';
          places -= 1;
          beginNext();
          try {
            return await waited;
          } finally {
            // It may have left meanwhile.
            if (state === 'accompanying') {
              state = 'running';
              places += 1;
            }
          }
        },
        leave() {
          if (state === 'waiting') return giveUp(new Error('It does not wait any more.'));
          if (state === 'running') places -= 1;
          state = 'gone';
          beginNext();
        },
      };
    },
  };
}

/** Node 20 has no `Promise.withResolvers`. */
function withResolvers() {
  let [resolve, reject]: [() => void, (reason: unknown) => void] = [() => {}, () => {}];
  const promise = new Promise<void>((resolved, rejected) => {
    [resolve, reject] = [resolved, rejected];
  });
  // A search that leaves does not look at it any more.
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}

/** Waits for its turn, and does the work. @throws Problem 429, 503, the reason of the signal */
export async function inTurn<T>(
  queue: SearchQueue,
  asked: Asked,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  const ticket = queue.enter(asked, signal);
  try {
    await ticket.started;
    return await work();
  } finally {
    ticket.leave();
  }
}

const waitedTooLong = ({ patience }: QueueLimits) =>
  codedProblem(503, nodeText('node.search.neverBegan', { seconds: patience / 1000 }), {
    'retry-after': `${RETRY_AFTER}`,
  });

/** The waiting searches by user, the user who is next first. */
class WaitingSearches {
  private readonly byUser = new Map<string, Entry[]>();
  private all = 0;
  private size = 0;

  count(user: string): { all: number; own: number; size: number } {
    return { all: this.all, own: this.byUser.get(user)?.length ?? 0, size: this.size };
  }

  add(entry: Entry): void {
    const own = this.byUser.get(entry.user);
    if (own) own.push(entry);
    else this.byUser.set(entry.user, [entry]);
    this.all += 1;
    this.size += entry.size;
  }

  remove(entry: Entry): void {
    const own = this.byUser.get(entry.user) ?? [];
    const at = own.indexOf(entry);
    if (at < 0) return;
    own.splice(at, 1);
    if (own.length === 0) this.byUser.delete(entry.user);
    this.all -= 1;
    this.size -= entry.size;
  }

  /** Takes the first one of the next user, who is then the last in turn. */
  next(): Entry | undefined {
    const [[user, own] = ['', []]] = this.byUser;
    const [entry] = own;
    if (!entry) return undefined;
    this.remove(entry);
    if (this.byUser.delete(user)) this.byUser.set(user, own);
    return entry;
  }

  takeAll(key: string): Entry[] {
    const same = [...this.byUser.values()].flat().filter((entry) => entry.key === key);
    for (const entry of same) this.remove(entry);
    return same;
  }

  /** How many begin before it: of other users one in each round until its own turn. */
  before(entry: Entry): number {
    const rounds = this.byUser.get(entry.user)?.indexOf(entry) ?? 0;
    let sum = rounds;
    let isAfter = false;
    for (const [user, { length }] of this.byUser) {
      if (user === entry.user) isAfter = true;
      else sum += Math.min(length, isAfter ? rounds : rounds + 1);
    }
    return sum;
  }
}
