import type { QueryChange } from '../results/query-change';
import type { Execution, SearchRequest } from '../search-request';

type FieldListProps = {
  /** Whose streams decide which fields there are, before anything ran. */
  request: SearchRequest;
  execution: Execution | undefined;
  columns: readonly string[];
  onColumnsChange: (columns: string[]) => void;
  onQueryChange: (change: QueryChange) => void;
};

export function FieldList({ request }: FieldListProps) {
  return <p>{request.query}</p>;
}
