import { useQuery } from '@tanstack/react-query';
import { useContext, useSyncExternalStore } from 'react';
import { quietMoment } from '@/app/quiet-moment';
import { nodesPoll } from '@/shared/background/polls';
import { LeadsSomewhere } from '@/shared/navigation/leads-somewhere';
import { paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session-context';
import { NotificationBadge } from './NotificationBadge';
import { Throughput } from './Throughput';

/** What the console asks by itself on every page (B4.3, B9.1), once nobody waits for anything more urgent. */
export function Background() {
  const quiet = useSyncExternalStore(quietMoment.subscribe, quietMoment.passed);
  return quiet ? <Running /> : null;
}

function Running() {
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
