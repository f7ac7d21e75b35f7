import { ApiError } from '@/api/errors';
import type { StoredMessage } from '@/contract/messages';
import { readInstant } from '@/domain/format/instants/instant';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import type { SearchRequest } from '@/views/execution/search-request';
import type { Rows } from './use-rows';

/**
 * A linked message is looked up in at most this many rows; beyond that, a search for it is faster.
 */
export const MAX_LOOKUP_ROWS = 10_000;

export type MessageLocation =
  /** In the table, or no message is open. */
  | 'loaded'
  /** The message is still loading. */
  | 'pending'
  /** Expected further down. */
  | 'below'
  | 'gone'
  | 'forbidden'
  /** Outside the searched window. */
  | 'outside'
  /** Inside the window, but not matched by the search. */
  | 'unmatched'
  | 'far';

type MessageResponse = { data: StoredMessage | undefined; error: Error | null };
type Searched = { sort: SearchRequest['sort']; range: AbsoluteRange | undefined };

/**
 * Locates a message that is not in the table, from the stored message and how far the loaded rows
 * reach.
 */
export function locateMessage(
  { rows, reach }: Pick<Rows, 'rows' | 'reach'>,
  { data, error }: MessageResponse,
  { sort, range }: Searched,
): MessageLocation {
  if (error instanceof ApiError && error.status === 404) return 'gone';
  if (error instanceof ApiError && error.status === 403) return 'forbidden';
  if (!data && !error) return 'pending';
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
  return rows.length < MAX_LOOKUP_ROWS ? 'below' : 'far';
}
