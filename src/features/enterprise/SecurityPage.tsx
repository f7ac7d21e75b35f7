import { EnterpriseNotice } from '@/shared/edition/EnterpriseNotice';
import { useEdition } from '@/shared/edition/use-edition';
import { PageHead } from '@/shared/page-header/PageHead';
import { t } from '@/shared/texts/t';
import { DetailCard } from '@/ui/detail/DetailCard';
import { DetailPage } from '@/ui/detail/DetailPage';
import { SkeletonDetail } from '@/ui/skeleton/SkeletonShapes';

/** What stands in for the security pages of enterprise plugins. A plugin can replace it. */
export function SecurityPage() {
  const edition = useEdition();
  return (
    <DetailPage
      head={<PageHead title={t('nav.security')} description={t('edition.securityLead')} />}
      narrow
    >
      {edition === undefined ? (
        <SkeletonDetail label={t('app.loadingPart')} />
      ) : (
        <DetailCard title={t('edition.securityHere')}>
          {edition === 'open' ? (
            <EnterpriseNotice feature={t('nav.security')} />
          ) : (
            <span>{t('edition.notHere')}</span>
          )}
        </DetailCard>
      )}
    </DetailPage>
  );
}
