import { PERMISSIONS } from '@/contract/permissions';
import { PageHead } from '@/shared/page-header/PageHead';
import { t } from '@/shared/texts/t';
import { Parts, SystemPage } from '../page/layout';
import { ClusterFigures } from './ClusterFigures';
import { IndexerHealth } from './IndexerHealth';
import { Jobs } from './Jobs';
import { Notifications } from './Notifications';
import { SystemMessages } from './SystemMessages';
import { usePermittedParts } from '../page/use-permitted-parts';
import { TimeConfiguration } from './TimeConfiguration';
import { Traffic } from './Traffic';

/**
 * The state of the cluster: what needs attention first, then traffic, figures and recent events.
 */
export function OverviewPage() {
  const { sees, hidden } = usePermittedParts(PARTS);
  return (
    <SystemPage>
      <PageHead title={t('system.overviewTitle')} description={t('system.overviewLead')} />
      {sees('system.notifications') && <Notifications />}
      <Traffic />
      <Parts>
        {sees('system.indexer') && <IndexerHealth />}
        <ClusterFigures />
        {sees('system.time') && <TimeConfiguration />}
      </Parts>
      {sees('system.jobs') && <Jobs />}
      {sees('system.messages') && <SystemMessages />}
      {hidden}
      {/* Made by the build, so that there is none while one develops. */}
      {import.meta.env.PROD && (
        <p>
          <a href="licenses.txt" target="_blank" rel="noreferrer">
            {t('system.licences')}
          </a>
        </p>
      )}
    </SystemPage>
  );
}

const PARTS = [
  { title: 'system.notifications', permission: PERMISSIONS.notifications.read },
  { title: 'system.indexer', permission: PERMISSIONS.indexercluster.read },
  { title: 'system.time', permission: PERMISSIONS.system.read },
  { title: 'system.jobs', permission: PERMISSIONS.systemjobs.read },
  { title: 'system.messages', permission: PERMISSIONS.systemmessages.read },
] as const;
