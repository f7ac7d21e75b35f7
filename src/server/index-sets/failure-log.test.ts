import { expect, it } from 'vitest';
import { openDocuments } from '../storage/documents';
import { createFailureLog, type SavedFailures } from './failure-log';

const failed = (n: number, messages = 1) => ({
  index: 'graylog_0',
  messages,
  reason: `reason ${n}`,
  at: n,
});

it('keeps the last failures, newest first, over a restart', async () => {
  const documents = await openDocuments<SavedFailures>(undefined, 'indexer_failures');
  const log = createFailureLog(documents);
  for (let n = 1; n <= 600; n += 1) log.add(failed(n));
  await log.save();
  log.add(failed(601));

  const again = createFailureLog(documents).newestFirst();
  expect(again).toHaveLength(500);
  expect(again[0]).toEqual({
    letter_id: expect.any(String),
    index: 'graylog_0',
    type: 'indexing',
    message: 'reason 600',
    timestamp: '1970-01-01T00:00:00.600Z',
  });
  expect(again.at(-1)?.message).toBe('reason 101');
  expect(log.newestFirst()[0]?.message).toBe('reason 601');
});

it('counts each message that failed for one reason, and none twice by its id', async () => {
  const log = createFailureLog(await openDocuments<SavedFailures>(undefined, 'indexer_failures'));
  log.add(failed(1, 3));
  log.add(failed(2, 1000));
  const all = log.newestFirst();
  expect(all.filter(({ message }) => message === 'reason 2')).toHaveLength(500);
  expect(new Set(all.map(({ letter_id }) => letter_id)).size).toBe(500);
});

it('what could not be saved is saved the next time', async () => {
  const documents = await openDocuments<SavedFailures>(undefined, 'indexer_failures');
  let isFull = true;
  const log = createFailureLog({
    ...documents,
    put: (id, document) =>
      isFull ? Promise.reject(new Error('No space left')) : documents.put(id, document),
  });
  log.add(failed(1));
  await expect(log.save()).rejects.toThrow('No space left');
  isFull = false;
  await log.save();
  expect(documents.get('failures')?.failures.map(({ message }) => message)).toEqual(['reason 1']);
});
