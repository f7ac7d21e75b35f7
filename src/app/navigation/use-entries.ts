import { createContext, useContext, useMemo } from 'react';
import { useSession } from '@/shared/session/session-context';
import type { NavigationEntry } from './entries';

/** Whether an address has a page. What has none is not linked. */
export const LeadsSomewhere = createContext<(path: string) => boolean>(() => false);

/** Those of `entries` that lead somewhere this user may go. */
export function useEntries(entries: readonly NavigationEntry[]): readonly NavigationEntry[] {
  const leadsSomewhere = useContext(LeadsSomewhere);
  const { permits } = useSession();
  return useMemo(() => entries.filter(({ to, anyOf }) => leadsSomewhere(to) && (anyOf === undefined || anyOf.some(permits))), [entries, leadsSomewhere, permits]);
}
