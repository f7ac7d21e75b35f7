import { PageHead } from '@/shared/page-header/PageHead';
import { t } from '@/shared/texts/t';
import { Parts, SystemPage } from '../layout';
import { ClusterFigures } from './ClusterFigures';
import { IndexerHealth } from './IndexerHealth';
import { Jobs } from './Jobs';
import { Notifications } from './Notifications';
import { SystemMessages } from './SystemMessages';
import { TimeConfiguration } from './TimeConfiguration';
import { Traffic } from './Traffic';

/**
 * The state of the cluster: what needs attention first, then traffic, figures and recent events.
 */
export function OverviewPage() {
  return (
    <SystemPage>
      <PageHead title={t('system.overviewTitle')} description={t('system.overviewLead')} />
      <Notifications />
      <Traffic />
      <Parts>
        <IndexerHealth />
        <ClusterFigures />
        <TimeConfiguration />
      </Parts>
      <Jobs />
      <SystemMessages />
    </SystemPage>
  );
}
