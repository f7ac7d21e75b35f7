import type { FieldValue } from '@/domain/exact';
import { stringifyExact } from '@/domain/exact-json';
import { lowercased } from '@/domain/query/lowercase';
import { NumberColumn, TextColumn, type ColumnBuilder } from '../storage/column-builder';
import type { RowChunk } from '../storage/column-image';
import { framedTerms } from './analyser';
import type { GrowingCatalogue } from './catalogue';
import { KEYWORD_FRAME } from './conditions/framed';
import { DocumentText } from './document-text';
import type { IncomingMessage } from './model';
import { isTooLong, keywordOf, typeAtFirstSight, valueAs, type IndexedValue } from './typed-value';

/** Names that are this node's to give. */
const isOwn = (name: string) => name === '_id' || name === 'streams' || name === 'timestamp' || name === 'source' || name === 'message' || name.startsWith('gl2_');

export type RowContext = { catalogue: GrowingCatalogue; nodeId: string; indexName: string };

/** What the node gives a message: the same in each index that holds it. `now` in milliseconds since the epoch. */
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
  /** Leaves the batch as it was when it throws. */
  add(message: IncomingMessage, stamp: Stamp): void;
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
        fillRow(message, stamp, context, columns);
        columns.row += 1;
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
  private readonly texts = new Map<string, TextColumn>();
  private readonly numbers = new Map<string, NumberColumn>();

  text(name: string, value: string): void {
    let column = this.texts.get(name);
    if (column === undefined) this.texts.set(name, (column = new TextColumn(name)));
    column.set(this.row, value);
  }

  integer(name: string, value: number | bigint): void {
    this.number(name, 'integer', value);
  }

  double(name: string, value: number): void {
    this.number(name, 'double', value);
  }

  /** `ms` since the epoch. */
  time(name: string, ms: number): void {
    const micros = Math.trunc(ms) * 1000;
    this.number(name, 'timestamp', Number.isSafeInteger(micros) ? micros : BigInt(Math.trunc(ms)) * 1000n);
  }

  unsetRow(): void {
    for (const column of this.all()) column.unset(this.row);
  }

  weight(): number {
    let bytes = 0;
    for (const column of this.texts.values()) bytes += column.weight;
    return bytes;
  }

  take(): RowChunk {
    const count = this.row;
    this.row = 0;
    return { count, columns: this.all().flatMap((column) => (column.isEmpty() ? [] : [column.take(count)])) };
  }

  private number(name: string, type: 'integer' | 'double' | 'timestamp', value: number | bigint): void {
    let column = this.numbers.get(name);
    if (column === undefined) this.numbers.set(name, (column = new NumberColumn(name, type)));
    column.set(this.row, value);
  }

  private all(): ColumnBuilder[] {
    return [...this.texts.values(), ...this.numbers.values()];
  }
}

function fillRow(message: IncomingMessage, { id, messageId, now, streams, copies }: Stamp, context: RowContext, columns: Columns): void {
  const doc = new DocumentText();
  const index = new FieldIndex(context.catalogue, columns);

  for (const name in message.fields) {
    const given = message.fields[name];
    const value = typeof given === 'string' ? given.trim() : given;
    // Graylog leaves out what is blank, too.
    if (value === undefined || value === null || value === '' || isOwn(name)) continue;
    doc.add(name, value);
    if (name === 'full_message') columns.text('full_terms', framedTerms(keywordOf(value)));
    else index.add(name, value);
  }
  const both = (name: string, value: FieldValue) => {
    doc.add(name, value);
    index.add(name, value);
  };
  both('gl2_source_node', context.nodeId);
  both('gl2_accounted_message_size', accountedSize(message));
  if (message.remote) {
    both('gl2_remote_ip', message.remote.ip);
    both('gl2_remote_port', message.remote.port);
  }
  index.add('gl2_receive_timestamp', message.receivedAt);
  index.add('gl2_processing_timestamp', now);
  index.end();

  doc.add('gl2_message_id', messageId);
  doc.add('gl2_source_input', message.inputId);
  doc.add('streams', streams);
  doc.add('message', message.message);
  doc.add('source', message.source);
  doc.add('timestamp', new Date(message.timestamp).toISOString());
  doc.add('_id', id);
  columns.text('id', id);
  columns.text('message_id', messageId);
  columns.time('timestamp', message.timestamp);
  columns.text('index_name', context.indexName);
  columns.text('input_id', message.inputId);
  columns.text('streams', ` ${streams.join(' ')} `);
  columns.text('source_key', lowercased(message.source));
  columns.text('terms', framedTerms(message.message));
  if (copies !== undefined) columns.text('copies', copies);
  columns.text('doc', doc.end());
}

/** Bytes of names and values, as Graylog counts them for its traffic: eight for a number. */
function accountedSize({ message, source, fields }: IncomingMessage): number {
  let size = 'message'.length + Buffer.byteLength(message) + 'source'.length + Buffer.byteLength(source) + 'timestamp'.length + 8;
  for (const name in fields) {
    const value = fields[name];
    size += name.length + (typeof value === 'string' ? Buffer.byteLength(value) : 8);
  }
  return size;
}

/** Puts a message's fields where they are searched: in their slots, in `keywords` and in `extra`. */
class FieldIndex {
  private keywords = '';
  private extra: Record<string, IndexedValue> | undefined;

  constructor(private readonly catalogue: GrowingCatalogue, private readonly columns: Columns) {}

  add(name: string, value: FieldValue): void {
    const { catalogue } = this;
    const field = catalogue.get(name) ?? catalogue.ensure(name, typeAtFirstSight(value));
    const indexed = valueAs(field.type, name, value);
    if (indexed === undefined) catalogue.noteMisfit(field);
    const isPlain = indexed !== undefined && field.column !== undefined && field.type !== 'string';
    const keyword = isPlain ? '' : keywordOf(value);
    if (isTooLong(keyword)) return;
    if (indexed === undefined || field.column === undefined) {
      this.extra ??= {};
      this.extra[field.id] = indexed === undefined ? keyword : field.type === 'date' ? new Date(Number(indexed)).toISOString() : indexed;
    } else this.toSlot(field.column, indexed);
    if (!isPlain) this.keywords += KEYWORD_FRAME + (keyword.includes(KEYWORD_FRAME) ? keyword.replaceAll(KEYWORD_FRAME, ' ') : keyword);
  }

  end(): void {
    if (this.keywords !== '') this.columns.text('keywords', this.keywords + KEYWORD_FRAME);
    if (this.extra) this.columns.text('extra', stringifyExact(this.extra));
  }

  /** The first letter of a slot says what it holds. */
  private toSlot(slot: string, value: IndexedValue): void {
    if (typeof value === 'string') this.columns.text(slot, value);
    else if (slot.startsWith('l')) this.columns.integer(slot, value);
    else if (slot.startsWith('d')) this.columns.double(slot, Number(value));
    else this.columns.time(slot, Number(value));
  }
}
