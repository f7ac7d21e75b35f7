import { afterEach, expect, it } from 'vitest';
import { ApiError } from '@/api/errors';
import { createTabSharing, type Arrived, type TabSharing } from './tab-sharing';

/** The locks of one browser. */
function browserLocks(): LockManager {
  const held = new Map<string, (() => void)[]>();
  const shared: string[] = [];
  const run = async (name: string, task: (lock: Lock | null) => unknown) => {
    try {
      return await task({ name, mode: 'exclusive' });
    } finally {
      const next = held.get(name)?.shift();
      if (next) next();
      else held.delete(name);
    }
  };
  const request = async (
    name: string,
    { mode, ifAvailable, signal }: LockOptions,
    task: (lock: Lock | null) => unknown,
  ) => {
    if (mode === 'shared') {
      shared.push(name);
      return task({ name, mode });
    }
    const queue = held.get(name);
    if (!queue) {
      held.set(name, []);
      return run(name, task);
    }
    if (ifAvailable) return task(null);
    await new Promise<void>((resolve, reject) => {
      queue.push(resolve);
      signal?.addEventListener('abort', () => {
        queue.splice(queue.indexOf(resolve), 1);
        reject(signal.reason as Error);
      });
    });
    return run(name, task);
  };
  const query = async () => ({ held: shared.map((name) => ({ name })), pending: [] });
  return { request, query } as unknown as LockManager;
}

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

type Told = { topic: string };
type Tab = TabSharing & {
  channel: BroadcastChannel;
  answers: Map<string, Arrived>;
  searches: number;
  search: (options?: Search) => Promise<Arrived>;
};
type Search = {
  mustBeNew?: boolean;
  lastAt?: number;
  signal?: AbortSignal;
  run?: () => Promise<Arrived>;
};

function browser(name: string) {
  const locks = browserLocks();
  const topics: string[] = [];
  const listener = new BroadcastChannel(`test ${name}`);
  listener.addEventListener('message', ({ data }) => topics.push((data as Told).topic));
  open.push(() => listener.close());
  return {
    /** Resolves once a tab has told the others something about this. */
    told: (topic: string) => expect.poll(() => topics).toContain(topic),
    tab(user: string | undefined = 'ada'): Tab {
      const channel = new BroadcastChannel(`test ${name}`);
      const answers = new Map<string, Arrived>();
      const sharing = createTabSharing({
        channel,
        locks,
        user: () => user,
        answerOf: (key) => answers.get(key),
        adopt: (key, data) => void answers.set(key, data),
      });
      open.push(() => {
        sharing.close();
        channel.close();
      });
      const tab: Tab = {
        ...sharing,
        channel,
        answers,
        searches: 0,
        async search({ run, ...options } = {}) {
          const found = await sharing.ask<Arrived>({
            key: 'top',
            lastAt: Date.now(),
            mustBeNew: false,
            signal: new AbortController().signal,
            ...options,
            run: async () => {
              tab.searches += 1;
              return run ? run() : { arrivedAt: Date.now() + tab.searches };
            },
          });
          answers.set('top', found);
          return found;
        },
      };
      return tab;
    },
  };
}

/** An answer that comes when it is told to. */
function later() {
  let answer: (data: Arrived) => void = () => {};
  let fail: (error: Error) => void = () => {};
  const promise = new Promise<Arrived>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  return { run: () => promise, answer, fail };
}
const soon = () => Date.now() + 1_000;

it('a search that another tab waits for is asked once, and both get the answer', async () => {
  const { tab } = browser('once');
  const [one, other] = [tab(), tab()];
  const slow = later();
  const first = one.search({ run: slow.run });
  await expect.poll(() => one.searches).toBe(1);
  const second = other.search();
  slow.answer({ arrivedAt: soon() });
  expect((await second).arrivedAt).toBe((await first).arrivedAt);
  expect((await second).isFromOtherTab).toBe(true);
  expect(other.searches).toBe(0);
});

it('tells the other tabs, which need not ask', async () => {
  const { tab } = browser('tells');
  const [one, other] = [tab(), tab()];
  const found = await one.search();
  await expect.poll(() => other.answers.get('top')).toEqual(found);
});

it('a tab that is opened takes an answer of the last seconds', async () => {
  const { tab } = browser('opened');
  const [one, other] = [tab(), tab()];
  one.answers.set('top', { arrivedAt: Date.now() - 1_000 });
  const found = await other.search({ lastAt: 0 });
  expect(found.arrivedAt).toBe(one.answers.get('top')?.arrivedAt);
  expect(other.searches).toBe(0);
});

it('a tab that is opened asks if the others only have older answers', async () => {
  const { tab } = browser('older');
  const [one, other] = [tab(), tab()];
  one.answers.set('top', { arrivedAt: Date.now() - 60_000 });
  await other.search({ lastAt: 0 });
  expect(other.searches).toBe(1);
});

it('what a user asks for is asked at once', async () => {
  const { tab } = browser('user');
  const [one, other] = [tab(), tab()];
  const slow = later();
  void one.search({ run: slow.run });
  await expect.poll(() => one.searches).toBe(1);
  await other.search({ mustBeNew: true });
  expect(other.searches).toBe(1);
  slow.answer({ arrivedAt: soon() });
});

it('users never share', async () => {
  const { tab } = browser('users');
  const [ada, bob] = [tab('ada'), tab('bob')];
  const slow = later();
  const first = ada.search({ run: slow.run });
  await expect.poll(() => ada.searches).toBe(1);
  await bob.search();
  expect(bob.searches).toBe(1);
  slow.answer({ arrivedAt: soon() });
  await first;
  // What bob may know arrives after it.
  const data = { arrivedAt: soon() };
  ada.channel.postMessage({ topic: 'answer', user: 'bob', key: 'last', data });
  await expect.poll(() => bob.answers.get('last')).toEqual(data);
  expect(ada.answers.get('top')).not.toEqual(bob.answers.get('top'));
});

it('when the asking tab is closed, the next one asks', async () => {
  const { tab, told } = browser('closed');
  const [one, other] = [tab(), tab()];
  const closing = new AbortController();
  const first = one.search({
    run: () =>
      new Promise((_, reject) => {
        closing.signal.addEventListener('abort', () => reject(new Error('closed')));
      }),
  });
  await expect.poll(() => one.searches).toBe(1);
  const second = other.search();
  await told('searching');
  expect(other.searches).toBe(0);
  closing.abort();
  await expect(first).rejects.toThrow('closed');
  await second;
  expect(other.searches).toBe(1);
});

it('a failure is told to the tabs that wait', async () => {
  const { tab, told } = browser('failure');
  const [one, other] = [tab(), tab()];
  const slow = later();
  const first = one.search({ run: slow.run });
  await expect.poll(() => one.searches).toBe(1);
  const second = other.search();
  await told('searching');
  slow.fail(new ApiError({ status: 500, message: 'no', request: { method: 'POST', url: '/' } }));
  await expect(first).rejects.toThrow('no');
  await expect(second).rejects.toMatchObject({ status: 500 });
  expect(other.searches).toBe(0);
});

it('stops waiting when nobody needs the answer any more', async () => {
  const { tab, told } = browser('aborted');
  const [one, other] = [tab(), tab()];
  const slow = later();
  void one.search({ run: slow.run });
  await expect.poll(() => one.searches).toBe(1);
  const gone = new AbortController();
  const second = other.search({ signal: gone.signal });
  await told('searching');
  gone.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  slow.answer({ arrivedAt: soon() });
});
