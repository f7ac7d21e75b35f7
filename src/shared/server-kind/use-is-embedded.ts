import { useQuery } from '@tanstack/react-query';
import { call } from '@/api/client';
import { EMBEDDED_CODENAME, systemOverview } from '@/contract/system';
import { useSession } from '@/shared/session/session-context';

/** Whether the console talks to the embedded node, so that a page can say what has no effect there. False while it is not known. */
export function useIsEmbedded(): boolean {
  const { permits } = useSession();
  const { data } = useQuery({ queryKey: ['system', 'overview'], queryFn: ({ signal }) => call(systemOverview, undefined, { signal, background: true }), staleTime: Infinity, enabled: permits('system:read') });
  return data?.codename === EMBEDDED_CODENAME;
}
