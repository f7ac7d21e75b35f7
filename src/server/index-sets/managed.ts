import { Problem } from '../http/problem';
import { IndexError, type IndexDescription, type Indices } from '../indices/model/model';
import type { IndexSetStore } from './index-set-store';
import { isManagedName, type StoredIndexSet } from './model';

export type Managed = {
  sets: IndexSetStore;
  indices: Indices;
};

/** The indices of all sets, newest first, without those of deleted sets. */
export const managedIndices = ({ sets, indices }: Managed): IndexDescription[] =>
  sets.all().flatMap(({ id }) => newestFirst(indices, id));

export const newestFirst = (indices: Pick<Indices, 'list'>, setId: string): IndexDescription[] =>
  indices.list(setId).toReversed();

/** @throws Problem 404 if there is no such index in a known set */
export function managedIndex({ sets, indices }: Managed, name: string): IndexDescription {
  if (!sets.all().some((set) => isManagedName(set, name)))
    throw new Problem(404, `Index [${name}]\u00a0doesn't look like an index managed by Graylog.`);
  const found = indices.get(name);
  if (!found || !sets.get(found.setId)) throw new Problem(404, `Index [${name}] not found.`);
  return found;
}

/** @throws Problem 404 */
export function setById(
  { sets }: Pick<Managed, 'sets'>,
  id: string | undefined,
  end = '.',
): StoredIndexSet {
  const found = sets.get(id ?? '');
  if (!found) throw new Problem(404, `Index set <${id ?? ''}> not found${end}`);
  return found;
}

/** Converts storage errors to API problems. */
export async function asProblem<T>(
  work: Promise<T>,
  what: (code: IndexError['code']) => Problem,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof IndexError ? what(error.code) : error;
  }
}
