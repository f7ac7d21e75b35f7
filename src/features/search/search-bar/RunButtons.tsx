import styled, { keyframes } from 'styled-components';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';

type RunButtonsProps = {
  busy: boolean;
  /** The typed text differs from the query that ran. */
  unsent: boolean;
  checking: boolean;
  invalid: boolean;
  onRun: () => void;
  onCancel: () => void;
};

/**
 * Search never ignores a click: during validation the run waits for it, and an invalid query shows
 * its error. Once waiting becomes noticeable, Cancel covers it; Search stays below and keeps the
 * focus.
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

/** Fades with a delay, so that short validations between key presses do not flicker. */
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
