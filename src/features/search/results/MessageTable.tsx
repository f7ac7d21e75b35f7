import type { Execution, SearchRequest } from '../search-request';
import type { QueryChange } from './query-change';

type MessageTableProps = {
  execution: Execution;
  /** Fields shown as columns, in order. */
  columns: readonly string[];
  onColumnsChange: (columns: string[]) => void;
  onSortChange: (sort: SearchRequest['sort']) => void;
  onQueryChange: (change: QueryChange) => void;
};

export function MessageTable({ execution }: MessageTableProps) {
  return <p>{execution.total}</p>;
}
