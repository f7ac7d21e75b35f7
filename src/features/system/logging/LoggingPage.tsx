import { PageHead } from '@/shared/page-header/PageHead';
import { t } from '@/shared/texts/t';
import { SystemPage } from '../layout';
import { Loggers } from './Loggers';
import { RecentLog } from './RecentLog';
import { Subsystems } from './Subsystems';

export function LoggingPage() {
  return (
    <SystemPage>
      <PageHead title={t('system.loggingTitle')} description={t('system.loggingLead')} />
      <Subsystems />
      <RecentLog />
      <Loggers />
    </SystemPage>
  );
}
