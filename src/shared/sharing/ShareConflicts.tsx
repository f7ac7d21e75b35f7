import styled from 'styled-components';
import type { Capability, EntityShare } from '@/contract/shares';
import type { Side } from '@/domain/merge/merge-trees';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Notice } from '@/ui/notice/Notice';
import { capabilityName } from './shared-entity';
import type { useSharing } from './use-sharing';

/** Asks whose change of a grantee's access to keep. */
export function ShareConflicts({
  conflicts,
  titleOf,
  capabilities,
  onDecide,
}: {
  conflicts: ReturnType<typeof useSharing>['conflicts'];
  titleOf: (grantee: string) => string;
  capabilities: EntityShare['available_capabilities'];
  onDecide: (grantee: string, side: Side) => void;
}) {
  if (conflicts.length === 0) return null;
  const nameOf = (capability: Capability | null) =>
    capability === null
      ? t('sharing.noAccess')
      : capabilityName(capability, capabilities.find(({ id }) => id === capability)?.title);
  return (
    <div role="alert">
      <Notice
        tone="warning"
        title={t(
          conflicts.every(({ isOwn }) => isOwn) ? 'sharing.conflictsOwn' : 'sharing.conflicts',
          { count: conflicts.length },
        )}
      >
        {t('sharing.conflictsLead')}
        {conflicts.map(({ grantee, mine, theirs, isOwn }) => (
          <Choice key={grantee} role="group" aria-label={titleOf(grantee)}>
            <strong>{titleOf(grantee)}</strong>
            <span>{t('sharing.mine', { capability: nameOf(mine) })}</span>
            <span>
              {t(isOwn ? 'sharing.theirsOwn' : 'sharing.theirs', { capability: nameOf(theirs) })}
            </span>
            <Buttons>
              <Button onClick={() => onDecide(grantee, 'mine')}>{t('sharing.keepMine')}</Button>
              <Button onClick={() => onDecide(grantee, 'theirs')}>
                {t(isOwn ? 'forms.takeTheirsOwn' : 'sharing.takeTheirs')}
              </Button>
            </Buttons>
          </Choice>
        ))}
      </Notice>
    </div>
  );
}

const Choice = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  padding-top: ${({ theme }) => theme.space.s};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
`;
