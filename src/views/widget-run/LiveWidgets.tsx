import { useQueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import { useSharing } from './request/sharing/sharing';
import { RefreshContext, type Refreshing } from './use-schedule';

/** Below it each widget is searched and refreshed by itself, together with other tabs. */
export function LiveWidgets({
  every,
  children,
}: {
  /** Seconds between refreshes; undefined while auto refresh is off. */
  every: number | undefined;
  children: ReactNode;
}) {
  const refreshing = useMemo((): Refreshing => ({ live: true, every }), [every]);
  useSharing(useQueryClient());
  // How widgets are searched depends on the server.
  useIsEmbedded();
  return <RefreshContext value={refreshing}>{children}</RefreshContext>;
}
