import { Suspense } from 'react';
import styled, { css, keyframes } from 'styled-components';
import type { ValidationErrorType } from '@/contract/query-validation';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { latePart } from '@/ui/late/late-part';
import { Popover } from '@/ui/popover/Popover';
import { VisuallyHidden } from '@/ui/visually-hidden/VisuallyHidden';
import type { Finding, Verdict } from './verdict';

const FindingHelp = latePart(withTexts(['queryTools'], async () => (await import('./FindingHelp')).FindingHelp));

type ValidationChipProps = { id: string; verdict: Verdict; shaking: boolean };

/** What there is to say about the query, inside the input. Nothing while there is nothing to say. */
export function ValidationChip({ id, verdict: { status, findings }, shaking }: ValidationChipProps) {
  if (findings.length === 0 || status === 'OK') return null;
  const label = chipLabel(status, findings);
  return (
    <>
      <Popover label={t('validation.title')} placement="bottom-end" trigger={<ChipButton type="button" $error={status === 'ERROR'} $shaking={shaking}>{label}</ChipButton>}>
        {() => <Findings findings={findings} />}
      </Popover>
      <VisuallyHidden id={id} role={status === 'ERROR' ? 'alert' : 'status'}>{findings.map(({ message }) => message).join(' ')}</VisuallyHidden>
    </>
  );
}

function chipLabel(status: Verdict['status'], findings: readonly Finding[]): string {
  if (status === 'ERROR') return t('validation.error');
  return findings.every(({ type }) => type === 'UNKNOWN_FIELD') ? t('validation.unknownField') : t('validation.warning');
}

/** Each with its place and what to do about it. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <List>
      {findings.map(({ type, title, message, line, column }, index) => (
        <li key={`${index}-${message}`}>
          <Title>
            {title || t('validation.title')}
            {line !== undefined && column !== undefined && <Place>{t('validation.at', { line, column: column + 1 })}</Place>}
          </Title>
          <Message>{message}</Message>
          <Hint>{hintOf(type)}</Hint>
          <Suspense><FindingHelp type={type} /></Suspense>
        </li>
      ))}
    </List>
  );
}

function hintOf(type: ValidationErrorType): string {
  switch (type) {
    case 'UNKNOWN_FIELD': return t('validation.hint.UNKNOWN_FIELD');
    case 'QUERY_PARSING_ERROR': return t('validation.hint.QUERY_PARSING_ERROR');
    case 'INVALID_OPERATOR': return t('validation.hint.INVALID_OPERATOR');
    case 'UNDECLARED_PARAMETER': return t('validation.hint.UNDECLARED_PARAMETER');
    case 'EMPTY_PARAMETER': return t('validation.hint.EMPTY_PARAMETER');
    case 'INVALID_VALUE_TYPE': return t('validation.hint.INVALID_VALUE_TYPE');
    default: return t('validation.hint.other');
  }
}

/** 820 ms, as A8.4 says; none for those who asked for stillness. */
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
  ${({ $shaking }) => $shaking && css`
    @media (prefers-reduced-motion: no-preference) { animation: ${shake} 820ms cubic-bezier(.36, .07, .19, .97) both; }
  `}
  @media (pointer: coarse) { min-height: ${({ theme }) => theme.height.touch}; }
`;

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  max-width: ${({ theme }) => theme.width.popover};
  margin: 0;
  padding: ${({ theme }) => theme.space.m};
  list-style: none;
  overflow-wrap: anywhere;
`;

const Title = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.m};
  font-weight: ${({ theme }) => theme.weight.bold};
`;

const Place = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-weight: ${({ theme }) => theme.weight.normal};
  font-size: ${({ theme }) => theme.size.small};
`;

const Message = styled.div`
  white-space: pre-wrap;
`;

const Hint = styled.div`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;
