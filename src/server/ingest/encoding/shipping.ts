import { createCatalogue, type GrowingCatalogue } from '../../indices/catalogue';
import type { IncomingMessage } from '../../message-types/incoming-message';
import { createRowBatch, type RowBatch, type Stamp } from './row-batch';
import { MOST_ROWS } from '../../storage/columns/column-image';
import { DEFAULT_INDEX_SET_ID } from '../../indices/built-in-ids';
import type { Shipment, Target } from './protocol';

/** Gathers rows by the index they go to. */
export type Shipping = {
  setTarget(target: Target): void;
  /** Messages of the set go to the default one from now on. */
  endTarget(setId: string): void;
  /**
   * @returns its size as it is accounted, in bytes. @throws why the message can be in no index;
   * none has it then
   */
  add(
    message: IncomingMessage,
    stamp: Omit<Stamp, 'copies'>,
    sets: readonly string[],
    ordinal: number,
  ): number;
  weight(): number;
  /** What was gathered, in the order of arrival for each index. */
  take(): Shipment[];
};

/** Of a dock without rows. */
const NOTHING = { hasCopies: false, from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY };

type Dock = {
  name: string;
  catalogue: GrowingCatalogue;
  batch: RowBatch;
  ordinals: Uint32Array;
  hasCopies: boolean;
  from: number;
  to: number;
};

export function createShipping(nodeId: string): Shipping {
  const docks = new Map<string, Dock>();
  let ready: Shipment[] = [];

  function leave(dock: Dock): void {
    const { count } = dock.batch;
    if (count === 0) return;
    ready.push({
      target: dock.name,
      rows: dock.batch.take(),
      ordinals: dock.ordinals.slice(0, count),
      hasCopies: dock.hasCopies,
      fields: dock.catalogue.takeChanges(),
      from: dock.from,
      to: dock.to,
    });
    Object.assign(dock, NOTHING);
  }

  function put(dock: Dock, message: IncomingMessage, stamp: Stamp, ordinal: number): number {
    const row = dock.batch.count;
    const size = dock.batch.add(message, stamp);
    dock.ordinals[row] = ordinal;
    dock.hasCopies ||= stamp.copies !== undefined;
    dock.from = Math.min(dock.from, message.timestamp);
    dock.to = Math.max(dock.to, message.timestamp);
    if (dock.batch.count === MOST_ROWS) leave(dock);
    return size;
  }

  const docksOf = (sets: readonly string[]): Dock[] => {
    const found = sets.flatMap((id) => docks.get(id) ?? []);
    const usual = docks.get(DEFAULT_INDEX_SET_ID) ?? [...docks.values()][0];
    if (found.length === 0 && usual === undefined) throw new Error('There is no index for it.');
    return found.length > 0 || usual === undefined ? found : [usual];
  };

  return {
    setTarget({ setId, name, fields }) {
      const known = docks.get(setId);
      if (known) leave(known);
      const catalogue = createCatalogue(fields);
      docks.set(setId, {
        name,
        catalogue,
        batch: createRowBatch({ catalogue, nodeId, indexName: name }),
        ordinals: new Uint32Array(MOST_ROWS),
        ...NOTHING,
      });
    },
    endTarget(setId) {
      const known = docks.get(setId);
      if (known) leave(known);
      docks.delete(setId);
    },
    add(message, stamp, sets, ordinal) {
      const only = sets.length === 1 ? docks.get(sets[0] ?? '') : undefined;
      if (only) return put(only, message, { ...stamp, copies: undefined }, ordinal);
      const all = docksOf(sets);
      // A message that one index cannot hold fails with the first one: they take the same.
      let size = 0;
      for (const dock of all) {
        const others = all.filter((other) => other !== dock).map(({ name }) => name);
        size = put(
          dock,
          message,
          { ...stamp, copies: others.length === 0 ? undefined : ` ${others.join(' ')} ` },
          ordinal,
        );
      }
      return size;
    },
    weight: () => [...docks.values()].reduce((sum, { batch }) => sum + batch.weight(), 0),
    take() {
      for (const dock of docks.values()) leave(dock);
      const taken = ready;
      ready = [];
      return taken;
    },
  };
}
