import { useQuery } from '@tanstack/react-query';
import type { StoredMessage } from '@/contract/messages';
import { messageQueries } from '@/shared/message/facts/message-queries';
import type { Execution } from '@/views/execution/search-request';
import { locateMessage, type MessageLocation } from './message-location';
import type { Rows } from './use-rows';

/** Where the message opened by the address is. Requests nothing if it is in the table. */
export function useMessageLocation(
  opened: string | undefined,
  table: Rows,
  { messages, request, effectiveRange }: Execution,
): { location: MessageLocation; message: StoredMessage | undefined } {
  const isHere = opened === undefined || messages === undefined || table.rowOf.has(opened);
  const { index, id } = namedBy(opened ?? '');
  const { data, error } = useQuery({
    ...messageQueries.whole(index, id),
    enabled: !isHere,
    retry: false,
  });
  return {
    location: isHere
      ? 'loaded'
      : locateMessage(
          table,
          { data, error },
          { sort: request.sort, range: effectiveRange ?? messages.effective_timerange },
        ),
    message: data,
  };
}

/** The inverse of `messageKey`. */
export function namedBy(key: string): { index: string; id: string } {
  const cut = key.lastIndexOf('/');
  return { index: key.slice(0, cut), id: key.slice(cut + 1) };
}
