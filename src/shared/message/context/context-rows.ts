import { call } from '@/api/client';
import {
  searchStatus,
  syncSearch,
  type MessagesResult,
  type ResultMessage,
  type Search,
  type SearchJob,
  type SortOrder,
} from '@/contract/search';
import { ownValue } from '@/domain/exact';
import { readInstant } from '@/domain/format/instants/instant';
import { addTerm } from '@/domain/query/terms';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import { pause } from '@/shared/refresh/pause';
import { messageName } from '../facts/message-facts';

/**
 * The messages that belong to a context: a query for the shared values, and stream ids. Empty means
 * any.
 */
export type ContextScope = { query: string; streams: readonly string[] };
export type Direction = 'before' | 'after';

const POLL_MS = 250;
/** The server's limit per request. */
const MAX_ROWS = 500;
/** Before any log, and accepted by every server. */
const EARLIEST = '1970-01-01T00:00:00.000Z';
const LATEST = '2200-01-01T00:00:00.000Z';
const ID = 'gl2_message_id';

/**
 * Up to `count` messages right before or after one, nearest first, without gaps or duplicates.
 * Messages with the same timestamp are ordered by id, which is their order of arrival; they are
 * fetched first, then those with other timestamps. Rejects with `ApiError`, with the errors of the
 * search, or on abort.
 */
export async function contextRows(
  anchor: ResultMessage,
  direction: Direction,
  count: number,
  scope: ContextScope,
  signal: AbortSignal,
): Promise<ResultMessage[]> {
  const instant = readInstant(String(anchor.message['timestamp'] ?? ''));
  if (instant === undefined || count <= 0) return [];
  const id = anchor.message[ID];
  const known = new Set([messageName(anchor)]);
  const rows = (query: string, timerange: AbsoluteRange, wanted: number) =>
    rowsOf({ ...scope, query }, timerange, direction, wanted, signal);
  const isOfInstant = (row: ResultMessage) =>
    readInstant(String(row.message['timestamp'])) === instant;
  const besideQuery =
    typeof id === 'string' ? narrowed(scope.query, beyond(id, direction)) : undefined;
  const beside =
    besideQuery === undefined
      ? []
      : await rowsUntil(isOfInstant, (to) => rows(besideQuery, range(at(instant), at(to)), count), [
          instant + 1,
          instant,
        ]);
  const found = take(beside, count, known);
  if (found.length >= count) return found;
  const wanted = count - found.length;
  const rest =
    direction === 'before'
      ? await rowsUntil(
          (row) => !isOfInstant(row),
          (to) => rows(scope.query, range(EARLIEST, at(to)), wanted),
          [instant, instant - 1],
        )
      : await rows(scope.query, range(at(instant + 1), LATEST), wanted);
  return [...found, ...take(rest, wanted, known)];
}

/**
 * Some servers include the end of a range and others do not: if the `open` end returns unwanted
 * messages, the `closed` one is requested.
 */
async function rowsUntil(
  isWanted: (row: ResultMessage) => boolean,
  ask: (to: number) => Promise<ResultMessage[]>,
  [open, closed]: [open: number, closed: number],
): Promise<ResultMessage[]> {
  const rows = await ask(open);
  return rows.every(isWanted) ? rows : (await ask(closed)).filter(isWanted);
}

function take(rows: readonly ResultMessage[], count: number, known: Set<string>): ResultMessage[] {
  return rows
    .filter((row) => !known.has(messageName(row)) && known.add(messageName(row)))
    .slice(0, count);
}

const at = (instant: number) => new Date(instant).toISOString();
const range = (from: string, to: string): AbsoluteRange => ({ type: 'absolute', from, to });
const beyond = (id: string, direction: Direction) =>
  direction === 'before' ? `${ID}:{* TO ${id}}` : `${ID}:{${id} TO *}`;
const narrowed = (query: string, term: string) => (query === '' ? term : `(${query}) AND ${term}`);

async function rowsOf(
  { query, streams }: ContextScope,
  timerange: AbsoluteRange,
  direction: Direction,
  count: number,
  signal: AbortSignal,
): Promise<ResultMessage[]> {
  const order: SortOrder = direction === 'before' ? 'DESC' : 'ASC';
  const search: Search = {
    queries: [
      {
        id: 'context',
        timerange,
        filter:
          streams.length > 0
            ? { type: 'or', filters: streams.map((stream) => ({ type: 'stream', id: stream })) }
            : null,
        query: { type: 'elasticsearch', query_string: query },
        search_types: [
          {
            type: 'messages',
            id: 'rows',
            limit: Math.min(count + 1, MAX_ROWS),
            offset: 0,
            sort: [
              { field: 'timestamp', order },
              { field: ID, order },
            ],
            decorators: [],
          },
        ],
      },
    ],
    parameters: [],
  };
  let job = await call(syncSearch, search, { signal });
  while (!job.execution.done && !job.execution.cancelled && (job.errors ?? []).length === 0) {
    await pause(POLL_MS, signal);
    job = await call(searchStatus, { jobId: job.id }, { signal });
  }
  return [...messagesOf(job).messages];
}

function messagesOf(job: SearchJob): MessagesResult {
  const result = job.results['context'];
  const found = result?.search_types['rows'];
  if (found?.type === 'messages') return found;
  throw new Error(
    [...(job.errors ?? []), ...(result?.errors ?? [])]
      .map(({ description }) => description)
      .join('\n'),
  );
}

/** The context of messages that share the values of these fields. */
export const scopeOf = (
  message: ResultMessage,
  fields: readonly string[],
  streams: readonly string[],
): ContextScope => ({
  query: fields.reduce(
    (query, field) => addTerm(query, field, ownValue(message.message, field) ?? null),
    '',
  ),
  streams,
});
