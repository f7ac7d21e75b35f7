import { useState } from 'react';
import styled from 'styled-components';
import type { Capability, EntityShare } from '@/contract/shares';
import { statusOf } from '@/shared/failure/describe-failure';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { Button } from '@/ui/button/Button';
import { Modal } from '@/ui/modal/Modal';
import { Notice } from '@/ui/notice/Notice';
import { AddGrantee } from './AddGrantee';
import { EntityLink } from './EntityLink';
import { GranteeList } from './GranteeList';
import { granteeNamed, removedGrantees, selectedGrantees } from './share-changes';
import { ShareConflicts } from './ShareConflicts';
import { MissingDependencies, ValidationProblems } from './ShareProblems';
import { typeName, type SharedEntity } from './shared-entity';
import { SharingLimits } from './SharingLimits';
import { usePeople } from './use-people';
import { useSharing } from './use-sharing';

const DEFAULT_CAPABILITY: Capability = 'view';

export function ShareForm({
  entity,
  active,
  onClose,
}: {
  entity: SharedEntity;
  active: EntityShare;
  onClose: () => void;
}) {
  const named = { type: typeName(entity.type), title: entity.title };
  const sharing = useSharing(active, () => {
    toasts.success(t('sharing.updated', named));
    onClose();
  });
  const [next, setNext] = useState<{ grantee: string | undefined; capability: Capability }>({
    grantee: undefined,
    capability: DEFAULT_CAPABILITY,
  });
  const [problem, setProblem] = useState<string>();
  const aboutOf = usePeople();
  const titleOf = (grantee: string) => granteeNamed(active, grantee).title;
  const grantees = selectedGrantees(active, sharing.changes);
  const failed = sharing.failure ?? (sharing.dirty ? sharing.preparing.error : null);

  const add = () => {
    if (next.grantee === undefined) return setProblem(t('sharing.chooseFirst'));
    sharing.change(next.grantee, next.capability);
    setNext({ grantee: undefined, capability: DEFAULT_CAPABILITY });
    return setProblem(undefined);
  };
  const submit = () => {
    if (next.grantee !== undefined)
      return setProblem(t('sharing.notAdded', { name: titleOf(next.grantee) }));
    return sharing.busy || sharing.conflicts.length > 0 ? undefined : sharing.submit();
  };

  return (
    <Modal
      title={t('sharing.title', named)}
      size="large"
      onClose={onClose}
      unsaved={sharing.dirty || next.grantee !== undefined}
      closeLabel={t('sharing.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('sharing.cancel')}</Button>
          <Button
            variant="primary"
            disabled={!sharing.dirty && next.grantee === undefined}
            aria-disabled={sharing.busy || undefined}
            onClick={submit}
          >
            {t(sharing.busy ? 'sharing.updating' : 'sharing.update')}
          </Button>
        </>
      }
    >
      <Body>
        {sharing.restored && sharing.dirty && (
          <Notice
            tone="info"
            actions={<Button onClick={sharing.discard}>{t('sharing.discard')}</Button>}
          >
            {t('sharing.restored')}
          </Notice>
        )}
        {failed !== null && (
          <FailureNotice
            error={failed}
            title={t(sharing.failure ? 'sharing.updateFailed' : 'sharing.prepareFailed', {
              ...named,
              error: statusOf(failed),
            })}
            retry={() => void (sharing.failure ? sharing.submit() : sharing.preparing.refetch())}
          />
        )}
        <SharingLimits />
        <AddGrantee
          grantees={active.available_grantees.filter(
            ({ id }) => !grantees.some((one) => one.id === id),
          )}
          capabilities={active.available_capabilities}
          {...next}
          aboutOf={aboutOf}
          problem={problem}
          onAdd={add}
          onChange={(change) => {
            setNext({ ...next, ...change });
            setProblem(undefined);
          }}
        />
        <ShareConflicts
          conflicts={sharing.conflicts}
          titleOf={titleOf}
          capabilities={active.available_capabilities}
          onDecide={sharing.decide}
        />
        <ValidationProblems validation={sharing.validation} titleOf={titleOf} />
        <GranteeList
          grantees={grantees}
          removed={removedGrantees(active, sharing.changes)}
          active={active}
          aboutOf={aboutOf}
          onChange={sharing.change}
        />
        <MissingDependencies missing={sharing.missing} titleOf={titleOf} />
        <EntityLink entity={entity} />
      </Body>
    </Modal>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
  min-width: 0;
`;
