import { Problem } from '../http/problem';

/** What streams need to know of an index set. */
export type StreamIndexSet = {
  id: string;
  title: string;
  writable: boolean;
  /** False for index sets of events. */
  regular: boolean;
};
export type StreamIndexSets = { get(id: string): StreamIndexSet | undefined };

/** @throws Problem 400 for an index set that a stream cannot write to */
export function usableIndexSet(indexSets: StreamIndexSets, id: string): StreamIndexSet {
  const found = indexSets.get(id);
  if (!found) throw new Problem(400, `Index set with ID <${id}> does not exist!`);
  if (!found.writable) throw new Problem(400, 'Assigned index set must be writable!');
  if (!found.regular) throw new Problem(400, 'Assigned index set is not usable');
  return found;
}
