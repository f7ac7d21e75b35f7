import { expect, it, vi } from 'vitest';
import type { DraftEntry, DraftStorage } from './draft-storage';
import { createJournal, lastingKey } from './journal';

/** A browser's database; each journal over it is one life of the page. */
function aDatabase(
  content = new Map<string, DraftEntry>(),
): DraftStorage & { content: Map<string, DraftEntry> } {
  return {
    content,
    read: async () => [...content],
    async write(kept, gone) {
      for (const [name, entry] of kept) content.set(name, structuredClone(entry));
      for (const name of gone) content.delete(name);
    },
  };
}

async function opened(database: DraftStorage, username = 'ada', tab = '') {
  const journal = createJournal(database, tab);
  await journal.open(username);
  return journal;
}

it('brings a draft back after the page was gone', async () => {
  const database = aDatabase();
  const first = await opened(database);
  first.set('search.query', 'level:3 AND');
  first.set('order', { id: 9007199254740993n });
  await first.flush();
  const second = await opened(database);
  expect(second.get('search.query')).toBe('level:3 AND');
  expect(second.get('order')).toEqual({ id: 9007199254740993n });
});

it('writes by itself soon after the last key', async () => {
  vi.useFakeTimers();
  const database = aDatabase();
  const journal = await opened(database);
  journal.set('a', 1);
  journal.set('a', 2);
  await vi.advanceTimersByTimeAsync(150);
  expect([...database.content.values()].map(({ value }) => value)).toEqual([2]);
});

/** A database whose content arrives when `arrive` is called, later than the journal waits. */
function aSlowDatabase(content: Record<string, unknown>) {
  const database = aDatabase(
    new Map(Object.entries(content).map(([name, value]) => [name, { value, at: Date.now() }])),
  );
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  return {
    ...database,
    read: async () => {
      await arrived;
      return database.read();
    },
    arrive: async () => {
      arrive();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

it('shows drafts that load late, but none that was changed or discarded before', async () => {
  vi.useFakeTimers();
  const database = aSlowDatabase({ 'ada\nkept': 1, 'ada\nchanged': 1, 'ada\ngone': 1 });
  const opening = opened(database);
  await vi.advanceTimersByTimeAsync(1_000);
  const journal = await opening;
  journal.set('changed', 2);
  journal.discard('gone');
  const told = vi.fn();
  journal.subscribe(told);
  await database.arrive();
  expect(told).toHaveBeenCalled();
  expect(['kept', 'changed', 'gone'].map(journal.get)).toEqual([1, 2, undefined]);
  await vi.advanceTimersByTimeAsync(150);
  expect([...database.content.keys()]).not.toContain('ada\ngone');
});

it('does not show drafts that load late to the user who signed in since', async () => {
  vi.useFakeTimers();
  const database = aSlowDatabase({ 'ada\nnote': 'mine' });
  const journal = createJournal(database);
  void journal.open('ada');
  await vi.advanceTimersByTimeAsync(1_000);
  const opening = journal.open('bob');
  await vi.advanceTimersByTimeAsync(1_000);
  await opening;
  await database.arrive();
  expect(journal.get('note')).toBeUndefined();
});

it('keeps the drafts of two users apart', async () => {
  const database = aDatabase();
  const journal = await opened(database, 'ada');
  journal.set('note', 'mine');
  await journal.open('bob');
  expect(journal.get('note')).toBeUndefined();
  await journal.open('ada');
  expect(journal.get('note')).toBe('mine');
});

it('forgets what was discarded, and everything of the user on sign-out', async () => {
  const database = aDatabase();
  const bob = await opened(database, 'bob');
  bob.set('note', 'stays');
  await bob.flush();
  const ada = await opened(database);
  ada.set('one', 1);
  ada.set('two', 2);
  ada.discard('one');
  await ada.flush();
  expect((await opened(database)).get('one')).toBeUndefined();
  await ada.clear();
  expect((await opened(database)).get('two')).toBeUndefined();
  expect((await opened(database, 'bob')).get('note')).toBe('stays');
});

it('keeps what lasts over a sign-out and any age, for its user alone', async () => {
  const key = lastingKey('history');
  const database = aDatabase(
    new Map([[`ada\n${key}`, { value: ['old'], at: Date.now() - 90 * 24 * 3_600_000 }]]),
  );
  const ada = await opened(database);
  expect(ada.get(key)).toEqual(['old']);
  ada.set(key, ['new', 'old']);
  await ada.clear();
  expect((await opened(database)).get(key)).toEqual(['new', 'old']);
  expect((await opened(database, 'bob')).get(key)).toBeUndefined();
});

it('drops drafts nobody came back to for a month', async () => {
  const database = aDatabase(
    new Map([['ada\nold', { value: 1, at: Date.now() - 31 * 24 * 3_600_000 }]]),
  );
  expect((await opened(database)).get('old')).toBeUndefined();
  expect(database.content.size).toBe(0);
});

it('works in memory where the browser stores nothing', async () => {
  const refuses = () => Promise.reject(new DOMException('denied', 'InvalidStateError'));
  const journal = await opened({ read: refuses, write: refuses });
  journal.set('note', 'here');
  await journal.flush();
  expect(journal.get('note')).toBe('here');
});

it('tells its listeners', async () => {
  const journal = await opened(aDatabase());
  const heard = vi.fn();
  const leave = journal.subscribe(heard);
  journal.set('a', 1);
  leave();
  journal.set('a', 2);
  expect(heard).toHaveBeenCalledTimes(1);
});

it('keeps what two tabs make of the same apart; a further one begins with what was made last', async () => {
  const database = aDatabase();
  const [one, other] = [
    await opened(database, 'ada', 'one'),
    await opened(database, 'ada', 'other'),
  ];
  one.set('view', 'of one');
  await one.flush();
  other.set('view', 'of the other');
  await other.flush();
  expect((await opened(database, 'ada', 'one')).get('view')).toBe('of one');
  expect((await opened(database, 'ada', 'other')).get('view')).toBe('of the other');
  expect((await opened(database, 'ada', 'third')).get('view')).toBe('of the other');
  other.discard('view');
  await other.flush();
  expect((await opened(database, 'ada', 'other')).get('view')).toBeUndefined();
  expect((await opened(database, 'ada', 'one')).get('view')).toBe('of one');
});

it('forgets the drafts of all tabs with a sign-out, of this user only', async () => {
  const database = aDatabase();
  const [one, other, bob] = [
    await opened(database, 'ada', 'one'),
    await opened(database, 'ada', 'other'),
    await opened(database, 'bob', 'one'),
  ];
  for (const journal of [one, other, bob]) {
    journal.set('view', 'mine');
    await journal.flush();
  }
  await other.clear();
  expect((await opened(database, 'ada', 'one')).get('view')).toBeUndefined();
  expect((await opened(database, 'bob', 'one')).get('view')).toBe('mine');
});
