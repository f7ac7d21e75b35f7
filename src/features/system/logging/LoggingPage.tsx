import { PERMISSIONS } from '@/contract/permissions';
import { ButtonLink } from '@/shared/navigation/ButtonLink';
import { PageHead } from '@/shared/page-header/PageHead';
import { paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { SystemPage } from '../page/layout';
import { usePermittedParts } from '../page/use-permitted-parts';
import { Loggers } from './Loggers';
import { RecentLog } from './RecentLog';
import { Subsystems } from './Subsystems';

export function LoggingPage() {
  const { permitsSome } = useSession();
  const { sees, hidden } = usePermittedParts(PARTS);
  return (
    <SystemPage>
      <PageHead
        title={t('system.loggingTitle')}
        description={t('system.loggingLead')}
        actions={
          permitsSome(PERMISSIONS.supportbundle.read) && (
            <ButtonLink to={paths.support()}>{t('nav.support')}</ButtonLink>
          )
        }
      />
      {sees('system.subsystems') && <Subsystems />}
      {sees('system.recentLog') && <RecentLog />}
      <Loggers />
      {hidden}
    </SystemPage>
  );
}

const PARTS = [
  { title: 'system.subsystems', permission: PERMISSIONS.loggers.readsubsystem },
  { title: 'system.recentLog', permission: PERMISSIONS.loggersmessages.read },
] as const;
