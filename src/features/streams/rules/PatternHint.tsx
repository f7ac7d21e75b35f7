import styled from 'styled-components';
import { patternFault } from '@/domain/patterns/pattern-fault';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import { patternText } from './fault-text';
import { faultHere } from './use-rule-faults';

/** What is wrong with an expression while it is typed, with the place marked. */
export function PatternHint({
  source,
  isReported,
}: {
  source: string;
  /** The form already says what is wrong. */
  isReported: boolean;
}) {
  const isEmbedded = useIsEmbedded();
  const found = source === '' ? undefined : patternFault(source);
  const fault = found && faultHere({ kind: 'pattern', fault: found }, isEmbedded);
  if (fault?.kind !== 'pattern') return null;
  return (
    <Hint role="status">
      <MarkedPattern source={source} at={fault.fault.at} />
      {!isReported && patternText(fault.fault)}
    </Hint>
  );
}

function MarkedPattern({ source, at }: { source: string; at: number | undefined }) {
  if (at === undefined) return null;
  const end = at + ((source.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
  return (
    <Pattern aria-hidden>
      {source.slice(0, at)}
      <mark>{source.slice(at, end)}</mark>
      {source.slice(end)}
    </Pattern>
  );
}

const Hint = styled.div`
  margin-top: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;

const Pattern = styled.code`
  display: block;
  font-family: ${({ theme }) => theme.font.log};
  font-size: ${({ theme }) => theme.size.log};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  mark {
    background: ${({ theme }) => theme.color.dangerSoft};
    color: ${({ theme }) => theme.color.danger};
    font-weight: ${({ theme }) => theme.weight.bold};
    text-decoration: underline wavy;
    text-underline-offset: 0.25em;
  }
`;
