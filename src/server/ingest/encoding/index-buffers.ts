import { createCatalogue, type GrowingCatalogue } from '../../indices/model/catalogue';
import { DEFAULT_INDEX_SET_ID } from '../../indices/built-in-ids';
import type { ProcessedMessage } from '../../processing/chain/step';
import { MOST_ROWS } from '../../storage/columns/column-image';
import { Misfits } from './misfits';
import type { IndexRows, Target } from './protocol';
import { createRowBuffer, type RowBuffer, type Stamp } from './row-buffer';

/** Collects rows by the index they go to. */
export type IndexBuffers = {
  setTarget(target: Target): void;
  /** Later messages of the index set go to the default set. */
  endTarget(setId: string): void;
  /**
   * Returns the accounted size of the message in bytes; `copies` of the stamp are overwritten.
   * @throws if no index can hold the message, in which case none has it
   */
  add(message: ProcessedMessage, stamp: Stamp, sets: readonly string[], ordinal: number): number;
  /** The collected texts, in bytes. */
  weight(): number;
  /** Returns the collected rows and empties the buffers. */
  take(): IndexRows[];
};

/** The summary of a buffer without rows. */
const EMPTY = { hasCopies: false, from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY };

type IndexBuffer = {
  name: string;
  catalogue: GrowingCatalogue;
  misfits: Misfits;
  rows: RowBuffer;
  ordinals: Uint32Array;
  hasCopies: boolean;
  from: number;
  to: number;
};

export function createIndexBuffers(nodeId: string): IndexBuffers {
  const buffers = new Map<string, IndexBuffer>();
  let full: IndexRows[] = [];

  function drain(buffer: IndexBuffer): void {
    const { count } = buffer.rows;
    if (count === 0) return;
    full.push({
      target: buffer.name,
      rows: buffer.rows.take(),
      ordinals: buffer.ordinals.slice(0, count),
      hasCopies: buffer.hasCopies,
      fields: buffer.catalogue.takeChanges(),
      misfits: buffer.misfits.take(),
      from: buffer.from,
      to: buffer.to,
    });
    Object.assign(buffer, EMPTY);
  }

  function put(
    buffer: IndexBuffer,
    message: ProcessedMessage,
    stamp: Stamp,
    ordinal: number,
  ): number {
    const row = buffer.rows.count;
    const size = buffer.rows.add(message, stamp);
    buffer.ordinals[row] = ordinal;
    buffer.hasCopies ||= stamp.copies !== undefined;
    buffer.from = Math.min(buffer.from, message.timestamp);
    buffer.to = Math.max(buffer.to, message.timestamp);
    if (buffer.rows.count === MOST_ROWS) drain(buffer);
    return size;
  }

  const buffersOf = (sets: readonly string[]): IndexBuffer[] => {
    const found = sets.flatMap((id) => buffers.get(id) ?? []);
    const fallback = buffers.get(DEFAULT_INDEX_SET_ID) ?? [...buffers.values()][0];
    if (found.length === 0 && fallback === undefined) throw new Error('There is no index for it.');
    return found.length > 0 || fallback === undefined ? found : [fallback];
  };

  return {
    setTarget({ setId, name, fields }) {
      const previous = buffers.get(setId);
      if (previous) drain(previous);
      const catalogue = createCatalogue(fields);
      const misfits = new Misfits();
      buffers.set(setId, {
        name,
        catalogue,
        misfits,
        rows: createRowBuffer({ catalogue, misfits, nodeId, indexName: name }),
        ordinals: new Uint32Array(MOST_ROWS),
        ...EMPTY,
      });
    },
    endTarget(setId) {
      const buffer = buffers.get(setId);
      if (buffer) drain(buffer);
      buffers.delete(setId);
    },
    add(message, stamp, sets, ordinal) {
      const only = sets.length === 1 ? buffers.get(sets[0] ?? '') : undefined;
      if (only) return put(only, message, stamp, ordinal);
      const all = buffersOf(sets);
      // All indices accept the same messages, so an error is thrown before any has the row.
      let size = 0;
      for (const buffer of all) {
        const others = all.filter((other) => other !== buffer).map(({ name }) => name);
        size = put(
          buffer,
          message,
          { ...stamp, copies: others.length === 0 ? undefined : ` ${others.join(' ')} ` },
          ordinal,
        );
      }
      return size;
    },
    weight: () => [...buffers.values()].reduce((sum, { rows }) => sum + rows.weight(), 0),
    take() {
      for (const buffer of buffers.values()) drain(buffer);
      const taken = full;
      full = [];
      return taken;
    },
  };
}
