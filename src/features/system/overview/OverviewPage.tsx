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
 * How the cluster is: what needs attention first, then what it takes in, what it is, and what
 * happened.
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
