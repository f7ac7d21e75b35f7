import { expect, it } from 'vitest';
import { openDatabase } from '../storage/database';
import { createDocumentTable } from '../storage/document-table';
import { openDocuments, type DocumentStorage } from '../storage/documents';
import { createTrafficCounts, HOUR_MS, type SavedHour } from './traffic-counts';

const DAY_MS = 24 * HOUR_MS;
const START = Date.parse('2026-11-21T12:00:00Z');

/** A minute passes when it is told to. */
function minutes() {
  let due: (() => void)[] = [];
  const later = (work: () => void) => {
    due.push(work);
    return () => void (due = due.filter((one) => one !== work));
  };
  return { later, waiting: () => due.length, pass: () => due.splice(0).forEach((work) => work()) };
}

it('is there after a start that nobody was told of, but for the last minute', async () => {
  const database = await openDatabase({ path: ':memory:' });
  const opened = async () => openDocuments<SavedHour>(createDocumentTable(database), 'traffic');
  const { later, pass, waiting } = minutes();
  const counts = createTrafficCounts(await opened(), () => START + 5, later);
  for (let n = 0; n < 1000; n += 1) counts.count('input', 3);
  counts.count('output', 7);
  expect(waiting()).toBe(1);
  pass();
  await counts.save();
  counts.count('input', 1);
  expect([...createTrafficCounts(await opened(), () => START).hours()]).toEqual([
    [START, { input: 3000, decoded: 0, output: 7 }],
  ]);
  await counts.save();
  expect([...createTrafficCounts(await opened(), () => START).hours()]).toEqual([
    [START, { input: 3001, decoded: 0, output: 7 }],
  ]);
  await database.close();
});

it('is kept for thirty days', async () => {
  let now = START;
  const documents = await openDocuments<SavedHour>(undefined, 'traffic');
  const counts = createTrafficCounts(documents, () => now, minutes().later);
  for (let day = 0; day < 60; day += 1) {
    now = START + day * DAY_MS;
    counts.count('decoded', 1);
    await counts.save();
  }
  expect(Math.min(...counts.hours().keys())).toBe(now - 31 * DAY_MS);
  expect(documents.all()).toHaveLength(32);
});

it('is written again when the disk had no room', async () => {
  let isFull = true;
  const written: unknown[] = [];
  const put: DocumentStorage['put'] = async (_, __, document) =>
    isFull ? Promise.reject(new Error('full')) : void written.push(document);
  const documents = await openDocuments<SavedHour>(
    { load: async () => new Map(), put, remove: async () => undefined },
    'traffic',
  );
  const counts = createTrafficCounts(documents, () => START, minutes().later);
  counts.count('input', 2);
  await expect(counts.save()).rejects.toThrow('full');
  isFull = false;
  await counts.save();
  expect(written).toEqual([{ start: START, input: 2, decoded: 0, output: 0 }]);
});
