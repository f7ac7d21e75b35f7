import { memo } from 'react';
import type { ResultMessage } from '@/contract/search';
import type { FieldValue } from '@/domain/exact';
import { formatInstant } from '@/domain/format/instant';
import { levelOf } from '@/domain/format/level';
import { levelName } from '@/shared/message/level';
import { LogText } from '@/shared/message/LogText';
import { valueLine, valueText } from '@/shared/message/value-text';

type MessageRowProps = { message: ResultMessage; columns: readonly string[]; wrap: boolean; zone: string };

/** A row shows at most this; the rest is in the details (A9.7). */
const ROW_TEXT = 600;
const WRAPPED_TEXT = 1_200;
const LEVEL_TEXT = 20;

/** The cells of one message. Styles are the grid's: hundreds of cells share one sheet. */
export const MessageCells = memo(function MessageCells({ message: { message, highlight_ranges: marks }, columns, wrap, zone }: MessageRowProps) {
  return columns.map((column, i) => (
    <div key={column} role="gridcell" aria-colindex={i + 1} data-column={COLUMN_LOOKS.has(column) ? column : undefined}>
      <Cell column={column} value={message[column]} marks={marks?.[column]} wrap={wrap} zone={zone} />
    </div>
  ));
});

const COLUMN_LOOKS = new Set(['timestamp', 'level', 'message']);

type CellProps = { column: string; value: FieldValue | undefined; marks: readonly { start: number; length: number }[] | undefined; wrap: boolean; zone: string };

function Cell({ column, value, marks, wrap, zone }: CellProps) {
  if (value === undefined || value === null) return null;
  if (column === 'timestamp' && typeof value === 'string') return <Timestamp at={value} zone={zone} />;
  if (column === 'level') return <Level value={value} />;
  if (marks && marks.length > 0) return <LogText text={valueText(value).slice(0, WRAPPED_TEXT)} marks={marks} />;
  return <LogText text={wrap ? valueText(value).slice(0, WRAPPED_TEXT) : valueLine(value, ROW_TEXT)} />;
}

function Timestamp({ at, zone }: { at: string; zone: string }) {
  const [date, time] = formatInstant(at, { zone, format: 'complete' }).split(' ');
  return (
    <time dateTime={at}>
      {date} <b>{time}</b>
    </time>
  );
}

function Level({ value }: { value: FieldValue }) {
  return <span data-severity={levelOf(value) ?? 'none'}>{levelName(value, valueLine(value, LEVEL_TEXT))}</span>;
}
