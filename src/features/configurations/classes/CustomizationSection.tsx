import { useQuery } from '@tanstack/react-query';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { t } from '@/shared/texts/t';
import { DetailCard } from '@/ui/detail/DetailCard';
import { SkeletonList } from '@/ui/skeleton/SkeletonShapes';
import { configurationQueries } from '../setting/queries';
import { Quiet } from '../setting/Setting';
import { UnknownClassSetting } from './ClassSetting';
import { sortClasses } from './known-classes';

/** How the server's operators adapted its console, by key; only some editions have it. */
export function CustomizationSection() {
  const { data, error, refetch } = useQuery(configurationQueries.classes());
  const { customizations } = sortClasses(data ?? []);
  return (
    <>
      <DetailCard title={t('configurations.section.customization')}>
        <Quiet>{t('configurations.customizationLead')}</Quiet>
        <FailureNotice error={error} retry={() => void refetch()} />
        {!data && !error && <SkeletonList rows={1} columns={2} label={t('app.loadingPart')} />}
        {data && customizations.length === 0 && (
          <Quiet>{t('configurations.noCustomization')}</Quiet>
        )}
      </DetailCard>
      {customizations.map((className) => (
        <UnknownClassSetting key={className} className={className} customization />
      ))}
    </>
  );
}
