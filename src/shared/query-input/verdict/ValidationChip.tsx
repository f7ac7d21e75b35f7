import styled, { css, keyframes } from 'styled-components';
import { t } from '@/shared/texts/t';
import { Popover } from '@/ui/popover/Popover';
import { VisuallyHidden } from '@/ui/visually-hidden/VisuallyHidden';
import { Findings } from './Findings';
import type { Finding, Verdict } from './verdict';

type ValidationChipProps = { id: string; verdict: Verdict; shaking: boolean };

/** The validation status, inside the input, of a query with findings. */
export function ValidationChip({
  id,
  verdict: { status, findings },
  shaking,
}: ValidationChipProps) {
  const label = chipLabel(status, findings);
  return (
    <>
      <Popover
        label={t('validation.title')}
        placement="bottom-end"
        trigger={
          <ChipButton type="button" $error={status === 'ERROR'} $shaking={shaking}>
            {label}
          </ChipButton>
        }
      >
        {() => <Findings findings={findings} />}
      </Popover>
      <VisuallyHidden id={id} role={status === 'ERROR' ? 'alert' : 'status'}>
        {findings.map(({ message }) => message).join(' ')}
      </VisuallyHidden>
    </>
  );
}

function chipLabel(status: Verdict['status'], findings: readonly Finding[]): string {
  if (status === 'ERROR') return t('validation.error');
  return findings.every(({ type }) => type === 'UNKNOWN_FIELD')
    ? t('validation.unknownField')
    : t('validation.warning');
}

/** 820 ms; disabled for users who prefer reduced motion. */
const shake = keyframes`
  10%, 90% { transform: translateX(-0.05em); }
  20%, 80% { transform: translateX(0.1em); }
  30%, 50%, 70% { transform: translateX(-0.2em); }
  40%, 60% { transform: translateX(0.2em); }
`;

const ChipButton = styled.button<{ $error: boolean; $shaking: boolean }>`
  flex: none;
  min-height: ${({ theme }) => theme.height.chip};
  padding: 0 ${({ theme }) => theme.space.s};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.pill};
  background: ${({ theme, $error }) => ($error ? theme.color.dangerSoft : theme.color.warningSoft)};
  color: ${({ theme, $error }) => ($error ? theme.color.danger : theme.color.warning)};
  font: inherit;
  font-size: ${({ theme }) => theme.size.small};
  cursor: pointer;
  ${({ $shaking }) =>
    $shaking &&
    css`
      @media (prefers-reduced-motion: no-preference) {
        animation: ${shake} 820ms cubic-bezier(0.36, 0.07, 0.19, 0.97) both;
      }
    `}
  @media (pointer: coarse) {
    min-height: ${({ theme }) => theme.height.touch};
  }
`;
