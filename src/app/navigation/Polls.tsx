import { useContext } from 'react';
import { isCloud } from '@/api/app-config';
import { PERMISSIONS } from '@/contract/permissions';
import { nodesPoll } from '@/shared/background/polls';
import { RouteExists } from '@/shared/navigation/route-exists';
import { paths } from '@/shared/paths';
import { usePermittedQuery } from '@/shared/permissions/use-permitted-query';
import { useSession } from '@/shared/session/session-context';
import { NotificationBadge } from './NotificationBadge';
import { Throughput } from './Throughput';

/** Navigation items that are backed by polling; the throughput is not shown in the cloud. */
export function Polls() {
  const { permits } = useSession();
  const routeExists = useContext(RouteExists);
  usePermittedQuery(PERMISSIONS.system.read, nodesPoll);
  return (
    <>
      {!isCloud() && permits(PERMISSIONS.metrics.read) && (
        <Throughput toNodes={routeExists(paths.nodes())} />
      )}
      {permits(PERMISSIONS.notifications.read) && routeExists(paths.overview()) && (
        <NotificationBadge />
      )}
    </>
  );
}
