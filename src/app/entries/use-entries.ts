import { useContext, useMemo } from 'react';
import { RouteExists } from '@/shared/navigation/route-exists';
import { useSession } from '@/shared/session/session-context';
import type { NavigationEntry } from './entries';

/** The entries that have a page in this edition that the user may open. */
export function useEntries(entries: readonly NavigationEntry[]): readonly NavigationEntry[] {
  const routeExists = useContext(RouteExists);
  const { permits } = useSession();
  return useMemo(
    () =>
      entries.filter(
        ({ to, anyOf }) =>
          routeExists(to) && (anyOf === undefined || anyOf.some((one) => permits(one))),
      ),
    [entries, routeExists, permits],
  );
}
