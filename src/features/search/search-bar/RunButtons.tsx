import styled, { keyframes } from 'styled-components';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';

type RunButtonsProps = {
  busy: boolean;
  /** Typed, but not searched for yet. */
  unsent: boolean;
  checking: boolean;
  invalid: boolean;
  onRun: () => void;
  onCancel: () => void;
};

/**
 * Search says why it would not run, and never takes a press for nothing: during the check
 * it runs after it, with an error it shows that. Cancel lies over it once waiting can be felt;
 * Search stays below it, and keeps the focus it had.
 */
export function RunButtons({ busy, unsent, checking, invalid, onRun, onCancel }: RunButtonsProps) {
  const state = invalid ? 'invalid' : checking ? 'checking' : busy ? 'busy' : undefined;
  return (
    <Stack>
      <Run
        size="large"
        variant="primary"
        aria-disabled={state !== undefined}
        data-state={state}
        title={state ? t(reasons[state]) : unsent ? t('search.changed') : undefined}
        onClick={() => {
          if (state !== 'busy' || unsent) onRun();
        }}
      >
        {t('search.run')}
        {unsent && <Dot aria-label={t('search.changed')} role="img" />}
      </Run>
      {busy && (
        <Cancel size="large" onClick={onCancel}>
          {t('search.cancel')}
        </Cancel>
      )}
    </Stack>
  );
}

const reasons = {
  invalid: 'search.isInvalid',
  checking: 'search.isChecking',
  busy: 'search.isBusy',
} as const;

const Stack = styled.div`
  display: grid;
  min-width: 6.5em;
  > * {
    grid-area: 1 / 1;
  }
`;

/** Faded when it lasts: a short check between two letters shall not flicker. */
const Run = styled(Button)`
  &[aria-disabled='true'] {
    cursor: default;
    opacity: 0.5;
    transition: opacity ${({ theme }) => theme.motion.quick} 400ms;
  }
  &[data-state='invalid'] {
    transition-delay: 0s;
  }
`;

const appear = keyframes`to { opacity: 1; pointer-events: auto; }`;

const Cancel = styled(Button)`
  z-index: 1;
  opacity: 0;
  pointer-events: none;
  animation: ${appear} 0s linear 400ms forwards;
  &:focus {
    opacity: 1;
  }
`;

const Dot = styled.span`
  width: 0.45em;
  height: 0.45em;
  border-radius: 50%;
  background: currentColor;
`;
