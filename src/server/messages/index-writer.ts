import type { IndexStore } from '../indices/indices';
import { createTableAppender, type TableAppender } from '../storage/table-appender';
import { createCatalogue, saveFields } from './catalogue';
import type { IncomingMessage } from './model';
import type { Throughput } from './throughput';
import { createMessageWriter, type QueueingWriter } from './writer';

type IndexWriterOptions = {
  route: (message: IncomingMessage) => readonly string[];
  nodeId: string;
  setId: string;
  now: () => number;
  throughput: Throughput;
  onWritten?: (messages: readonly IncomingMessage[]) => void;
  log?: ((line: string) => void) | undefined;
};

/** Writes into the index that takes the messages of a set when it begins. */
export async function createIndexWriter(indices: IndexStore, { route, nodeId, setId, now, throughput, onWritten, log }: IndexWriterOptions): Promise<QueueingWriter> {
  const target = indices.target(setId);
  const file = indices.files().find(({ name }) => name === target?.name)?.file;
  if (!target || !file) throw new Error(`The index set ${setId} has no index.`);
  const growing = createCatalogue(target.fields);
  const catalogue = {
    ...growing,
    async save() {
      const fields = growing.takeChanges();
      if (fields.length === 0) return;
      await target.transaction((statements) => saveFields(statements, target.fieldTable, fields));
      indices.wrote(target.name, { messages: 0, first: Infinity, last: -Infinity, lastSeq: -1, hasCopies: false, fields });
    },
  };
  const rows = await createTableAppender(file.connection, 'messages', { add: file.inTurn, drained: () => Promise.resolve() });
  const appender: TableAppender = {
    async append(count, columns) {
      await rows.append(count, columns);
      const times = (columns[3] ?? []).map((time) => Number((time as { micros: bigint }).micros / 1000n));
      const last = Number(columns[0]?.[count - 1] ?? -1);
      indices.wrote(target.name, { messages: count, first: Math.min(...times), last: Math.max(...times), lastSeq: last, hasCopies: false, fields: [] });
      indices.committed(last);
    },
    close: () => Promise.resolve(),
  };
  return createMessageWriter({
    appender,
    catalogue,
    rows: { catalogue, route, nodeId, indexName: target.name, now },
    firstSeq: indices.nextSeq(),
    throughput,
    log,
    ...(onWritten && { onWritten }),
  });
}
