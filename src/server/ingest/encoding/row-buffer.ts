import { isoText } from '../../field-values/iso-text';
import { keywordOf } from '../../field-values/typed-value';
import { lowercased } from '@/domain/query/analysis/lowercase';
import type { GrowingCatalogue } from '../../indices/model/catalogue';
import type { ProcessedMessage } from '../../processing/chain/step';
import type { RowChunk } from '../../storage/columns/column-image';
import { accountedSize } from './accounted-size';
import { DocumentText } from './document-text';
import { IndexedFields } from './indexed-fields';
import { MessageColumns, microsOf } from './message-columns';
import type { Misfits } from './misfits';

/** Names that only the node itself may set. */
const isOwn = (name: string) =>
  name === '_id' ||
  name === 'streams' ||
  name === 'timestamp' ||
  name === 'source' ||
  name === 'message' ||
  name.startsWith('gl2_');

export type RowContext = {
  catalogue: GrowingCatalogue;
  misfits: Misfits;
  nodeId: string;
  indexName: string;
};

/**
 * Values that the node assigns to a message, the same in each index that holds it. `now` in
 * milliseconds since the epoch.
 */
export type Stamp = {
  id: string;
  messageId: string;
  now: number;
  streams: readonly string[];
  /** The names of the other indices that hold the message, delimited by spaces. */
  copies: string | undefined;
};

/** Collects rows of the table `messages`, column by column; `seq` is added when they are stored. */
export type RowBuffer = {
  readonly count: number;
  /** The collected texts, in bytes. */
  weight(): number;
  /** Returns the accounted size of the message in bytes. Adds nothing if it throws. */
  add(message: ProcessedMessage, stamp: Stamp): number;
  /** Returns the collected rows and empties the buffer. */
  take(): RowChunk;
};

export function createRowBuffer(context: RowContext): RowBuffer {
  const columns = new MessageColumns();
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

function fillRow(
  message: ProcessedMessage,
  size: number,
  { id, messageId, now, streams, copies }: Stamp,
  context: RowContext,
  columns: MessageColumns,
): void {
  const doc = new DocumentText();
  const index = new IndexedFields(context.catalogue, columns, context.misfits, id, streams);

  for (const name in message.fields) {
    const given = message.fields[name];
    const value = typeof given === 'string' ? given.trim() : given;
    // Graylog drops blank values too.
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
  if (message.errors) index.addWith(doc, 'gl2_processing_error', message.errors.join(', '));
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

/** Caches the last result, because most messages are in the same streams as the previous one. */
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
