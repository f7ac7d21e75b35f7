import type { IndexerFailure } from '@/contract/indexer';
import type { Documents } from '../storage/documents';

/** A message that was given up: `index` was to hold it, `messageId` is empty where it never got one; `at` in milliseconds since the epoch. */
export type FailedMessage = { index: string; messageId: string; reason: string; at: number };
/** As stored, newest last. */
export type SavedFailures = { failures: readonly IndexerFailure[] };

/** The last messages that could not be stored. */
export type FailureLog = {
  add(failed: FailedMessage): void;
  newestFirst(): IndexerFailure[];
  /** Keeps what was added for the next start. */
  save(): Promise<void>;
};

const KEPT = 500;
/** A reason may quote the message. */
const REASON_CHARACTERS = 2000;

/** In memory and, after `save`, in one document: a flood of bad messages must not become a flood of writes. */
export function createFailureLog(documents: Documents<SavedFailures>): FailureLog {
  const kept: IndexerFailure[] = [...(documents.get('failures')?.failures ?? [])];
  let changed = false;

  return {
    add({ index, messageId, reason, at }) {
      kept.push({ letter_id: messageId, index, type: 'indexing', message: reason.slice(0, REASON_CHARACTERS), timestamp: new Date(at).toISOString() });
      if (kept.length > KEPT) kept.shift();
      changed = true;
    },
    newestFirst: () => kept.toReversed(),
    async save() {
      if (!changed) return;
      changed = false;
      await documents.put('failures', { failures: [...kept] });
    },
  };
}
