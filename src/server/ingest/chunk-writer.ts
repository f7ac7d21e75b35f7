import { nodeText } from '@/domain/node-text/node-text';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Written } from '../indices/index-store';
import type { SavedField, WriteTarget } from '../indices/model/model';
import type { EncodedChunk, IndexRows, Misfit } from './encoding/protocol';
import { rowsOf, type RowChunk } from '../storage/columns/column-image';
import type { RowSource } from '../storage/row-source';
import { saveFields } from '../indices/model/catalogue';
import { withSequence } from './sequence';
import { savePosition, type JournalPosition } from './journal/saved-position';

/** Errors of DuckDB that are caused by disk or memory, not by the rows. */
export const STORAGE_FAULT = /^(IO|FATAL|Out of Memory|INTERNAL) Error|No space left/i;

/** `waiting` is set while nothing can be stored and senders wait, and says why. */
export type WriteFailures = {
  count: number;
  last?: { reason: string; at: number };
  waiting?: string;
};

/**
 * Messages that were dropped. `index` is empty if they failed before they were assigned to one.
 * `at` in milliseconds since the epoch.
 */
export type GivenUp = { index: string; messages: number; reason: string; at: number };

/** `at` in milliseconds since the epoch. */
export type FoundMisfits = { index: string; misfits: readonly Misfit[]; at: number };

export type WriterOptions = {
  rows: RowSource;
  /** Returns undefined for an index that cannot be written any more. */
  targetOf: (name: string) => WriteTarget | undefined;
  /** The sequence number of the next message. */
  firstSeq: number;
  now: () => number;
  /** Called after each commit to one index. */
  onStored: (index: string, written: Written) => void;
  /** Called when all messages up to this sequence number are stored or dropped. */
  onCommitted: (seq: number) => void;
  onGivenUp?: ((lost: GivenUp) => void) | undefined;
  /** Called with values of stored messages that do not fit the type of their field. */
  onMisfits?: ((found: FoundMisfits) => void) | undefined;
  /** The delay between two attempts while the disk is full; 1000 by default. */
  retryAfterMs?: number | undefined;
  /** Called with a line when messages start to wait for storage and when they are stored again. */
  log?: ((line: string) => void) | undefined;
};

/** A chunk with the position of its last record, if its messages come from the journal. */
export type StorableChunk = EncodedChunk & { position?: JournalPosition | undefined };

/** A message that could not be stored. `ordinal` is its number within its chunk. */
export type LostMessage = { batch: number; index: number; ordinal: number; reason: string };

export type ChunkWriter = {
  /**
   * Resolves when everything is on disk except the messages it returns. Calls must not overlap.
   */
  store(chunks: readonly StorableChunk[]): Promise<LostMessage[]>;
  failures: WriteFailures;
  noteFailure(messages: number, reason: string): void;
  /** Stops retrying on a full disk: what cannot be stored at once is dropped. */
  endWaiting(): void;
};

/** Rows on their way into one index. */
type PendingRows = Pick<IndexRows, 'fields' | 'misfits' | 'from' | 'to' | 'hasCopies'> & {
  rows: RowChunk;
  ordinals: Uint32Array;
  origins: Uint32Array;
  lastSeq: number;
  /** Saved with the rows, so that they are not stored again after the process was killed. */
  position: JournalPosition | undefined;
};

