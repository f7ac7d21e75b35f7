import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import { prepareShare, type Selection } from '@/contract/shares';
import { pause } from '@/shared/refresh/pause';

const DEBOUNCE_MS = 300;

export const shareQueries = {
  all: () => ['sharing'] as const,
  /**
   * With whom it is shared and could be; not kept, so that a dialog that opens shows nobody who
   * lost access meanwhile.
   */
  active: (grn: string) =>
    queryOptions({
      queryKey: [...shareQueries.all(), grn, 'active'] as const,
      queryFn: ({ signal }) => call(prepareShare, { grn, share: {} }, { signal }),
      gcTime: 0,
    }),
  /**
   * What a selection would mean. A changed key aborts the one before it, so the pause is the
   * debounce.
   */
  proposed: (grn: string, selection: Selection) =>
    queryOptions({
      queryKey: [...shareQueries.all(), grn, 'proposed', selection] as const,
      queryFn: async ({ signal }) => {
        await pause(DEBOUNCE_MS, signal);
        return call(
          prepareShare,
          { grn, share: { selected_grantee_capabilities: selection } },
          { signal },
        );
      },
      gcTime: 0,
      placeholderData: keepPreviousData,
    }),
};
