import { useQuery } from '@tanstack/react-query';
import { printGrn } from '@/domain/permissions/grn';
import { t } from '@/shared/texts/t';
import { shareQueries } from './queries';
import { capabilityName, type SharedEntity } from './shared-entity';
import { useMayShare } from './use-may-share';

/** The names of those that an entity is shared with; only its owners may know them. */
export function SharedWith({ entity }: { entity: Pick<SharedEntity, 'type' | 'id'> }) {
  const mayShare = useMayShare()(entity);
  const { data } = useQuery({
    ...shareQueries.grantees(printGrn(entity)),
    enabled: mayShare,
    retry: false,
  });
  if (!data) return null;
  const words = data.map(({ title, capability }) => `${title} (${capabilityName(capability)})`);
  return data.length === 0 ? (
    <span>{t('sharing.withNobody')}</span>
  ) : (
    <span title={words.join(', ')}>{data.map(({ title }) => title).join(', ')}</span>
  );
}
