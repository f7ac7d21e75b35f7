import { useQuery } from '@tanstack/react-query';
import { EMBEDDED_CODENAME } from '@/contract/system';
import { useSession } from '@/shared/session/session-context';
import { serverQuery } from './server-query';

/**
 * Whether the console talks to the embedded node, so that a page can say what has no effect there.
 * False while it is not known.
 */
export function useIsEmbedded(): boolean {
  const { permits } = useSession();
  const { data } = useQuery({ ...serverQuery(), enabled: permits('system:read') });
  return data?.codename === EMBEDDED_CODENAME;
}
