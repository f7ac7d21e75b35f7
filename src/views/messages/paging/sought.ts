import { ApiError } from '@/api/errors';
import type { StoredMessage } from '@/contract/messages';
import { readInstant } from '@/domain/format/instant';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import type { SearchRequest } from '@/views/execution/search-request';
import type { Rows } from './use-rows';

/**
 * The message of a link is looked for among so many rows; further down a search of its own is the
 * shorter way.
 */
export const SOUGHT_ROWS = 10_000;

export type Sought =
  /** Among the rows, or there is none. */
  | 'here'
  /** Nothing is known of it yet. */
  | 'asking'
  /** It must be further down. */
  | 'seeking'
  | 'gone'
  | 'forbidden'
  /** Out of the searched time. */
  | 'outside'
  /** In the searched time, but nothing that was searched for. */
  | 'unmatched'
  | 'far';

type Answer = { data: StoredMessage | undefined; error: Error | null };
type Searched = { sort: SearchRequest['sort']; range: AbsoluteRange | undefined };

/**
 * Where a message is that is not among the rows, by what the server says of it alone and how far
 * the rows reach.
 */
export function soughtAmong(
  { rows, reach }: Pick<Rows, 'rows' | 'reach'>,
  { data, error }: Answer,
  { sort, range }: Searched,
): Sought {
  if (error instanceof ApiError && error.status === 404) return 'gone';
  if (error instanceof ApiError && error.status === 403) return 'forbidden';
  if (!data && !error) return 'asking';
  const at = data && readInstant(String(data.message.fields['timestamp'] ?? ''));
  if (at !== undefined && range && (at < Date.parse(range.from) || at > Date.parse(range.to)))
    return 'outside';
  const last =
    sort.field === 'timestamp'
      ? readInstant(String(rows.at(-1)?.message['timestamp'] ?? ''))
      : undefined;
  const isPassed =
    at !== undefined && last !== undefined && (sort.order === 'DESC' ? last < at : last > at);
  if (isPassed || (reach.kind !== 'more' && reach.kind !== 'searching'))
    return reach.kind === 'window' ? 'far' : 'unmatched';
  return rows.length < SOUGHT_ROWS ? 'seeking' : 'far';
}
