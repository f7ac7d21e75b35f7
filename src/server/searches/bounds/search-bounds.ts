import { nodeText, type NodeText } from '@/domain/node-text/node-text';
import type { SearchError } from '@/contract/search';
import { SearchFailure } from '../scope/search-failure';
import type { MessagesDocument, PivotDocument, QueryDocument } from '../documents/search-document';

/*
 * What one request may contain. Planning and running grow with the product of these, so that a
 * request of few kilobytes could occupy the node for minutes.
 */
const MOST_QUERIES = 100;
/** Of all queries together: a dashboard as other clients run it, with all its widgets. */
const MOST_TYPES = 200;
const MOST_SERIES = 100;
/** Fields of rows and columns together. */
const MOST_GROUPINGS = 20;
const MOST_SORTS = 20;
const MOST_DECORATORS = 100;
/** As many as a message may have. */
const MOST_FIELDS = 2_000;
/** The values of one aggregation, and the cells of one table. */
export const MOST_VALUES = 250_000;

/** Errors for an execution with too many parts; if there are any, nothing is executed. */
export function partErrors(queries: readonly QueryDocument[]): SearchError[] {
  const types = queries.reduce((sum, { search_types }) => sum + search_types.length, 0);
  return [
    ...beyond(queries.length, MOST_QUERIES, 'node.search.tooManyQueries'),
    ...beyond(types, MOST_TYPES, 'node.search.tooManyTypes'),
  ].map(({ message: description, ...coded }) => ({
    type: 'query',
    description,
    ...coded,
    query_id: queries[0]?.id ?? '',
  }));
}

/** @throws SearchFailure for an aggregation that is too complex */
export function demandSimplePivot({
  series,
  row_groups,
  column_groups,
  sort,
}: PivotDocument): void {
  const groupings = [...row_groups, ...column_groups].reduce(
    (sum, { fields }) => sum + fields.length,
    0,
  );
  refuse([
    ...beyond(series.length, MOST_SERIES, 'node.search.tooManySeries'),
    ...beyond(groupings, MOST_GROUPINGS, 'node.search.tooManyGroupings'),
    ...beyond(sort.length, MOST_SORTS, 'node.search.tooManySorts'),
  ]);
}

/** @throws SearchFailure for a list of messages with too many settings */
export const demandSimpleList = ({ sort, decorators, fields }: MessagesDocument): void =>
  refuse([
    ...beyond(sort?.length ?? 0, MOST_SORTS, 'node.search.tooManySorts'),
    ...beyond(decorators.length, MOST_DECORATORS, 'node.search.tooManyDecorators'),
    ...beyond(fields.length, MOST_FIELDS, 'node.search.tooManyFields'),
  ]);

/** Why a table with these columns cannot be made. */
export const tableProblem = (
  { groups = 0, metrics = 0, fields = 0 }: { groups?: number; metrics?: number; fields?: number },
  rows = 0,
): NodeText | undefined =>
  [
    ...beyond(groups, MOST_GROUPINGS, 'node.search.tooManyGroupings'),
    ...beyond(metrics, MOST_SERIES, 'node.search.tooManySeries'),
    ...beyond(fields, MOST_FIELDS, 'node.search.tooManyFields'),
    ...beyond(rows * (groups + metrics + fields), MOST_VALUES, 'node.search.tooManyCells'),
  ][0];

type Code =
  | 'node.search.tooManyQueries'
  | 'node.search.tooManyTypes'
  | 'node.search.tooManySeries'
  | 'node.search.tooManyGroupings'
  | 'node.search.tooManySorts'
  | 'node.search.tooManyDecorators'
  | 'node.search.tooManyFields'
  | 'node.search.tooManyCells';

const beyond = (count: number, most: number, code: Code): NodeText[] =>
  count > most ? [nodeText(code, { count, most })] : [];

function refuse([first]: readonly NodeText[]): void {
  if (first) throw new SearchFailure(first);
}
