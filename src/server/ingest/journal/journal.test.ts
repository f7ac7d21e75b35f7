import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '@test/environment/eventually';
import { temporaryDirectory } from '@test/environment/temporary-directory';
import { propertyRuns } from '@test/environment/property-runs';
import type { IncomingMessage } from '../../message-types/incoming-message';
import { openJournal, type Journal } from './journal';
import type { JournalBatch } from './record';

let directory: string;
let logged: string[];
/** How often the journal has looked at its clock, which it does before each attempt to write. */
let looks = 0;
let open: Journal[] = [];
beforeEach(() => {
  directory = join(temporaryDirectory(), 'journal');
  logged = [];
});

afterEach(async () => {
  for (const journal of open) await journal.close();
  open = [];
});

async function opened(limitBytes?: number): Promise<Journal> {
  const journal = await openJournal({
    directory,
    limitBytes,
    now: () => {
      looks += 1;
      return Date.now();
    },
    log: (line) => logged.push(line),
    retryAfterMs: 1,
  });
  open.push(journal);
  return journal;
}
const message = (text: string): IncomingMessage => ({
  timestamp: 5,
  source: 'web',
  message: text,
  fields: { big: 2n ** 60n },
  inputId: 'i',
  receivedAt: 5,
});
const batch = (...texts: string[]): JournalBatch => ({
  kind: 'messages',
  messages: texts.map(message),
});
const textsOf = (read: JournalBatch | undefined) =>
  read?.kind === 'messages' ? read.messages.map((one) => one.message) : undefined;

async function readAll(journal: Journal, commit = true): Promise<string[]> {
  const texts: string[] = [];
  for (;;) {
    const record = await journal.next();
    if (record === undefined) return texts;
    texts.push(...(textsOf(record.batch) ?? ['(damaged)']));
    if (commit) journal.commit(record);
  }
}

test('records are read in order, also after the process ended without a word', async () => {
  const before = await opened();
  await Promise.all([before.append(batch('a', 'b'), false), before.append(batch('c'), true)]);
  await before.append(batch('d'), false);
  expect(before.figures()).toMatchObject({ messages: 4, segments: 1 });

  const after = await opened();
  expect(after.figures()).toMatchObject({ messages: 4, bytes: before.figures().bytes });
  await after.append(batch('e'), false);
  expect(await readAll(after)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(after.figures()).toMatchObject({ messages: 0, bytes: 0, segments: 0, oldest: undefined });
  await after.close();
  expect((await opened()).isCaughtUp()).toBe(true);
});

test('what was read but not committed is read again', async () => {
  const before = await opened();
  for (const text of ['a', 'b', 'c']) await before.append(batch(text), false);
  await readAll(before, false);
  await before.close();
  expect(await readAll(await opened())).toEqual(['a', 'b', 'c']);
});

test('a record that was being written is not there', async () => {
  const before = await opened();
  for (const text of ['a', 'b']) await before.append(batch(text), false);
  await before.close();
  const [name = ''] = readdirSync(directory);
  const bytes = readFileSync(join(directory, name));
  writeFileSync(join(directory, name), bytes.subarray(0, bytes.length - 3));
  const after = await opened();
  expect(after.figures().messages).toBe(1);
  await after.append(batch('c'), false);
  expect(await readAll(after)).toEqual(['a', 'c']);
});

test('a damaged record is told from the others', async () => {
  const before = await opened();
  for (const text of ['one', 'two', 'three']) await before.append(batch(text), false);
  await before.close();
  const [name = ''] = readdirSync(directory);
  const bytes = readFileSync(join(directory, name));
  bytes[bytes.indexOf('two')] = 0x58;
  writeFileSync(join(directory, name), bytes);
  expect(await readAll(await opened())).toEqual(['one', '(damaged)', 'three']);
});

test('other files and garbage are left alone', async () => {
  await (await opened()).append(batch('a'), false);
  const [name = ''] = readdirSync(directory);
  appendFileSync(join(directory, name), 'x'.repeat(100));
  writeFileSync(join(directory, 'notes.txt'), 'mine');
  expect(await readAll(await opened())).toEqual(['a']);
  expect(readdirSync(directory)).toContain('notes.txt');
});

test('is full at its limit and has room again after commits', async () => {
  const journal = await opened(300);
  let changes = 0;
  journal.onChange(() => (changes += 1));
  await journal.append(batch('a'), false);
  expect(journal.hasRoom()).toBe(true);
  await journal.append(batch('x'.repeat(300)), false);
  expect(journal.hasRoom()).toBe(false);
  await readAll(journal);
  expect(journal.hasRoom()).toBe(true);
  expect(changes).toBe(2);
});

test('an emptied journal starts anew under another id', async () => {
  const journal = await opened();
  await journal.append(batch('a'), false);
  const first = await journal.next();
  if (first) journal.commit(first);
  await journal.append(batch('b'), false);
  const second = await journal.next();
  expect(second?.record).toBe(0);
  expect(second?.journal).not.toBe(first?.journal);
  expect(readdirSync(directory)).toHaveLength(1);
});

test('while the disk refuses, acknowledged messages wait and the others hear of it', async () => {
  // A file where the directory should be makes every write fail.
  writeFileSync(directory, '');
  const journal = await opened();
  await expect(journal.append(batch('told'), true)).rejects.toThrow('IO Error');
  expect(journal.hasRoom()).toBe(false);
  expect(journal.figures().messages).toBe(0);
  const waiting = journal.append(batch('waits'), false);
  const before = looks;
  await eventually(() => expect(looks).toBeGreaterThan(before + 2));
  rmSync(directory);
  await waiting;
  expect(journal.hasRoom()).toBe(true);
  expect(await readAll(journal)).toEqual(['waits']);
  expect(logged).toEqual([
    expect.stringContaining('cannot be written'),
    expect.stringContaining('written to the journal again'),
  ]);
});

test('any order of writing, reading and ends leaves every message once', async () => {
  const steps = fc.array(
    fc.oneof(
      fc.record({ do: fc.constant('append' as const), size: fc.nat(400) }),
      fc.record({ do: fc.constant('read' as const) }),
      fc.record({ do: fc.constant('reopen' as const) }),
    ),
    { maxLength: 40 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      directory = join(temporaryDirectory(), 'journal');
      let journal = await opened();
      const committed: string[] = [];
      let sent = 0;
      for (const step of all) {
        if (step.do === 'append')
          await journal.append(batch(`${(sent += 1)} ${'x'.repeat(step.size)}`), false);
        else if (step.do === 'reopen') {
          await journal.close();
          journal = await opened();
        } else {
          const record = await journal.next();
          if (record === undefined) continue;
          committed.push(...(textsOf(record.batch) ?? []));
          journal.commit(record);
        }
      }
      await journal.close();
      committed.push(...(await readAll(await opened())));
      // What was committed before a reopening may be read again, but nothing is missing.
      const numbers = [...new Set(committed.map((text) => Number(text.split(' ')[0])))];
      expect(numbers.sort((one, other) => one - other)).toEqual(
        Array.from({ length: sent }, (_, index) => index + 1),
      );
    }),
    { numRuns: propertyRuns(25) },
  );
});
