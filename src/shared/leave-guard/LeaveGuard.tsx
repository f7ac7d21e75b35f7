import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Modal } from '@/ui/modal/Modal';
import styled from 'styled-components';

type LeaveGuardProps = {
  /** Asked at the moment of leaving. */
  mayLose: () => boolean;
  /** Whether the browser is to be told beforehand that it has to ask. */
  active: boolean;
  /** Where unsaved work is kept as a draft: how to throw it away. */
  draft?: { discard: () => void } | undefined;
};

/**
 * Asks before something unsaved is left for another page or with the window; not in
 * development builds, where one reloads all the time.
 */
export function LeaveGuard(props: LeaveGuardProps) {
  return import.meta.env.DEV ? null : <AskingGuard {...props} />;
}

function AskingGuard({ mayLose, active, draft }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && mayLose(),
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
  const leave = () => blocker.proceed();
  return (
    <Modal title={t('leave.title')} onClose={() => blocker.reset()} closeLabel={t('forms.close')}>
      <Words>{draft ? t('leave.draftStays') : t('leave.lost')}</Words>
      <Choices>
        <Button variant="primary" data-autofocus onClick={() => blocker.reset()}>
          {t('leave.stay')}
        </Button>
        <Button onClick={leave}>{draft ? t('leave.keepDraft') : t('leave.leave')}</Button>
        {draft && (
          <Button
            variant="danger"
            onClick={() => {
              draft.discard();
              leave();
            }}
          >
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
