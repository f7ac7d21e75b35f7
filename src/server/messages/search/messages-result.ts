import type { MessagesResult, ResultMessage } from '@/contract/search';
import type { Fields } from '@/domain/exact';
import { parseExact, RawJson } from '../../http/exact-json';
import type { MessagesDocument } from '../../searches/search-document';
import type { Scope } from './scope';
import { SearchFailure } from './search-failure';
import { effectiveRange } from './time-window';

/** How far anyone can page (graylog-api.md §3.4). */
export const RESULT_WINDOW = 10_000;

type Row = { doc: string; index_name: string };

/** Rows and their number, of the same state of the data. @throws SearchFailure */
export async function messagesResult({ id, name, limit, offset, sort, fields }: MessagesDocument, scope: Scope): Promise<MessagesResult> {
  if (offset + limit > RESULT_WINDOW) throw tooFar(offset + limit);
  const order = orderBy(sort ?? [], scope);
  const [rows, total] = await Promise.all([limit === 0 ? [] : readRows(scope, order, limit, offset), countMessages(scope)]);
  return {
    ...(name !== null && { name }),
    id,
    messages: rows.map(({ doc, index_name }): ResultMessage => ({ highlight_ranges: {}, message: fields.length === 0 ? spliced(doc) : only(doc, fields), index: index_name, decoration_stats: null })),
    effective_timerange: effectiveRange(scope.window),
    total_results: total,
    type: 'messages',
  };
}

const tooFar = (last: number) =>
  new SearchFailure(`Result window is too large: offset + limit is ${last}, and must be less than or equal to ${RESULT_WINDOW}. A shorter time range brings the messages beyond into reach.`, { windowLimit: RESULT_WINDOW });

export async function countMessages({ database, condition, signal }: Scope): Promise<number> {
  const [row] = await database.query<{ n: number }>(`SELECT count(*) AS n FROM messages WHERE ${condition.sql}`, condition.params, signal);
  return row?.n ?? 0;
}

/** In two steps, so that the long texts of messages are read for the rows that are shown alone. */
function readRows({ database, condition, signal }: Scope, order: string, limit: number, offset: number): Promise<Row[]> {
  const found = `SELECT rowid FROM messages WHERE ${condition.sql} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`;
  return database.query<Row>(`SELECT doc, index_name FROM messages WHERE rowid IN (${found}) ORDER BY ${order}`, condition.params, signal);
}

/** Newest first unless told; equal ones in the order of their ids, so that pages neither repeat nor skip any. */
export function orderBy(sort: readonly { field: string; order: 'ASC' | 'DESC' }[], { fields }: Pick<Scope, 'fields'>): string {
  const given = sort.length > 0 ? sort : [{ field: 'timestamp', order: 'DESC' as const }];
  const parts = given.map(({ field, order }) => `${sortable(field, fields)} ${order} NULLS LAST`);
  return [...parts, `message_id ${given[0]?.order ?? 'DESC'}`].join(', ');
}

function sortable(field: string, fields: Scope['fields']): string {
  const { kind, sql } = fields.fieldSql(field);
  if (kind === 'missing') throw new SearchFailure(`Cannot sort by ${field}: no message has this field.`);
  if (kind === 'text') throw new SearchFailure(`Cannot sort by ${field}: Text fields are not optimised for aggregations and sorting. Please use a keyword field instead.`);
  return sql;
}

/** The stored text of a message goes into the answer as it stands: exact, and without reading it. */
const spliced = (doc: string): Fields => new RawJson(doc) as unknown as Fields;

function only(doc: string, wanted: readonly string[]): Fields {
  const message = parseExact(doc) as Fields;
  return Object.fromEntries(Object.entries(message).filter(([name]) => name === '_id' || wanted.includes(name)));
}
