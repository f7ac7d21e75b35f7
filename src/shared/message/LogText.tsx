import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { revealControl } from '@/domain/format/reveal';

export type MarkedRange = { start: number; length: number };

/** Text of a log as inert text: control, bidirectional and escape characters show as what they are. */
export const LogText = memo(function LogText({ text, marks = NO_MARKS }: { text: string; marks?: readonly MarkedRange[] }) {
  if (marks.length === 0) return <>{revealed(text)}</>;
  return <>{segments(text, marks).map(({ part, marked }, i) => (marked ? <Mark key={i}>{revealed(part)}</Mark> : <span key={i}>{revealed(part)}</span>))}</>;
});

const NO_MARKS: readonly MarkedRange[] = [];

function revealed(text: string): ReactNode {
  const parts = revealControl(text);
  if (parts.length === 1 && parts[0]?.kind === 'plain') return parts[0].text;
  return parts.map((part, i) => (part.kind === 'plain' ? part.text : <Revealed key={i} title={part.label}>{part.text}</Revealed>));
}

/** Ranges come from the server; those that overlap or lie outside are cut to what is there. */
function segments(text: string, marks: readonly MarkedRange[]): { part: string; marked: boolean }[] {
  const found: { part: string; marked: boolean }[] = [];
  let at = 0;
  for (const { start, length } of [...marks].sort((a, b) => a.start - b.start)) {
    const from = Math.max(at, start);
    const to = Math.min(text.length, start + length);
    if (to <= from) continue;
    if (from > at) found.push({ part: text.slice(at, from), marked: false });
    found.push({ part: text.slice(from, to), marked: true });
    at = to;
  }
  if (at < text.length) found.push({ part: text.slice(at), marked: false });
  return found;
}

const Mark = styled.mark`
  background: ${({ theme }) => theme.color.mark};
  color: ${({ theme }) => theme.color.markText};
  border-radius: ${({ theme }) => theme.radius.small};
`;

const Revealed = styled.span`
  color: ${({ theme }) => theme.color.warning};
  background: ${({ theme }) => theme.color.warningSoft};
  border-radius: ${({ theme }) => theme.radius.small};
  unicode-bidi: isolate;
`;
