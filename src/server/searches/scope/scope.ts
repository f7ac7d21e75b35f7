import { nodeText } from '@/domain/node-text/node-text';
import type { SearchFilter } from '@/contract/search';
import { parseQuery } from '@/domain/query/syntax/parser';
import type { QueryNode, Span } from '@/domain/query/syntax/tree';
import type { Database } from '../../storage/database';
import type { Selection } from '../../messages/selection';
import { ConditionError } from '../../messages/regexp/condition-error';
import type { MessageStore } from '../../messages/store';
import type { Window } from '../documents/whole-units';
import { SearchFailure } from './search-failure';
import type { StreamAccess } from './stream-access';

/** The messages of a search type as a snapshot, which excludes messages that arrive later. */
export type Scope = {
  database: Database;
  store: Pick<MessageStore, 'find' | 'findCounted' | 'count'>;
  selection: Selection;
  window: Window & { allTime: boolean };
  signal: AbortSignal;
  /** Called with the size of messages before they are read. */
  reserve: (bytes: number) => Promise<void>;
};

/** Filters out streams that do not exist. @throws SearchFailure if none is left */
export function existing(streams: readonly string[], access: StreamAccess): readonly string[] {
  const known = streams.filter((id) => access.exists(id));
  if (known.length === 0)
    throw new SearchFailure(
      nodeText('node.search.unknownStreams', { streams: streams.join(', ') }),
    );
  return known;
}

const NOWHERE: Span = { start: 0, end: 0 };

/** Parsing takes a second for each million of characters. */
const LONGEST_QUERY = 200_000;

/** @throws QuerySyntaxError, ConditionError for a text that is too long */
export function readQuery(text: string): QueryNode {
  if (text.length > LONGEST_QUERY)
    throw new ConditionError(
      nodeText('node.query.tooLong', { length: text.length, most: LONGEST_QUERY }),
    );
  return parseQuery(text);
}

/** Combines queries and filters with AND. @throws QuerySyntaxError, ConditionError */
export function allAsked(
  queries: readonly string[],
  filters: readonly (SearchFilter | null)[] = [],
): QueryNode {
  const nodes = [
    ...queries.map(readQuery),
    ...filters.flatMap((filter) => filterNode(filter) ?? []),
  ].filter(({ kind }) => kind !== 'all');
  return together(nodes, 'AND');
}

/** The query of a filter; its streams are handled separately. */
function filterNode(filter: SearchFilter | null): QueryNode | undefined {
  if (!filter || filter.type === 'stream') return undefined;
  if (filter.type === 'query_string') return readQuery(filter.query);
  const nodes = filter.filters.flatMap((one) => filterNode(one) ?? []);
  return nodes.length === 0 ? undefined : together(nodes, filter.type === 'and' ? 'AND' : 'OR');
}

function together(nodes: readonly QueryNode[], conjunction: 'AND' | 'OR'): QueryNode {
  const [only] = nodes;
  if (!only) return { kind: 'all', span: NOWHERE };
  if (nodes.length === 1) return only;
  // Grouped, so that the operators of one query do not affect the others.
  return {
    kind: 'group',
    clauses: nodes.map((node) => ({
      conjunction,
      node: { kind: 'group', clauses: [{ node }], isQuery: true, span: NOWHERE },
    })),
    span: NOWHERE,
  };
}
