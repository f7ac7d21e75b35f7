import type { FieldType } from '@/contract/fields';
import type { Database } from '../storage/database';
import { analyse } from './analyser';
import { openCatalogue, type FieldCatalogue } from './catalogue';
import { fieldTypes } from './field-types';
import { createFinder, type Finder } from './finder';
import type { IncomingMessage } from './model';
import { createRetention, type Retention } from './retention';
import { createSuggestions, type Suggestions } from './suggestions';
import { createThroughput, type Throughput } from './throughput';
import { createMessageWriter, type QueueingWriter } from './writer';

export const INDEX_NAME = 'graylog_0';

export type MessageStoreOptions = {
  /** The ids of the streams that a message goes to. Called for each message, so what it knows may change. */
  route: (message: IncomingMessage) => readonly string[];
  nodeId: string;
  /** What messages say for `_index`; `graylog_0` unless told. */
  indexName?: string;
  /** Milliseconds since the epoch. */
  now: () => number;
  onWritten?: (messages: readonly IncomingMessage[]) => void;
  /** Where trouble with the disk is written. */
  log?: ((line: string) => void) | undefined;
};

/** All about stored messages: writing, finding, forgetting. */
export type MessageStore = Finder &
  Retention & {
    writer: QueueingWriter;
    catalogue: FieldCatalogue;
    /** What Graylog lists as fields; from memory. */
    fields(): FieldType[];
    suggest: Suggestions['suggest'];
    /** The words of a text as messages are searched by. */
    analyse(text: string): string[];
    throughput: Pick<Throughput, 'perSecond' | 'totals'>;
    /** Writes what is queued. The database stays open. */
    close(): Promise<void>;
  };

export async function createMessageStore(database: Database, { route, nodeId, indexName = INDEX_NAME, now, onWritten, log }: MessageStoreOptions): Promise<MessageStore> {
  const catalogue = await openCatalogue(database);
  const [last] = await database.query<{ seq: number | null }>('SELECT max(seq) AS seq FROM messages');
  const throughput = createThroughput(now);
  const writer = createMessageWriter({
    appender: await database.appender('messages'),
    catalogue,
    rows: { catalogue, route, nodeId, indexName, now },
    firstSeq: (last?.seq ?? -1) + 1,
    throughput,
    log,
    ...(onWritten && { onWritten }),
  });

  return {
    ...createFinder(database, catalogue),
    ...createRetention(database, writer),
    ...createSuggestions(database, catalogue),
    writer,
    catalogue,
    throughput,
    fields: () => fieldTypes(catalogue),
    analyse,
    close: () => writer.close(),
  };
}
