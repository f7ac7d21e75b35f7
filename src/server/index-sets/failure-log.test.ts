import { expect, it } from 'vitest';
import { openDocuments } from '../storage/documents';
import { createFailureLog, type SavedFailures } from './failure-log';

const failed = (n: number) => ({ index: 'graylog_0', messageId: `id-${n}`, reason: `reason ${n}`, at: n });

it('keeps the last failures, newest first, over a restart', async () => {
  const documents = await openDocuments<SavedFailures>(undefined, 'indexer_failures');
  const log = createFailureLog(documents);
  for (let n = 1; n <= 600; n += 1) log.add(failed(n));
  await log.save();
  log.add(failed(601));

  const again = createFailureLog(documents).newestFirst();
  expect(again).toHaveLength(500);
  expect(again[0]).toEqual({ letter_id: 'id-600', index: 'graylog_0', type: 'indexing', message: 'reason 600', timestamp: '1970-01-01T00:00:00.600Z' });
  expect(again.at(-1)?.letter_id).toBe('id-101');
  expect(log.newestFirst()[0]?.letter_id).toBe('id-601');
});
