import { use } from 'react';
import type { FieldValue } from '@/domain/exact';
import { PaintingContext } from '@/shared/highlighting/painting';
import { LogText, type MarkedRange } from './LogText';
import { linkOf, valueText } from './value-text';

type ValueTextProps = {
  field: string;
  value: FieldValue;
  /** The displayed text, which may be formatted and longer than the original. */
  text: string;
  raw: boolean;
  /** The server's highlight ranges; undefined if it returned none for the message. */
  marks: readonly MarkedRange[] | undefined;
};

/**
 * A value with its matches highlighted: with the server's ranges if they apply to the displayed
 * text, else with matches found here. Links made by decorators are rendered as links.
 */
export function ValueText({ field, value, text, raw, marks }: ValueTextProps) {
  const painting = use(PaintingContext);
  const href = linkOf(value);
  const hasServerMarks = marks !== undefined && text === valueText(value);
  const shown = (
    <LogText
      text={text}
      raw={raw}
      marks={hasServerMarks ? marks : painting?.marksOf(field, text)}
    />
  );
  return href === undefined ? (
    shown
  ) : (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {shown}
    </a>
  );
}
