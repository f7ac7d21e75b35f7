import type { IndexerFailure } from '@/contract/indexer';
import { randomUUID } from 'node:crypto';
import type { GivenUp } from '../ingest/writer';
import type { Documents } from '../storage/documents';

/** As stored, newest last. */
export type SavedFailures = { failures: readonly IndexerFailure[] };

/** The last messages that could not be stored. */
export type FailureLog = {
  add(lost: GivenUp): void;
  newestFirst(): IndexerFailure[];
  /** Keeps what was added for the next start. */
  save(): Promise<void>;
};

const KEPT = 500;
/** A reason may quote the message. */
const REASON_CHARACTERS = 2000;

/**
 * In memory and, after `save`, in one document: a flood of bad messages must not become a flood of
 * writes.
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
