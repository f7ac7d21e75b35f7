import { use } from 'react';
import type { FieldValue } from '@/domain/exact';
import { PaintingContext } from '@/shared/highlighting/painting';
import { LogText, type MarkedRange } from './LogText';
import { linkOf, valueText } from './value-text';

type ValueTextProps = {
  field: string;
  value: FieldValue;
  /** As it is shown, which may be wider than what was sent. */
  text: string;
  raw: boolean;
  /**
   * Where the server found what was searched for; undefined where it told nothing of the message.
   */
  marks: readonly MarkedRange[] | undefined;
};

/**
 * Marked where the server says, or as it stands here where the places are no longer the same; an
 * address that a decorator made leads there.
 */
export function ValueText({ field, value, text, raw, marks }: ValueTextProps) {
  const painting = use(PaintingContext);
  const href = linkOf(value);
  const told = marks !== undefined && text === valueText(value);
  const shown = (
    <LogText text={text} raw={raw} marks={told ? marks : painting?.marksOf(field, text)} />
  );
  return href === undefined ? (
    shown
  ) : (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {shown}
    </a>
  );
}
