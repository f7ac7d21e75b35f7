import { useEffect } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Modal } from '@/ui/modal/Modal';
import styled from 'styled-components';

type LeaveGuardProps = {
  /** Called when the user is about to leave. */
  mayLose: () => boolean;
  /** Whether to register for `beforeunload`. */
  active: boolean;
  /** Discards the draft, if unsaved work is kept as one; by default wherever the user goes. */
  draft?: { discard: () => void; isKeptAt?: (next: Location) => boolean } | undefined;
  /** Whether the unsaved changes are still shown at another location; by default on its path. */
  shownAt?: (next: Location, current: Location) => boolean;
};

const samePath = (next: Location, current: Location) => next.pathname === current.pathname;

/**
 * Asks before the user leaves unsaved changes, within the console or by closing the tab. Does not
 * block reloads in development builds.
 */
export function LeaveGuard(props: LeaveGuardProps) {
  return import.meta.env.DEV ? null : <AskingGuard {...props} />;
}

function AskingGuard({ mayLose, active, draft, shownAt = samePath }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => !shownAt(nextLocation, currentLocation) && mayLose(),
  );
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (mayLose()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [active, mayLose]);
  if (blocker.state !== 'blocked') return null;
  const isKept = draft !== undefined && (draft.isKeptAt?.(blocker.location) ?? true);
  const leave = () => blocker.proceed();
  const discard = () => {
    draft?.discard();
    leave();
  };
  return (
    <Modal title={t('leave.title')} onClose={() => blocker.reset()} closeLabel={t('forms.close')}>
      <Words>{isKept ? t('leave.draftStays') : t(draft ? 'leave.lost' : 'leave.page')}</Words>
      <Choices>
        <Button variant="primary" data-autofocus onClick={() => blocker.reset()}>
          {t('leave.stay')}
        </Button>
        {(isKept || !draft) && (
          <Button onClick={leave}>{isKept ? t('leave.keepDraft') : t('leave.leave')}</Button>
        )}
        {draft && (
          <Button variant="danger" onClick={discard}>
            {t('leave.discard')}
          </Button>
        )}
      </Choices>
    </Modal>
  );
}

const Words = styled.p`
  margin: 0 0 ${({ theme }) => theme.space.l};
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
`;
