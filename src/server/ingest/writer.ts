import { setTimeout as sleep } from 'node:timers/promises';
import type { Written } from '../indices/index-store';
import type { SavedField, WriteTarget } from '../indices/model';
import type { Portion, Shipment } from './encoding/protocol';
import { rowsOf, type RowChunk } from '../storage/columns/column-image';
import type { RowSource } from '../storage/row-source';
import { saveFields } from '../indices/catalogue';
import { withSequence } from './sequence';

/** What the engine says when not the rows are at fault but the disk or the memory. */
export const STORAGE_FAULT = /^(IO|FATAL|Out of Memory|INTERNAL) Error|No space left/i;

/** `waiting` is why nothing can be stored at the moment: senders wait until it can. */
export type WriteFailures = {
  count: number;
  last?: { reason: string; at: number };
  waiting?: string;
};

/**
 * Messages that were given up; `index` was to hold them, and is empty where they never got that
 * far. `at` in milliseconds since the epoch.
 */
export type GivenUp = { index: string; messages: number; reason: string; at: number };

export type WriterOptions = {
  rows: RowSource;
  /** The index of that name, as long as it may be written. */
  targetOf: (name: string) => WriteTarget | undefined;
  /** The first number that no message has yet. */
  firstSeq: number;
  now: () => number;
  /** Called after each commit to one index. */
  onStored: (index: string, written: Written) => void;
  /** Called when all messages up to this number are where they belong. */
  onCommitted: (seq: number) => void;
  /** Hears of messages that could not be stored. */
  onGivenUp?: ((lost: GivenUp) => void) | undefined;
  /**
   * How long to wait before storing is tried again while the disk is full; a second unless told.
   */
  retryAfterMs?: number | undefined;
  /** Hears when messages begin to wait and when they are stored again. */
  log?: ((line: string) => void) | undefined;
};

/** A message that is not on disk, and why. */
export type Lost = { piece: number; index: number; reason: string };

export type PortionWriter = {
  /** Resolves when all is on disk but what it gives back. One at a time. */
  store(portions: readonly Portion[]): Promise<Lost[]>;
  /** Messages that could not be stored, each tried alone. */
  failures: WriteFailures;
  noteFailure(messages: number, reason: string): void;
  /** From now on nobody waits for a full disk: what cannot be stored at once is given up. */
  endWaiting(): void;
};

/** Rows for one index, and whose they are. */
type Cargo = Pick<Shipment, 'fields' | 'from' | 'to' | 'hasCopies'> & {
  rows: RowChunk;
  ordinals: Uint32Array;
  origins: Uint32Array;
  lastSeq: number;
};

/** Stores what the encoder made: a transaction for each index. */
export function createPortionWriter({
  rows,
  targetOf,
  firstSeq,
  now,
  onStored,
  onCommitted,
  onGivenUp,
  retryAfterMs = 1000,
  log,
}: WriterOptions): PortionWriter {
  const failures: WriteFailures = { count: 0 };
  /** Fields whose rows were all refused; later rows may need them. */
  const unsaved = new Map<string, readonly SavedField[]>();
  let nextSeq = firstSeq;
  let closing = false;

  async function commit(target: WriteTarget, cargos: readonly Cargo[]): Promise<void> {
    const fields = [
      ...(unsaved.get(target.name) ?? []),
      ...cargos.flatMap((cargo) => cargo.fields),
    ];
    await target.transaction(async (statements) => {
      await saveFields(statements, target, fields);
      await rows.insert(
        statements,
        target.table,
        cargos.map((cargo) => cargo.rows),
      );
    });
    unsaved.delete(target.name);
    onStored(target.name, {
      messages: cargos.reduce((sum, cargo) => sum + cargo.rows.count, 0),
      first: Math.min(...cargos.map(({ from }) => from)),
      last: Math.max(...cargos.map(({ to }) => to)),
      lastSeq: Math.max(...cargos.map(({ lastSeq }) => lastSeq)),
      hasCopies: cargos.some(({ hasCopies }) => hasCopies),
      fields,
    });
  }

  /** One bad row must not take the others with it, so what fails is tried in parts. */
  async function storeIn(target: WriteTarget, cargos: readonly Cargo[]): Promise<Lost[]> {
    for (;;) {
      try {
        await commit(target, cargos);
        if (failures.waiting !== undefined) log?.('Messages are stored again.');
        delete failures.waiting;
        return [];
      } catch (error) {
        const reason = reasonOf(error);
        if (!STORAGE_FAULT.test(reason)) return refused(target, cargos, reason);
        if (closing) {
          log?.(
            `The node ends before ${cargos.reduce((sum, cargo) => sum + cargo.rows.count, 0)} messages could be stored: ${reason}`,
          );
          return allLost(target.name, cargos, reason);
        }
        if (failures.waiting === undefined)
          log?.(`Messages cannot be stored; their senders wait: ${reason}`);
        failures.waiting = reason;
        await sleep(retryAfterMs);
      }
    }
  }

  async function refused(
    target: WriteTarget,
    cargos: readonly Cargo[],
    reason: string,
  ): Promise<Lost[]> {
    const [only] = cargos;
    if (cargos.length === 1 && only?.rows.count === 1) {
      unsaved.set(target.name, [...(unsaved.get(target.name) ?? []), ...only.fields]);
      return allLost(target.name, cargos, reason);
    }
    const parts = cargos.length === 1 && only !== undefined ? halves(only) : cargos;
    const lost: Lost[] = [];
    for (const part of parts) lost.push(...(await storeIn(target, [part])));
    return lost;
  }

  function allLost(index: string, cargos: readonly Cargo[], reason: string): Lost[] {
    const lost = cargos.flatMap(({ ordinals, origins }) =>
      Array.from(ordinals, (ordinal): Lost => ({
        piece: origins[ordinal * 2] ?? 0,
        index: origins[ordinal * 2 + 1] ?? 0,
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
    async store(portions) {
      const byTarget = new Map<string, Cargo[]>();
      for (const { messages, origins, shipments } of portions) {
        for (const shipment of shipments) {
          const cargo: Cargo = {
            ...shipment,
            origins,
            lastSeq: nextSeq + (shipment.ordinals.at(-1) ?? 0),
            rows: withSequence(shipment.rows, shipment.ordinals, nextSeq),
          };
          byTarget.set(shipment.target, [...(byTarget.get(shipment.target) ?? []), cargo]);
        }
        nextSeq += messages;
      }
      const lost: Lost[] = [];
      for (const [name, cargos] of byTarget) {
        const target = targetOf(name);
        lost.push(
          ...(target === undefined
            ? allLost(name, cargos, `The index ${name} is gone.`)
            : await storeIn(target, cargos)),
        );
      }
      onCommitted(nextSeq - 1);
      return lost;
    },
  };
}

function halves(cargo: Cargo): Cargo[] {
  const middle = Math.ceil(cargo.rows.count / 2);
  const part = (from: number, to: number, fields: readonly SavedField[]): Cargo => ({
    ...cargo,
    rows: rowsOf(cargo.rows, from, to),
    ordinals: cargo.ordinals.subarray(from, to),
    fields,
  });
  // What is saved with the first half, or kept where that is refused, is there for the second.
  return [part(0, middle, cargo.fields), part(middle, cargo.rows.count, [])];
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
