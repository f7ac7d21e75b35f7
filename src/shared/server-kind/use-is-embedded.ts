import { useQuery } from '@tanstack/react-query';
import { PERMISSIONS } from '@/contract/permissions';
import { EMBEDDED_CODENAME } from '@/contract/system';
import { useSession } from '@/shared/session/session-context';
import { serverQuery } from './server-query';

/**
 * Whether the server is the embedded node, where some settings have no effect. False until known.
 */
export function useIsEmbedded(): boolean {
  const { permits } = useSession();
  const { data } = useQuery({ ...serverQuery(), enabled: permits(PERMISSIONS.system.read) });
  return data?.codename === EMBEDDED_CODENAME;
}
