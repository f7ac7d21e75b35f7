import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { nodesPoll } from '@/shared/background/polls';
import { LeadsSomewhere } from '@/shared/navigation/leads-somewhere';
import { paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session-context';
import { NotificationBadge } from './NotificationBadge';
import { Throughput } from './Throughput';

/** What runs by itself and what of it the navigation shows. */
export function Polls() {
  const { permits } = useSession();
  const leadsSomewhere = useContext(LeadsSomewhere);
  useQuery(nodesPoll);
  return (
    <>
      {permits('metrics:read') && <Throughput toNodes={leadsSomewhere(paths.nodes())} />}
      {permits('notifications:read') && leadsSomewhere(paths.overview()) && <NotificationBadge />}
    </>
  );
}
