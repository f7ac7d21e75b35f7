import type { ConfigDocument } from '@/contract/cluster-config';
import type { OutputSummary } from '@/contract/outputs';
import { openIndices } from './indices/indices';
import { indicesDirectory } from './indices/old-database';
import { createMessageStore } from './messages/store';
import { createDeliveries } from './outputs/sending/deliveries';
import type { StoredSearch } from './searches/stored-searches';
import type { Session } from './sessions/session';
import { createSessionStore } from './sessions/session-store';
import type { Database } from './storage/database';
import { createDocumentTable } from './storage/document-table';
import { openDocuments } from './storage/documents';
import { builtInStreams, createStreamStore, DEFAULT_INDEX_SET_ID, type StoredStream, type TakenOut } from './streams/stream-store';
import { nodeIdentity, type NodeIdentity } from './system/node-identity';
import type { User } from './users/user';
import { createUserStore } from './users/user-store';

/** The first index of a node is `graylog_0`, as on the real server. */
export const DEFAULT_INDEX_PREFIX = 'graylog';

export type Stores = Awaited<ReturnType<typeof openStores>>;

/** Everything that is kept in the database, opened. `now` in milliseconds since the epoch. */
export async function openStores(database: Database, now: () => number, log: (line: string) => void) {
  const documents = createDocumentTable(database);
  const indices = await openIndices({ database, documents, directory: database.path && indicesDirectory(database.path), now, log });
  await indices.ensure({ setId: DEFAULT_INDEX_SET_ID, prefix: DEFAULT_INDEX_PREFIX });
  const identity = await nodeIdentity(await openDocuments<NodeIdentity>(documents, 'node'));
  const streams = createStreamStore(await openDocuments<StoredStream>(documents, 'streams'), await openDocuments<TakenOut>(documents, 'streams_taken_out'));
  for (const stream of builtInStreams(new Date(now()).toISOString())) if (!streams.get(stream.id)) await streams.save(stream);
  const outputs = await openDocuments<OutputSummary>(documents, 'outputs');
  const deliveries = createDeliveries({ outputs, streams, write: (line) => void process.stdout.write(`${line}\n`), now });
  return {
    documents,
    indices,
    identity,
    streams,
    users: createUserStore(await openDocuments<User>(documents, 'users')),
    sessions: createSessionStore(await openDocuments<Session>(documents, 'sessions'), now),
    configs: await openDocuments<ConfigDocument>(documents, 'cluster_config'),
    outputs,
    deliveries,
    searches: await openDocuments<StoredSearch>(documents, 'searches'),
    messages: await createMessageStore(database, indices, { route: streams.route, nodeId: identity.node_id, setId: DEFAULT_INDEX_SET_ID, now, log, onWritten: deliveries.offer }),
  };
}
