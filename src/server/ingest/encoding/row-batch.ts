import type { FieldValue } from '@/domain/exact';
import { stringifyExact } from '@/domain/exact-json';
import { lowercased } from '@/domain/query/lowercase';
import { BitsColumn } from '../../storage/columns/bits-column';
import { NumberColumn, TextColumn, type ColumnBuilder } from '../../storage/columns/column-builder';
import type { RowChunk } from '../../storage/columns/column-image';
import { accountedSize } from './accounted-size';
import { framedTerms } from '../../field-values/analyser';
import type { CatalogueField, GrowingCatalogue } from '../../indices/catalogue';
import { KEYWORD_FRAME } from '../../field-values/keyword-frame';
import { DocumentText } from './document-text';
import { isoText } from '../../field-values/iso-text';
import { markFramed, markValue, numberText } from '../../field-values/marks';
import type { IncomingMessage } from '../../message-types/incoming-message';
import {
  elementsOf,
  isTooLong,
  keywordOf,
  typeAtFirstSight,
  valueAs,
  type IndexedValue,
} from '../../field-values/typed-value';

/** Names that are this node's to give. */
const isOwn = (name: string) =>
  name === '_id' ||
  name === 'streams' ||
  name === 'timestamp' ||
  name === 'source' ||
  name === 'message' ||
  name.startsWith('gl2_');

export type RowContext = { catalogue: GrowingCatalogue; nodeId: string; indexName: string };

/**
 * What the node gives a message: the same in each index that holds it. `now` in milliseconds since
 * the epoch.
 */
export type Stamp = {
  id: string;
  messageId: string;
  now: number;
  streams: readonly string[];
  /** The other indices that hold the message, framed by blanks. */
  copies: string | undefined;
};

/** Rows of `messages`, gathered column by column; all columns but `seq`. */
export type RowBatch = {
  readonly count: number;
  /** Bytes of texts so far. */
  weight(): number;
  /**
   * Leaves the batch as it was when it throws. @returns the size of the message as it is accounted,
   * in bytes
   */
  add(message: IncomingMessage, stamp: Stamp): number;
  /** What was gathered; the batch is empty afterwards. */
  take(): RowChunk;
};

export function createRowBatch(context: RowContext): RowBatch {
  const columns = new Columns();
  return {
    get count() {
      return columns.row;
    },
    weight: () => columns.weight(),
    add(message, stamp) {
      try {
        const size = accountedSize(message);
        fillRow(message, size, stamp, context, columns);
        columns.row += 1;
        return size;
      } catch (error) {
        columns.unsetRow();
        throw error;
      }
    },
    take: () => columns.take(),
  };
}

/** The columns of the row at hand and of those before it. */
class Columns {
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
  /** The slots in use, by the id of their field. */
  private readonly slots: (TextColumn | NumberColumn | undefined)[] = [];

  /** Each value that the row can be found by as a whole. */
  mark(value: string): void {
    markValue(this.marks, this.row, value);
  }

  /** Puts the tokens of a text where they are searched. */
  setTerms(column: TextColumn, text: string): void {
    const terms = framedTerms(text);
    column.set(this.row, terms);
    markFramed(this.marks, this.row, terms, ' ');
  }

  /** Puts a value into the slot of its field. */
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

/** Microseconds, as the engine keeps times. */
function microsOf(ms: number): number | bigint {
  const micros = Math.trunc(ms) * 1000;
  return Number.isSafeInteger(micros) ? micros : BigInt(Math.trunc(ms)) * 1000n;
}

function fillRow(
  message: IncomingMessage,
  size: number,
  { id, messageId, now, streams, copies }: Stamp,
  context: RowContext,
  columns: Columns,
): void {
  const doc = new DocumentText();
  const index = new FieldIndex(context.catalogue, columns);

  for (const name in message.fields) {
    const given = message.fields[name];
    const value = typeof given === 'string' ? given.trim() : given;
    // Graylog leaves out what is blank, too.
    if (value === undefined || value === null || value === '' || isOwn(name)) continue;
    doc.add(name, value);
    if (name === 'full_message') columns.setTerms(columns.fullTerms, keywordOf(value));
    else index.add(name, value);
  }
  index.addWith(doc, 'gl2_source_node', context.nodeId);
  index.addWith(doc, 'gl2_accounted_message_size', size);
  if (message.remote) {
    index.addWith(doc, 'gl2_remote_ip', message.remote.ip);
    index.addWith(doc, 'gl2_remote_port', message.remote.port);
  }
  index.add('gl2_receive_timestamp', message.receivedAt);
  index.add('gl2_processing_timestamp', now);
  index.end();

  doc.add('gl2_message_id', messageId);
  doc.add('gl2_source_input', message.inputId);
  doc.addJson('streams', streamsText(streams).json);
  doc.add('message', message.message);
  doc.add('source', message.source);
  doc.add('timestamp', isoText(message.timestamp));
  doc.add('_id', id);
  const { row } = columns;
  columns.id.set(row, id);
  columns.messageId.set(row, messageId);
  columns.timestamp.set(row, microsOf(message.timestamp));
  columns.index.set(row, context.indexName);
  columns.input.set(row, message.inputId);
  columns.mark(message.inputId);
  columns.streams.set(row, streamsText(streams).framed);
  for (const stream of streams) columns.mark(stream);
  const source = lowercased(message.source);
  columns.source.set(row, source);
  columns.mark(source);
  columns.setTerms(columns.terms, message.message);
  if (copies !== undefined) columns.copies.set(row, copies);
  columns.doc.set(row, doc.end());
}

let latestStreams: readonly string[] = [];
let latestStreamsText = { json: '[]', framed: '  ' };

/** Most messages are in the same streams as the one before. */
function streamsText(streams: readonly string[]): typeof latestStreamsText {
  if (
    streams.length !== latestStreams.length ||
    streams.some((id, index) => id !== latestStreams[index])
  ) {
    latestStreams = streams;
    latestStreamsText = { json: JSON.stringify(streams), framed: ` ${streams.join(' ')} ` };
  }
  return latestStreamsText;
}

/**
 * Puts a message's fields where they are searched: in their slots, in `keywords` and in `extra`.
 */
class FieldIndex {
  private keywords = '';
  private extra: Record<string, IndexedValue | readonly IndexedValue[]> | undefined;

