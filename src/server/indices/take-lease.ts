import { belongs, overlaps, searched, stateOf, type HeldIndex } from './held-index';
import type { Lease, SearchedIndex, Wanted } from './searched';

/** Leases the indices that a search needs; if there are none, it gets the empty index `nowhere`. */
export function takeLease(
  held: readonly HeldIndex[],
  nowhere: SearchedIndex,
  upTo: number,
  wanted: Wanted,
): Lease {
  const controller = new AbortController();
  const own = held.filter((one) => belongs(one, wanted));
  const open = own.flatMap((one) =>
    one.file && one.record.state === 'open' ? [{ held: one, file: one.file }] : [],
  );
  const used = open.filter(({ file }) => overlaps(file.facts, wanted));
  const leases = used.map((one) => one.held.leases.add(controller));
  return {
    indices: used.length === 0 ? [nowhere] : used.map((one) => searched(one.held, one.file)),
    // The empty index must not influence the types of fields, so it is used only if it is alone.
    catalogues: open.length === 0 ? [nowhere.catalogue] : open.map(({ file }) => file.catalogue),
    damaged: own
      .filter((one) => stateOf(one) === 'damaged' && overlaps(one.record.facts, wanted))
      .map(({ record, trouble = '' }) => ({ index: record.name, reason: trouble })),
    nowhere,
    upTo,
    signal: controller.signal,
    release() {
      for (const lease of leases) lease.end();
    },
  };
}
