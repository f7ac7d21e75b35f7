import type { FieldValue, Fields } from '@/domain/exact';
import { timestampValue, type DuckDBValue } from '@duckdb/node-api';
import { stringifyExact } from '../http/exact-json';
import { slotNames } from '../storage/messages-schema';
import type { Column } from '../storage/table-appender';
import { framedTerms } from './analyser';
import type { CatalogueField, GrowingCatalogue } from './catalogue';
import { KEYWORD_FRAME } from './conditions/framed';
import { documentId, messageId } from './message-id';
import type { IncomingMessage } from './model';
import { isTooLong, keywordOf, typeAtFirstSight, valueAs, type IndexedValue } from './typed-value';

const COLUMNS = ['seq', 'id', 'message_id', 'timestamp', 'index_name', 'input_id', 'streams', 'source_key', 'terms', 'full_terms', 'keywords', ...slotNames, 'extra', 'doc'];
const position = new Map(COLUMNS.map((name, index) => [name, index]));

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

  const set = (name: string, value: DuckDBValue) => {
    const at = position.get(name) ?? 0;
    const column = (columns[at] ??= Array.from({ length: capacity }, () => null));
    column[count] = value;
  };

  return {
    get count() {
      return count;
    },
    add(message, seq) {
      const row = rowOf(message, seq, context);
      for (const [name, value] of row) set(name, value);
      count += 1;
    },
    columns: () => columns.map((column) => column?.slice(0, count)),
  };
}

type Row = [column: string, value: DuckDBValue][];

function rowOf(message: IncomingMessage, seq: number, context: RowContext): Row {
  const now = context.now();
  const [id, gl2Id] = [documentId(now), messageId(now)];
  const streams = [...context.route(message)];
  const own = ownFields(message, context);
  const sent = sentFields(message.fields);
  const doc: Fields = {
    ...sent,
    ...own,
    streams,
    gl2_message_id: gl2Id,
    gl2_source_input: message.inputId,
    message: message.message,
    source: message.source,
    timestamp: new Date(message.timestamp).toISOString(),
    _id: id,
  };
  const fullMessage = sent['full_message'];
  const row: Row = [
    ['seq', BigInt(seq)],
    ['id', id],
    ['message_id', gl2Id],
    ['timestamp', timestampOf(message.timestamp)],
    ['index_name', context.indexName],
    ['input_id', message.inputId],
    ['streams', ` ${streams.join(' ')} `],
    ['source_key', message.source.toLowerCase()],
    ['terms', framedTerms(message.message)],
    ['doc', stringifyExact(doc)],
  ];
  if (fullMessage !== undefined && fullMessage !== null) row.push(['full_terms', framedTerms(keywordOf(fullMessage))]);
  indexFields({ ...sent, ...own, gl2_receive_timestamp: message.receivedAt, gl2_processing_timestamp: now }, context.catalogue, row);
  return row;
}

/** What the sender said: blank texts and empty values are left out, as Graylog does, and names that are not the sender's. */
function sentFields(fields: Fields): Record<string, FieldValue> {
  const kept: Record<string, FieldValue> = {};
  for (const [name, given] of Object.entries(fields)) {
    const value = typeof given === 'string' ? given.trim() : given;
    if (value !== null && value !== '' && !isOwn(name)) kept[name] = value;
  }
  return kept;
}

function ownFields(message: IncomingMessage, { nodeId }: RowContext): Record<string, FieldValue> {
  const { remote } = message;
  return {
    gl2_source_node: nodeId,
    gl2_accounted_message_size: accountedSize(message),
    ...(remote && { gl2_remote_ip: remote.ip, gl2_remote_port: remote.port }),
  };
}

/** Bytes of names and values, as Graylog counts them for its traffic: eight for a number. */
function accountedSize({ message, source, fields }: IncomingMessage): number {
  let size = 'message'.length + Buffer.byteLength(message) + 'source'.length + Buffer.byteLength(source) + 'timestamp'.length + 8;
  for (const [name, value] of Object.entries(fields)) size += name.length + (typeof value === 'string' ? Buffer.byteLength(value) : 8);
  return size;
}

const timestampOf = (ms: number): DuckDBValue => timestampValue(BigInt(Math.trunc(ms)) * 1000n);

function indexFields(fields: Fields, catalogue: GrowingCatalogue, row: Row): void {
  const keywords = new Set<string>();
  const extra: Record<string, IndexedValue> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'full_message' || value === null) continue;
    const keyword = keywordOf(value);
    if (isTooLong(keyword)) continue;
    const field = catalogue.ensure(name, typeAtFirstSight(value));
    const indexed = valueAs(field.type, name, value, keyword);
    if (indexed === undefined) catalogue.noteMisfit(field);
    if (indexed === undefined || field.column === undefined) extra[field.id] = indexed === undefined ? keyword : inExtra(field, indexed);
    else row.push([field.column, field.type === 'date' ? timestampOf(Number(indexed)) : indexed]);
    if (indexed === undefined || field.type === 'string' || field.column === undefined) keywords.add(keyword.replaceAll(KEYWORD_FRAME, ' '));
  }
  if (keywords.size > 0) row.push(['keywords', `${KEYWORD_FRAME}${[...keywords].join(KEYWORD_FRAME)}${KEYWORD_FRAME}`]);
  if (Object.keys(extra).length > 0) row.push(['extra', stringifyExact(extra)]);
}

/** As text from which SQL can read the type again. */
function inExtra(field: CatalogueField, value: IndexedValue): IndexedValue {
  return field.type === 'date' ? new Date(Number(value)).toISOString() : value;
}
