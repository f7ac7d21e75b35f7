import type { FieldValue } from '@/domain/exact';
import { timestampValue, type DuckDBValue } from '@duckdb/node-api';
import { stringifyExact } from '@/domain/exact-json';
import { lowercased } from '@/domain/query/lowercase';
import { slotNames } from '../storage/messages-schema';
import type { Column } from '../storage/table-appender';
import { framedTerms } from './analyser';
import type { GrowingCatalogue } from './catalogue';
import { KEYWORD_FRAME } from './conditions/framed';
import { DocumentText } from './document-text';
import { documentId, messageId } from './message-id';
import type { IncomingMessage } from './model';
import { isTooLong, keywordOf, typeAtFirstSight, valueAs, type IndexedValue } from './typed-value';

const COLUMNS = ['seq', 'id', 'message_id', 'timestamp', 'index_name', 'input_id', 'streams', 'source_key', 'terms', 'full_terms', 'keywords', ...slotNames, 'extra', 'doc', 'copies'];
const positions = new Map(COLUMNS.map((name, index) => [name, index]));

/** Names that are this node's to give. */
const isOwn = (name: string) => name === '_id' || name === 'streams' || name === 'timestamp' || name === 'source' || name === 'message' || name.startsWith('gl2_');

export type RowContext = {
  catalogue: GrowingCatalogue;
  route: (message: IncomingMessage) => readonly string[];
  nodeId: string;
  indexName: string;
  now: () => number;
};

/** Rows of `messages`, gathered column by column. */
export type RowBatch = {
  readonly count: number;
  /** Leaves the batch as it was when it throws. */
  add(message: IncomingMessage, seq: number): void;
  columns(): readonly Column[];
};

export function createRowBatch(context: RowContext, capacity: number): RowBatch {
  const columns: (DuckDBValue[] | undefined)[] = COLUMNS.map(() => undefined);
  let count = 0;

  const set: SetColumn = (name, value) => {
    const at = positions.get(name) ?? 0;
    const column = (columns[at] ??= Array.from({ length: capacity }, () => null));
    column[count] = value;
  };

  return {
    get count() {
      return count;
    },
    add(message, seq) {
      try {
        fillRow(message, seq, context, set);
        count += 1;
      } catch (error) {
        for (const column of columns) if (column) column[count] = null;
        throw error;
      }
    },
    columns: () => (count === capacity ? columns : columns.map((column) => column?.slice(0, count))),
  };
}

type SetColumn = (column: string, value: DuckDBValue) => void;

function fillRow(message: IncomingMessage, seq: number, context: RowContext, set: SetColumn): void {
  const now = context.now();
  const [id, gl2Id, streams] = [documentId(now), messageId(now), context.route(message)];
  const doc = new DocumentText();
  const index = new FieldIndex(context.catalogue, set);

  for (const name in message.fields) {
    const given = message.fields[name];
    const value = typeof given === 'string' ? given.trim() : given;
    // Graylog leaves out what is blank, too.
    if (value === undefined || value === null || value === '' || isOwn(name)) continue;
    doc.add(name, value);
    if (name === 'full_message') set('full_terms', framedTerms(keywordOf(value)));
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

  doc.add('gl2_message_id', gl2Id);
  doc.add('gl2_source_input', message.inputId);
  doc.add('streams', streams);
  doc.add('message', message.message);
  doc.add('source', message.source);
  doc.add('timestamp', new Date(message.timestamp).toISOString());
  doc.add('_id', id);
  set('seq', BigInt(seq));
  set('id', id);
  set('message_id', gl2Id);
  set('timestamp', timestampOf(message.timestamp));
  set('index_name', context.indexName);
  set('input_id', message.inputId);
  set('streams', ` ${streams.join(' ')} `);
  set('source_key', lowercased(message.source));
  set('terms', framedTerms(message.message));
  set('doc', doc.end());
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

const timestampOf = (ms: number): DuckDBValue => timestampValue(BigInt(Math.trunc(ms)) * 1000n);

/** Puts a message's fields where they are searched: in their slots, in `keywords` and in `extra`. */
class FieldIndex {
  private readonly keywords: string[] = [];
  private extra: Record<string, IndexedValue> | undefined;

  constructor(private readonly catalogue: GrowingCatalogue, private readonly set: SetColumn) {}

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
    } else this.set(field.column, field.type === 'date' ? timestampOf(Number(indexed)) : indexed);
    if (!isPlain) this.keywords.push(keyword.includes(KEYWORD_FRAME) ? keyword.replaceAll(KEYWORD_FRAME, ' ') : keyword);
  }

  end(): void {
    if (this.keywords.length > 0) this.set('keywords', `${KEYWORD_FRAME}${this.keywords.join(KEYWORD_FRAME)}${KEYWORD_FRAME}`);
    if (this.extra) this.set('extra', stringifyExact(this.extra));
  }
}
