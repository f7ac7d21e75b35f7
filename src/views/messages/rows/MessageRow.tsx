import { memo, use } from 'react';
import type { ResultMessage } from '@/contract/search';
import { ownValue, type FieldValue } from '@/domain/exact';
import { instantText, isInstantValue } from '@/domain/format/instants/instant-value';
import { levelOf } from '@/domain/format/level';
import { Painted } from '@/shared/highlighting/Painted';
import { PaintingContext } from '@/shared/highlighting/painting';
import { levelName } from '@/shared/message/text/level';
import { LogText, type MarkedRange } from '@/shared/message/text/LogText';
import { valueLine, valueText } from '@/shared/message/text/value-text';
import { occurrencesOf } from './occurrences';
import { summaryOf } from './summary-of';

/** Display options of rows; none of them queries the server. */
export type RowLook = {
  zone: string;
  /** Wrap text over several lines. */
  wrap: boolean;
  /** Show values as received, with ANSI escape codes. */
  raw: boolean;
  /** Highlighted wherever it occurs. */
  find: string;
  /** Show the message below the fields if it is not a column. */
  messageRow: boolean;
  /** Below that, a summary of the other fields. */
  summary: boolean;
  /** Rows have checkboxes, unless the page is only shown. */
  selects: boolean;
  /** CSS offsets of the pinned columns. */
  pins: readonly string[];
};
type MessageRowProps = { message: ResultMessage; columns: readonly string[]; look: RowLook };

/** Rows show at most this many characters; the rest is in the details. */
const ROW_TEXT = 600;
const WRAPPED_TEXT = 1_200;
const LEVEL_TEXT = 20;
const SUMMARY_TEXT = 80;

/** The cells of one message, styled by the grid: hundreds of cells share one style sheet. */
export const MessageCells = memo(function MessageCells({
  message: { message, highlight_ranges: marks },
  columns,
  look,
}: MessageRowProps) {
  // The server returns highlights either for all matches of a message or for none.
  const hasHighlights = marks !== undefined && Object.keys(marks).length > 0;
  return (
    <>
      {look.selects && <div role="gridcell" aria-colindex={1} data-select />}
      {columns.map((column, i) => (
        <div
          key={column}
          role="gridcell"
          aria-colindex={i + 2}
          data-column={COLUMN_LOOKS.has(column) ? column : undefined}
          data-pinned={i < look.pins.length || undefined}
          style={i < look.pins.length ? { left: look.pins[i] } : undefined}
        >
          <Cell
            column={column}
            value={ownValue(message, column)}
            marks={hasHighlights ? (ownValue(marks, column) ?? NO_MARKS) : undefined}
            look={look}
          />
        </div>
      ))}
      {look.messageRow && !columns.includes('message') && message['message'] !== undefined && (
        <div role="gridcell" aria-colindex={columns.length + 2} data-column="message" data-below>
          <Cell
            column="message"
            value={message['message']}
            marks={hasHighlights ? (marks['message'] ?? NO_MARKS) : undefined}
            look={{ ...look, wrap: true }}
          />
        </div>
      )}
      {look.summary && (
        <div role="gridcell" aria-colindex={columns.length + 3} data-below data-summary>
          <Summary message={message} columns={columns} look={look} />
        </div>
      )}
    </>
  );
});

const COLUMN_LOOKS = new Set(['timestamp', 'level', 'message']);
const NO_MARKS: readonly MarkedRange[] = [];

/** `marks` is undefined if the server returned no highlights. */
type CellProps = {
  column: string;
  value: FieldValue | undefined;
  marks: readonly MarkedRange[] | undefined;
  look: RowLook;
};

function Cell(props: CellProps) {
  const { column, value } = props;
  if (value === undefined || value === null) return null;
  return (
    <Painted field={column} value={value}>
      <CellValue {...props} value={value} />
    </Painted>
  );
}

function CellValue({
  column,
  value,
  marks,
  look: { wrap, zone, raw, find },
}: CellProps & { value: FieldValue }) {
  const painting = use(PaintingContext);
  const isMarked = find === '' && marks !== undefined && marks.length > 0;
  const text = cellText(column, value, { zone, raw, wrap: isMarked || wrap });
  const found = find === '' ? undefined : occurrencesOf(text, find);
  if (!raw && isInstantValue(column, value)) return <Time at={value} text={text} marks={found} />;
  if (column === 'level')
    return (
      <span data-severity={levelOf(value) ?? 'none'}>
        <LogText text={text} marks={found} />
      </span>
    );
  if (isMarked) return <LogText text={text} raw={raw} marks={marks} />;
  return (
    <LogText
      text={text}
      raw={raw}
      marks={found ?? (marks === undefined ? painting?.marksOf(column, text) : undefined)}
    />
  );
}

/** The content of a cell as text. Raw cells show instants as received. */
export function cellText(
  column: string,
  value: FieldValue,
  { zone, raw, wrap }: Pick<RowLook, 'zone' | 'raw' | 'wrap'>,
): string {
  if (!raw && isInstantValue(column, value)) return instantText(value, zone);
  if (column === 'level') return levelName(value, valueLine(value, LEVEL_TEXT));
  return wrap ? valueText(value).slice(0, WRAPPED_TEXT) : valueLine(value, ROW_TEXT);
}

type MessageSummary = {
  message: ResultMessage['message'];
  columns: readonly string[];
  look: RowLook;
};

function Summary({ message, columns, look }: MessageSummary) {
  return summaryOf(message, columns).map(([field, value]) => (
    <span key={field}>
      <b>{field}</b>{' '}
      <LogText
        text={
          !look.raw && isInstantValue(field, value)
            ? instantText(value, look.zone)
            : valueLine(value, SUMMARY_TEXT)
        }
        raw={look.raw}
      />
    </span>
  ));
}

function Time({
  at,
  text,
  marks,
}: {
  at: string;
  text: string;
  marks: readonly MarkedRange[] | undefined;
}) {
  const [date, ...time] = text.split(' ');
  return (
    <time dateTime={at} title={at}>
      {marks ? (
        <LogText text={text} marks={marks} />
      ) : (
        <>
          {date} <b>{time.join(' ')}</b>
        </>
      )}
    </time>
  );
}
