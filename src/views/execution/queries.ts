import { afterPaint } from '@/ui/lazy/after-paint';
import { keepPreviousData, queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import { call } from '@/api/client';
import { listFieldsOfStreams, type FieldType } from '@/contract/fields';
import type { TimeRange } from '@/domain/time-range/time-range';
import { FIELD_TYPES, messageQueries } from '@/shared/message/facts/message-queries';
import { searchesConfig } from '@/shared/searches-config/searches-config';

const FIELD_TYPES_STALE_MS = 30_000;
/** Lists from this length on are not compared item by item: `call` returns the same one. */
const LONG = 1_000;

const sameUnlessLong = (before: unknown, after: unknown) =>
  (after as readonly FieldType[]).length < LONG ? replaceEqualDeep(before, after) : after;

export const searchQueries = {
  all: () => ['search'] as const,
  /** The fields of the searched streams; an empty list means all readable streams. */
  fields: (streams: readonly string[], timerange: TimeRange) =>
    queryOptions({
      queryKey: [...FIELD_TYPES, streams, timerange] as const,
      // Never before the rows, which are painted in the same moment.
      queryFn: async ({ signal }) => {
        await afterPaint();
        return call(
          listFieldsOfStreams,
          { timerange, ...(streams.length > 0 && { streams: [...streams] }) },
          { signal },
        );
      },
      staleTime: FIELD_TYPES_STALE_MS,
      structuralSharing: sameUnlessLong,
      placeholderData: keepPreviousData,
    }),
  streams: messageQueries.streams,
  config: searchesConfig,
};
