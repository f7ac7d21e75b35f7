import { ApiError } from '@/api/errors';
import { takeTurn } from './take-turn';

/** What tabs share: answers with the time of their arrival, by the clock of the browser. */
export type Arrived = { arrivedAt: number; isFromOtherTab?: boolean };

type News =
  /** Looks for an answer that arrived after `since`, or for a tab that is searching. */
  | { topic: 'wanted'; user: string; key: string; since: number }
  | { topic: 'searching'; user: string; key: string }
  | { topic: 'answer'; user: string; key: string; data: Arrived }
  | { topic: 'failed'; user: string; key: string; status: number | undefined; message: string };

/** The part of a `BroadcastChannel` that is needed. */
type NewsChannel = Pick<
  BroadcastChannel,
  'postMessage' | 'addEventListener' | 'removeEventListener'
>;

type TabSharingOptions = {
  channel: NewsChannel;
  /** Undefined where browsers offer none: over HTTP. */
  locks: LockManager | undefined;
  /** Who is signed in; undefined if nobody is, then nothing is shared. */
  user: () => string | undefined;
  /** The last answer that this tab has. */
  answerOf: (key: string) => Arrived | undefined;
  /** Takes the answer of another tab to a search that this tab does not wait for. */
  adopt: (key: string, data: Arrived) => void;
};

export type Wanted<Data extends Arrived> = {
  /** The same for searches with the same answer. */
  key: string;
  /** When the last answer arrived; 0 if there is none. */
  lastAt: number;
  /** Answers that others are waiting for do not suffice. */
  mustBeNew: boolean;
  signal: AbortSignal;
  run: () => Promise<Data>;
};

/** An answer of another tab up to this age is as good as a new one. */
const RECENT_MS = 5_000;
/** How long tabs take at most to say what they have. */
const REPLY_MS = 150;
/** While another tab searches, it is asked at this interval whether it still does. */
const WATCH_MS = 5_000;
const NAME = 'console search';

type Waiting = { since: number; settle: (found: Found) => void; heard: () => void };
type Found = { data: Arrived } | { error: ApiError };

/**
 * Lets the tabs of one browser ask each search once. The tab that holds the lock of a search asks
 * the server and tells the others. A lock ends with its tab; one whose tab no longer replies,
 * because it is frozen, is passed by.
 */
export function createTabSharing({ channel, locks, user, answerOf, adopt }: TabSharingOptions) {
  const waiting = new Map<string, Set<Waiting>>();
  const searching = new Map<string, number>();
  const post = (news: News) => channel.postMessage(news);

  const hear = ({ data: news }: MessageEvent<News>) => {
    if (news.user !== user()) return;
    const { key } = news;
    switch (news.topic) {
      case 'wanted':
        return reply(news.user, key, news.since);
      case 'searching':
        return waiting.get(key)?.forEach((one) => one.heard());
      case 'answer':
        waiting.get(key)?.forEach((one) => {
          if (news.data.arrivedAt > one.since) one.settle(news);
        });
        if (!waiting.has(key)) adopt(key, news.data);
        return;
      case 'failed':
        waiting.get(key)?.forEach((one) => one.settle({ error: errorOf(news) }));
    }
  };
  function reply(to: string, key: string, since: number): void {
    if (searching.has(key)) return post({ topic: 'searching', user: to, key });
    const data = answerOf(key);
    if (data && data.arrivedAt > since) post({ topic: 'answer', user: to, key, data });
  }

  /** Searches, and tells the others unless somebody else has signed in meanwhile. */
  async function searchAndTell<Data extends Arrived>({ key, run }: Wanted<Data>): Promise<Data> {
    const by = user();
    searching.set(key, (searching.get(key) ?? 0) + 1);
    try {
      const data = await run();
      if (by !== undefined && by === user()) post({ topic: 'answer', user: by, key, data });
      return data;
    } catch (error) {
      if (by !== undefined && by === user() && error instanceof ApiError)
        post({ topic: 'failed', user: by, key, status: error.status, message: error.message });
      throw error;
    } finally {
      const rest = (searching.get(key) ?? 1) - 1;
      if (rest > 0) searching.set(key, rest);
      else searching.delete(key);
    }
  }

  /** Asks the other tabs for an answer; undefined if none has one, or searches and replies. */
  function askTabs<Data extends Arrived>(
    { key, signal }: Wanted<Data>,
    { since, turn }: { since: number; turn?: Promise<unknown> },
  ): Promise<Found | undefined> {
    return new Promise((resolve, reject) => {
      const settle = (found: Found | undefined) => {
        clearTimeout(silence);
        clearInterval(watch);
        signal.removeEventListener('abort', stop);
        own.delete(one);
        if (own.size === 0) waiting.delete(key);
        resolve(found);
      };
      const stop = () => {
        settle(undefined);
        reject(signal.reason as Error);
      };
      const ask = () => post({ topic: 'wanted', user: user() ?? '', key, since });
      const restart = () => {
        clearTimeout(silence);
        silence = setTimeout(() => settle(undefined), turn ? WATCH_MS + REPLY_MS : REPLY_MS);
      };
      const one: Waiting = { since, settle, heard: restart };
      const own = waiting.get(key) ?? new Set();
      waiting.set(key, own.add(one));
      signal.addEventListener('abort', stop, { once: true });
      let silence: ReturnType<typeof setTimeout> | undefined;
      const watch = setInterval(ask, WATCH_MS);
      void turn?.then(() => settle(undefined));
      restart();
      ask();
    });
  }

  async function inTurn<Data extends Arrived>(
    wanted: Wanted<Data>,
    manager: LockManager,
  ): Promise<Data> {
    const { key, lastAt, signal } = wanted;
    const begun = Date.now();
    const since = Math.max(lastAt, begun - RECENT_MS);
    const take = (found: Found | undefined): Data | undefined => {
      if (found && 'error' in found) throw found.error;
      return found && ({ ...found.data, isFromOtherTab: true } as unknown as Data);
    };
    const turn = await takeTurn(manager, `${NAME} ${user()} ${key}`);
    try {
      const waits = !turn.isFree;
      if (waits) {
        const found = take(await askTabs(wanted, { since, turn: turn.granted }));
        if (found) return found;
      }
      // The answer may arrive shortly after the lock, and other tabs may know one.
      if (waits || (begun - lastAt > 2 * RECENT_MS && (await areOthers(manager)))) {
        const found = take(await askTabs(wanted, { since }));
        if (found) return found;
      }
      signal.throwIfAborted();
      return await searchAndTell(wanted);
    } finally {
      turn.leave();
    }
  }

  channel.addEventListener('message', hear as EventListener);
  const presence = new AbortController();
  locks
    ?.request(`${NAME} tab`, { mode: 'shared', signal: presence.signal }, () =>
      untilAborted(presence.signal),
    )
    .catch(() => undefined);

  return {
    ask: <Data extends Arrived>(wanted: Wanted<Data>): Promise<Data> =>
      locks && !wanted.mustBeNew && user() !== undefined
        ? inTurn(wanted, locks)
        : searchAndTell(wanted),
    close: () => {
      channel.removeEventListener('message', hear as EventListener);
      presence.abort();
    },
  };
}

export type TabSharing = ReturnType<typeof createTabSharing>;

const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

/** Whether other tabs show widgets. */
async function areOthers(locks: LockManager): Promise<boolean> {
  const { held = [] } = await locks.query();
  return held.filter(({ name }) => name === `${NAME} tab`).length > 1;
}

const errorOf = ({ status, message }: Extract<News, { topic: 'failed' }>) =>
  new ApiError({ status, message, request: { method: 'POST', url: '' } });