/** Stores encoded chunks, with one transaction per index. */
export function createChunkWriter({
  rows,
  targetOf,
  firstSeq,
  now,
  onStored,
  onCommitted,
  onGivenUp,
  onMisfits,
  retryAfterMs = 1000,
  log,
}: WriterOptions): ChunkWriter {
  const failures: WriteFailures = { count: 0 };
  /** Fields whose rows were all refused; later rows may rely on them. */
  const unsaved = new Map<string, readonly SavedField[]>();
  let nextSeq = firstSeq;
  let closing = false;

  async function commit(target: WriteTarget, pending: readonly PendingRows[]): Promise<void> {
    const fields = [...(unsaved.get(target.name) ?? []), ...pending.flatMap((one) => one.fields)];
    await target.transaction(async (statements) => {
      await saveFields(statements, target, fields);
      await rows.insert(
        statements,
        target.table,
        pending.map((one) => one.rows),
      );
      const position = pending.findLast((one) => one.position !== undefined)?.position;
      if (position !== undefined) await savePosition(statements, position);
    });
    unsaved.delete(target.name);
    onStored(target.name, {
      messages: countOf(pending),
      first: Math.min(...pending.map(({ from }) => from)),
      last: Math.max(...pending.map(({ to }) => to)),
      lastSeq: Math.max(...pending.map(({ lastSeq }) => lastSeq)),
      hasCopies: pending.some(({ hasCopies }) => hasCopies),
      fields,
    });
    const misfits = pending.flatMap((one) => one.misfits);
    if (misfits.length > 0) onMisfits?.({ index: target.name, misfits, at: now() });
  }

  async function storeIn(
    target: WriteTarget,
    pending: readonly PendingRows[],
  ): Promise<LostMessage[]> {
    for (;;) {
      try {
        await commit(target, pending);
        if (failures.waiting !== undefined) log?.('Messages are stored again.');
        delete failures.waiting;
        return [];
      } catch (error) {
        const reason = reasonOf(error);
        if (!STORAGE_FAULT.test(reason)) return storeInParts(target, pending, reason);
        if (closing) {
          log?.(`The node ends before ${countOf(pending)} messages could be stored: ${reason}`);
          return allLost(target.name, pending, reason);
        }
        if (failures.waiting === undefined)
          log?.(`Messages cannot be stored; their senders wait: ${reason}`);
        failures.waiting = reason;
        await sleep(retryAfterMs);
      }
    }
  }

  /** Bisects the rows, so that a bad one does not take the others with it. */
  async function storeInParts(
    target: WriteTarget,
    pending: readonly PendingRows[],
    reason: string,
  ): Promise<LostMessage[]> {
    const [only] = pending;
    if (pending.length === 1 && only?.rows.count === 1) {
      unsaved.set(target.name, [...(unsaved.get(target.name) ?? []), ...only.fields]);
      return allLost(target.name, pending, reason);
    }
    const parts = pending.length === 1 && only !== undefined ? halves(only) : pending;
    const lost: LostMessage[] = [];
    for (const part of parts) lost.push(...(await storeIn(target, [part])));
    return lost;
  }

  function allLost(index: string, pending: readonly PendingRows[], reason: string): LostMessage[] {
    const lost = pending.flatMap(({ ordinals, origins }) =>
      Array.from(ordinals, (ordinal): LostMessage => ({
        batch: origins[ordinal * 2] ?? 0,
        index: origins[ordinal * 2 + 1] ?? 0,
        ordinal,
        reason,
      })),
    );
    noteFailure(lost.length, reason, index);
    return lost;
  }

  function noteFailure(messages: number, reason: string, index = ''): void {
    failures.count += messages;
    failures.last = { reason, at: now() };
    onGivenUp?.({ index, messages, reason, at: now() });
  }

  return {
    failures,
    noteFailure,
    endWaiting: () => void (closing = true),
    async store(chunks) {
      const byTarget = new Map<string, PendingRows[]>();
      for (const { messages, origins, indexRows, position } of chunks) {
        for (const { target, rows: content, ordinals, ...rest } of indexRows) {
          const pending: PendingRows = {
            ...rest,
            ordinals,
            origins,
            position,
            lastSeq: nextSeq + (ordinals.at(-1) ?? 0),
            rows: withSequence(content, ordinals, nextSeq),
          };
          byTarget.set(target, [...(byTarget.get(target) ?? []), pending]);
        }
        nextSeq += messages;
      }
      const lost: LostMessage[] = [];
      for (const [name, pending] of byTarget) {
        const target = targetOf(name);
        lost.push(
          ...(target === undefined
            ? allLost(name, pending, nodeText('node.index.gone', { index: name }).message)
            : await storeIn(target, pending)),
        );
      }
      onCommitted(nextSeq - 1);
      return lost;
    },
  };
}

function halves(pending: PendingRows): PendingRows[] {
  const middle = Math.ceil(pending.rows.count / 2);
  const part = (
    from: number,
    to: number,
    { fields, misfits, position }: Pick<PendingRows, 'fields' | 'misfits' | 'position'>,
  ): PendingRows => ({
    ...pending,
    position,
    rows: rowsOf(pending.rows, from, to),
    ordinals: pending.ordinals.subarray(from, to),
    fields,
    misfits,
  });
  // Fields are saved with the first half, or kept in `unsaved` if it is refused; the position only
  // once everything before it is stored.
  return [
    part(0, middle, { fields: pending.fields, misfits: pending.misfits, position: undefined }),
    part(middle, pending.rows.count, { fields: [], misfits: [], position: pending.position }),
  ];
}

const countOf = (pending: readonly PendingRows[]) =>
  pending.reduce((sum, { rows }) => sum + rows.count, 0);

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
