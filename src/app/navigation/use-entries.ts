import { useContext, useMemo } from 'react';
import { isCloud, isFeatureOn } from '@/api/app-config';
import { RouteExists } from '@/shared/navigation/route-exists';
import { useSession } from '@/shared/session/session-context';
import type { NavigationEntry } from './entries';

/** The entries that have a page the user may open. */
export function useEntries(entries: readonly NavigationEntry[]): readonly NavigationEntry[] {
  const routeExists = useContext(RouteExists);
  const { permits } = useSession();
  return useMemo(
    () =>
      entries.filter(
        ({ to, anyOf, cloudFlag }) =>
          routeExists(to) &&
          (anyOf === undefined || anyOf.some(permits)) &&
          (cloudFlag === undefined || !isCloud() || isFeatureOn(cloudFlag)),
      ),
    [entries, routeExists, permits],
  );
}
