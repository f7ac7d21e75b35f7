import type { IndexerFailure } from '@/contract/indexer';
import { nodeText } from '@/domain/node-text/node-text';
import { randomUUID } from 'node:crypto';
import type { FoundMisfits, GivenUp } from '../ingest/chunk-writer';
import type { Documents } from '../storage/documents';

/** The stored form, newest last. */
export type SavedFailures = { failures: readonly IndexerFailure[] };

/** The most recent indexing failures. */
export type FailureLog = {
  add(lost: GivenUp): void;
  /** Their messages are stored, and named by their ids. */
  addMisfits(found: FoundMisfits): void;
  newestFirst(): IndexerFailure[];
  /** Stores the failures for the next start. */
  save(): Promise<void>;
};

const KEPT = 500;
/** Reasons may quote messages. */
const REASON_CHARACTERS = 2000;

/**
 * Kept in memory and stored in one document by `save`, so that a flood of bad messages does not
 * cause a flood of writes.
 */
export function createFailureLog(documents: Documents<SavedFailures>): FailureLog {
  const kept: IndexerFailure[] = [...(documents.get('failures')?.failures ?? [])];
  let changed = false;

  return {
    add({ index, messages, reason, at }) {
      const failure = {
        index,
        type: 'indexing',
        message: reason.slice(0, REASON_CHARACTERS),
        timestamp: new Date(at).toISOString(),
      };
      for (let left = Math.min(messages, KEPT); left > 0; left -= 1)
        kept.push({ letter_id: randomUUID(), ...failure });
      kept.splice(0, Math.max(0, kept.length - KEPT));
      changed = true;
    },
    addMisfits({ index, misfits, at }) {
      for (const { id, field, type, value, tooLong } of misfits)
        kept.push({
          letter_id: id,
          index,
          type: 'mapping',
          message: (tooLong
            ? nodeText('node.index.tooLong', { field })
            : nodeText('node.index.misfit', { value, field, type })
          ).message,
          timestamp: new Date(at).toISOString(),
        });
      kept.splice(0, Math.max(0, kept.length - KEPT));
      changed = true;
    },
    newestFirst: () => kept.toReversed(),
    async save() {
      if (!changed) return;
      changed = false;
      await documents.put('failures', { failures: [...kept] }).catch((error: unknown) => {
        changed = true;
        throw error;
      });
    },
  };
}
