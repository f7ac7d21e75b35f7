import { useQuery } from '@tanstack/react-query';
import { printGrn } from '@/domain/permissions/grn';
import { statusOf } from '@/shared/failure/describe-failure';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { t } from '@/shared/texts/t';
import { Modal } from '@/ui/modal/Modal';
import { SkeletonForm } from '@/ui/skeleton/SkeletonShapes';
import { shareQueries } from './queries';
import { typeName, type SharedEntity } from './shared-entity';
import { ShareForm } from './ShareForm';

/** Lets owners change who has access to an entity. Texts: `sharing`, `controls`, `lists`. */
export function ShareDialog({ entity, onClose }: { entity: SharedEntity; onClose: () => void }) {
  const { data, error, refetch } = useQuery(shareQueries.active(printGrn(entity)));
  if (data) return <ShareForm entity={entity} active={data} onClose={onClose} />;
  const named = { type: typeName(entity.type), title: entity.title };
  return (
    <Modal
      title={t('sharing.title', named)}
      size="large"
      onClose={onClose}
      closeLabel={t('sharing.close')}
    >
      {error ? (
        <FailureNotice
          error={error}
          title={t('sharing.prepareFailed', { ...named, error: statusOf(error) })}
          retry={() => void refetch()}
        />
      ) : (
        <SkeletonForm label={t('sharing.loading')} rows={3} />
      )}
    </Modal>
  );
}
