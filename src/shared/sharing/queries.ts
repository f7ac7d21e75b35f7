import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import { getSharingConfiguration } from '@/contract/cluster-config';
import { prepareShare, type Selection } from '@/contract/shares';
import { pause } from '@/shared/refresh/pause';

const DEBOUNCE_MS = 300;
const GRANTEES_STALE_MS = 60_000;

export const shareQueries = {
  all: () => ['sharing'] as const,
  /** Current and possible shares. Not cached, so that the dialog never shows outdated access. */
  active: (grn: string) =>
    queryOptions({
      queryKey: [...shareQueries.all(), grn, 'active'] as const,
      queryFn: ({ signal }) => call(prepareShare, { grn, share: {} }, { signal }),
      gcTime: 0,
    }),
  /** What administrators allow; always read again, because it decides what the dialog offers. */
  allowed: () =>
    queryOptions({
      queryKey: [...shareQueries.all(), 'allowed'] as const,
      queryFn: ({ signal }) => call(getSharingConfiguration, undefined, { signal }),
      retry: false,
    }),
  /** With whom an entity is shared, for lists. */
  grantees: (grn: string) =>
    queryOptions({
      queryKey: [...shareQueries.all(), grn, 'grantees'] as const,
      queryFn: async ({ signal }) => {
        const { active_shares: shares, available_grantees: known } = await call(
          prepareShare,
          { grn, share: {} },
          { signal, background: true },
        );
        return shares.map(({ grantee, capability }) => ({
          id: grantee,
          title: known.find(({ id }) => id === grantee)?.title ?? grantee,
          capability,
        }));
      },
      staleTime: GRANTEES_STALE_MS,
    }),
  /**
   * The effect of a selection. A changed key aborts the previous query, so the pause works as a
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
