import { Fragment, memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { readAnsi, type AnsiPart } from '@/domain/format/text/ansi';
import { revealControl } from '@/domain/format/text/reveal';

export type MarkedRange = { start: number; length: number };
type LogTextProps = {
  text: string;
  marks?: readonly MarkedRange[] | undefined;
  /** Shows ANSI escape codes as text instead of as colours. */
  raw?: boolean;
};

/**
 * Untrusted log text: control, bidirectional and escape characters are made visible, ANSI colours
 * are mapped to those of the theme.
 */
export const LogText = memo(function LogText({
  text,
  marks = NO_MARKS,
  raw = false,
}: LogTextProps) {
  const parts = raw ? undefined : readAnsi(text);
  if (!parts) return <MarkedText text={text} marks={marks} />;
  return (
    <>
      {parts.map((part) => (
        <Coloured key={part.from} part={part} marks={marks} />
      ))}
    </>
  );
});

const NO_MARKS: readonly MarkedRange[] = [];

function Coloured({ part, marks }: { part: AnsiPart; marks: readonly MarkedRange[] }) {
  const shown = (
    <MarkedText
      text={part.text}
      marks={marks.map(({ start, length }) => ({ start: start - part.from, length }))}
    />
  );
  if (part.colour === undefined && part.ground === undefined && !part.bold) return shown;
  return (
    <Terminal $colour={part.colour} $ground={part.ground} $bold={part.bold}>
      {shown}
    </Terminal>
  );
}

function MarkedText({ text, marks }: { text: string; marks: readonly MarkedRange[] }) {
  if (marks.length === 0) return <>{revealed(text)}</>;
  return (
    <>
      {segments(text, marks).map(({ part, marked }, i) =>
        marked ? (
          <mark key={i}>{revealed(part)}</mark>
        ) : (
          <Fragment key={i}>{revealed(part)}</Fragment>
        ),
      )}
    </>
  );
}

function revealed(text: string): ReactNode {
  const parts = revealControl(text);
  if (parts.length === 1 && parts[0]?.kind === 'plain') return parts[0].text;
  return parts.map((part, i) =>
    part.kind === 'plain' ? (
      part.text
    ) : (
      <Revealed key={i} title={part.label}>
        {part.text}
      </Revealed>
    ),
  );
}

/** Ranges come from the server; overlapping and out-of-bounds ones are clipped. */
function segments(
  text: string,
  marks: readonly MarkedRange[],
): { part: string; marked: boolean }[] {
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

const Revealed = styled.span`
  color: ${({ theme }) => theme.color.warning};
  background: ${({ theme }) => theme.color.warningSoft};
  border-radius: ${({ theme }) => theme.radius.small};
  unicode-bidi: isolate;
`;

const Terminal = styled.span<{
  $colour: number | undefined;
  $ground: number | undefined;
  $bold: boolean;
}>`
  color: ${({ theme, $colour }) => ($colour === undefined ? 'inherit' : theme.ansi[$colour])};
  background: ${({ theme, $ground }) => ($ground === undefined ? 'none' : `color-mix(in srgb, ${theme.ansi[$ground]} 18%, transparent)`)};
  font-weight: ${({ theme, $bold }) => ($bold ? theme.weight.bold : 'inherit')};
`;
