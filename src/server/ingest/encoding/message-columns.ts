import { boundedTerms } from '../../field-values/bounded-terms';
import { markFramed, markValue } from '../../field-values/marks';
import type { IndexedValue } from '../../field-values/typed-value';
import type { CatalogueField } from '../../indices/model/catalogue';
import { BitsColumn } from '../../storage/columns/bits-column';
import { NumberColumn, TextColumn, type ColumnBuilder } from '../../storage/columns/column-builder';
import type { RowChunk } from '../../storage/columns/column-image';

/** The columns of the table `messages` except `seq`, for rows up to the current one. */
export class MessageColumns {
  row = 0;
  readonly id = new TextColumn('id');
  readonly messageId = new TextColumn('message_id');
  readonly timestamp = new NumberColumn('timestamp', 'timestamp');
  readonly index = new TextColumn('index_name');
  readonly input = new TextColumn('input_id');
  readonly streams = new TextColumn('streams');
  readonly source = new TextColumn('source_key');
  readonly terms = new TextColumn('terms');
  readonly fullTerms = new TextColumn('full_terms');
  readonly keywords = new TextColumn('keywords');
  readonly extra = new TextColumn('extra');
  readonly doc = new TextColumn('doc');
  readonly copies = new TextColumn('copies');
  readonly marks = new BitsColumn('marks');
  private readonly all: ColumnBuilder[] = [
    this.id,
    this.messageId,
    this.timestamp,
    this.index,
    this.input,
    this.streams,
    this.source,
    this.terms,
    this.fullTerms,
    this.keywords,
    this.extra,
    this.doc,
    this.copies,
    this.marks,
  ];
  /** Slot columns in use, by the id of their field. */
  private readonly slots: (TextColumn | NumberColumn | undefined)[] = [];

  /** Marks a value by which the row can be found as a whole. */
  mark(value: string): void {
    markValue(this.marks, this.row, value);
  }

  /** Stores the terms of a text, up to its limit. */
  setTerms(column: TextColumn, text: string): void {
    const terms = boundedTerms(text);
    column.set(this.row, terms);
    markFramed(this.marks, this.row, terms, ' ');
  }

  /** Stores a value in the slot of its field. */
  set(field: CatalogueField, slot: string, value: IndexedValue): void {
    const column = (this.slots[field.id] ??= this.open(field, slot));
    if (column instanceof TextColumn) column.set(this.row, `${value}`);
    else
      column.set(
        this.row,
        typeof value === 'string'
          ? Number(value)
          : field.type === 'date'
            ? microsOf(Number(value))
            : value,
      );
  }

  unsetRow(): void {
    for (const column of this.all) column.unset(this.row);
  }

  weight(): number {
    let bytes = 0;
    for (const column of this.all) bytes += column.weight;
    return bytes;
  }

  take(): RowChunk {
    const count = this.row;
    this.row = 0;
    return {
      count,
      columns: this.all.flatMap((column) => (column.isEmpty() ? [] : [column.take(count)])),
    };
  }

  private open({ type }: CatalogueField, slot: string): TextColumn | NumberColumn {
    const column =
      type === 'string' || type === 'ip'
        ? new TextColumn(slot)
        : new NumberColumn(slot, imageTypes[type]);
    this.all.push(column);
    return column;
  }
}

const imageTypes = { long: 'integer', float: 'double', date: 'timestamp' } as const;

/** DuckDB stores timestamps in microseconds. */
export function microsOf(ms: number): number | bigint {
  const micros = Math.trunc(ms) * 1000;
  return Number.isSafeInteger(micros) ? micros : BigInt(Math.trunc(ms)) * 1000n;
}
