import { t } from '@/shared/texts/t';
import { DetailCard } from '@/ui/detail/DetailCard';
import { ManagedDecorators } from '@/views/decorators/ManagedDecorators';
import { Quiet } from '../setting/Setting';

/** The decorators of searches without streams, and of each stream. */
export function DecoratorsSection() {
  return (
    <DetailCard title={t('configurations.section.decorators')}>
      <Quiet>{t('configurations.decoratorsLead')}</Quiet>
      <ManagedDecorators initial={null} />
    </DetailCard>
  );
}
