import type { IndexFile } from './files/index-file';
import type { IndexFacts, IndexRecord } from './files/index-record';
import type { Leases } from './leases';
import type { IndexDescription, IndexState, WriteTarget } from './model/model';
import type { SearchedIndex, Wanted } from './searched';

/**
 * An index of this node. `file` is set while it is open, `trouble` says why it cannot be opened,
 * and `asleep` keeps a closed index that exists in memory only.
 */
export type HeldIndex = {
  record: IndexRecord;
  file?: IndexFile;
  asleep?: IndexFile;
  trouble?: string;
  leases: Leases;
};

export const factsOf = ({ record, file }: HeldIndex): IndexFacts | undefined =>
  file?.facts ?? record.facts;

export function stateOf({ record, trouble }: HeldIndex): IndexState {
  if (trouble !== undefined) return 'damaged';
  return record.state === 'open' ? 'open' : 'closed';
}

export function described(held: HeldIndex, isWriteIndex: boolean, bytes: number): IndexDescription {
  const { record, trouble } = held;
  const { name, setId, createdAt, reopened, range } = record;
  const facts = factsOf(held);
  return {
    name,
    setId,
    createdAt,
    state: stateOf(held),
    ...(trouble !== undefined && { trouble }),
    reopened,
    isWriteIndex,
    messages: facts?.messages ?? 0,
    bytes,
    range: {
      begin: facts?.first ?? 0,
      end: facts?.last ?? 0,
      calculatedAt: range?.calculatedAt ?? createdAt,
      tookMs: range?.tookMs ?? 0,
    },
  };
}

export const targetOf = (
  { record: { name, setId } }: HeldIndex,
  { table, fieldTable, fieldStreamTable, fields, file }: IndexFile,
): WriteTarget => ({
  name,
  setId,
  table,
  fieldTable,
  fieldStreamTable,
  fields,
  transaction: file.transaction,
});

export const searched = (
  { record: { name, setId } }: HeldIndex,
  { table, catalogue, facts, generation }: IndexFile,
): SearchedIndex => ({
  name,
  setId,
  table,
  catalogue,
  first: facts.first,
  last: facts.last,
  hasCopies: facts.hasCopies,
  lastSeq: facts.lastSeq,
  generation,
});

export const belongs = ({ record }: HeldIndex, { sets }: Wanted): boolean =>
  sets === undefined || sets.includes(record.setId);

/** An index without known facts may overlap any window. */
export function overlaps(facts: IndexFacts | undefined, { from, to }: Wanted): boolean {
  if (facts === undefined) return true;
  if (facts.first === undefined || facts.last === undefined) return false;
  return (from === undefined || facts.last >= from) && (to === undefined || facts.first < to);
}