  constructor(
    private readonly catalogue: GrowingCatalogue,
    private readonly columns: Columns,
  ) {}

  /** Into the document as well. */
  addWith(doc: DocumentText, name: string, value: FieldValue): void {
    doc.add(name, value);
    this.add(name, value);
  }

  add(name: string, value: FieldValue): void {
    const elements = typeof value === 'object' ? elementsOf(value) : undefined;
    if (elements === undefined) this.addOne(name, value);
    else if (elements.length > 1) this.addList(name, elements);
    else for (const element of elements) this.addOne(name, element);
  }

  private addOne(name: string, value: FieldValue): void {
    const { catalogue } = this;
    const field = catalogue.get(name) ?? catalogue.ensure(name, typeAtFirstSight(value));
    const indexed = valueAs(field.type, name, value);
    if (indexed === undefined) catalogue.noteMisfit(field);
    const isPlain = indexed !== undefined && field.column !== undefined && field.type !== 'string';
    const keyword = isPlain ? '' : keywordOf(value);
    if (isTooLong(keyword)) return;
    this.markNumber(field, indexed);
    if (indexed === undefined || field.column === undefined) {
      this.extra ??= {};
      this.extra[field.id] = extraValue(field, indexed, keyword);
    } else this.columns.set(field, field.column, indexed);
    if (!isPlain) this.addKeyword(keyword);
  }

  /** All of a list lies in `extra`, so that no column has to be one. */
  private addList(name: string, values: readonly FieldValue[]): void {
    const { catalogue } = this;
    const field = catalogue.get(name) ?? catalogue.ensure(name, typeAtFirstSight(values[0] ?? ''));
    catalogue.noteMisfit(field);
    const kept: IndexedValue[] = [];
    for (const value of values) {
      const keyword = keywordOf(value);
      const indexed = valueAs(field.type, name, value);
      if (isTooLong(keyword)) continue;
      this.markNumber(field, indexed);
      kept.push(extraValue(field, indexed, keyword));
      if (indexed === undefined || field.type === 'string' || field.column === undefined)
        this.addKeyword(keyword);
    }
    this.extra ??= {};
    // A text that a list has twice counts once, numbers count as often as they are there.
    this.extra[field.id] = field.type === 'string' ? [...new Set(kept)] : kept;
  }

  private addKeyword(keyword: string): void {
    const { columns } = this;
    const value = keyword.includes(KEYWORD_FRAME)
      ? keyword.replaceAll(KEYWORD_FRAME, ' ')
      : keyword;
    columns.mark(value);
    if (value !== keyword) columns.mark(keyword);
    this.keywords += KEYWORD_FRAME + value;
  }

  /** Wherever it lies, a number is found by its value. */
  private markNumber({ type }: CatalogueField, indexed: IndexedValue | undefined): void {
    if (indexed !== undefined && (type === 'long' || type === 'float'))
      this.columns.mark(numberText(indexed));
  }

  end(): void {
    if (this.keywords !== '')
      this.columns.keywords.set(this.columns.row, this.keywords + KEYWORD_FRAME);
    if (this.extra) this.columns.extra.set(this.columns.row, stringifyExact(this.extra));
  }
}

/** As it lies in `extra`: times as text, what does not fit the type as its keyword. */
const extraValue = (
  { type }: CatalogueField,
  indexed: IndexedValue | undefined,
  keyword: string,
): IndexedValue =>
  indexed === undefined
    ? keyword
    : type === 'date'
      ? new Date(Number(indexed)).toISOString()
      : indexed;
