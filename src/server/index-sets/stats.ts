import type { IndexSetStats } from '@/contract/index-sets';
import type { IndexStats } from '@/contract/indices';
import type { IndexDescription } from '../indices/model/model';

/** Closed indices are counted, but not their contents, as in a search cluster. */
export function statsOf(indices: readonly IndexDescription[]): IndexSetStats {
  const open = indices.filter(({ state }) => state === 'open');
  const sum = (of: (index: IndexDescription) => number) =>
    open.reduce((total, index) => total + of(index), 0);
  return {
    indices: indices.length,
    documents: sum(({ messages }) => messages),
    size: sum(({ bytes }) => bytes),
  };
}

const none = { total: 0, time_seconds: 0 };

/** Figures that do not exist for a database file are 0. */
export const indexStats = ({
  messages,
  bytes,
}: Pick<IndexDescription, 'messages' | 'bytes'>): IndexStats => ({
  flush: none,
  get: none,
  index: { total: messages, time_seconds: 0 },
  merge: none,
  refresh: none,
  search_query: none,
  search_fetch: none,
  open_search_contexts: 0,
  store_size_bytes: bytes,
  segments: 1,
  documents: { count: messages, deleted: 0 },
});
