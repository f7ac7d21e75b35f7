import styled, { keyframes } from 'styled-components';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';

type RunButtonsProps = { busy: boolean; unsent: boolean; onRun: () => void; onCancel: () => void };

/** Cancel lies over Search once waiting can be felt; Search stays below it, and keeps the focus it had. */
export function RunButtons({ busy, unsent, onRun, onCancel }: RunButtonsProps) {
  return (
    <Stack>
      <Button size="large" variant="primary" title={unsent ? t('search.changed') : undefined} onClick={onRun}>
        {t('search.run')}
        {unsent && <Dot aria-label={t('search.changed')} role="img" />}
      </Button>
      {busy && <Cancel size="large" onClick={onCancel}>{t('search.cancel')}</Cancel>}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  min-width: 6.5em;
  > * { grid-area: 1 / 1; }
`;

const appear = keyframes`to { opacity: 1; pointer-events: auto; }`;

const Cancel = styled(Button)`
  z-index: 1;
  opacity: 0;
  pointer-events: none;
  animation: ${appear} 0s linear 400ms forwards;
  &:focus { opacity: 1; }
`;

const Dot = styled.span`
  width: 0.45em;
  height: 0.45em;
  border-radius: 50%;
  background: currentColor;
`;
