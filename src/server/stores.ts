import { dirname, join } from 'node:path';
import type { ConfigDocument } from '@/contract/cluster-config';
import type { Decorator } from '@/contract/decorators';
import type { OutputSummary } from '@/contract/outputs';
import { moveFormerOwnership } from './sharing/former-ownership';
import { createGrants, type Grant } from './authorization/grants';
import { createActivityLog, type Activity } from './entities/activity-log';
import { createEntityListener } from './entities/entity-listener';
import { createFavorites } from './entities/favorites';
import { createLastOpened, type Opened } from './entities/last-opened';
import { DEFAULT_INDEX_SET_ID } from './indices/built-in-ids';
import { createFailureLog, type SavedFailures } from './index-sets/failure-log';
import { openIndexSetStore } from './index-sets/index-set-store';
import type { StoredIndexSet } from './index-sets/model';
import { openGrokStore } from './grok/grok-store';
import type { FieldTemplate } from './indices/files/index-file';
import type { IndexStore } from './indices/index-store';
import { createExtractorStore, type ExtractorsOfInput } from './inputs/extractors/extractor-store';
import { openIndices } from './indices/indices';
import { indicesDirectory } from './indices/files/old-database';
import type { OpenEncoder } from './ingest/encoding/protocol';
import { openJournal } from './ingest/journal/journal';
import { createMessageStore } from './messages/store';
import { createDeliveries } from './outputs/sending/deliveries';
import { createStoredSearches, type StoredSearch } from './searches/documents/stored-searches';
import { createKnownBrowsers, type BrowsersOfUser } from './sessions/known-browsers';
import { nodeEnvironment } from './processing/extractors/node-environment';
import type { Session } from './accounts/session';
import { createSessionStore } from './accounts/session-store';
import { createTrafficCounts, type SavedHour } from './ingest/traffic-counts';
import type { Database } from './storage/database';
import { createDocumentTable } from './storage/document-table';
import { memoryDocuments } from './storage/memory-documents';
import { openDocuments, type DocumentStorage, type Documents } from './storage/documents';
import {
  builtInStreams,
  createStreamStore,
  type FormerSets,
  type StoredStream,
  type TakenOut,
} from './streams/stream-store';
import { processingSteps } from './system/message-processors';
import { nodeIdentity, type NodeIdentity } from './system/node-identity';
import { createRoleStore, type StoredRole } from './accounts/role-store';
import type { User } from './accounts/user';
import { createUserStore } from './accounts/user-store';
import type { View } from './views/view';
import { searchesShownBy } from './views/view-store';

/** As on the real server, the first index is `graylog_0`. */
export const DEFAULT_INDEX_PREFIX = 'graylog';

export type Stores = Awaited<ReturnType<typeof openStores>>;

/**
 * The node starts even if a set has no index: its messages go to the default set until one can be
 * created.
 */
async function ensureIndex(
  { id, index_prefix, title }: StoredIndexSet,
  indices: Pick<IndexStore, 'ensure'>,
  log: (line: string) => void,
): Promise<void> {
  try {
    await indices.ensure({ setId: id, prefix: index_prefix });
  } catch (error) {
    if (id === DEFAULT_INDEX_SET_ID) throw error;
    log(
      `The index set “${title}” has no index: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/**
 * Opens the stores that several modules read, in the order in which they need each other; others are
 * opened by their modules. `now` in milliseconds since the epoch.
 */
export async function openStores(
  database: Database,
  now: () => number,
  log: (line: string) => void,
  openEncoder?: OpenEncoder,
  template: FieldTemplate = {},
  journalBytes?: number,
) {
  const documents = database.path === undefined ? memoryDocuments() : createDocumentTable(database);
  const identity = await nodeIdentity(await openDocuments<NodeIdentity>(documents, 'node'));
  const configs = await openDocuments<ConfigDocument>(documents, 'cluster_config');
  const indexSets = await openIndexSetStore({
    documents: await openDocuments<StoredIndexSet>(documents, 'index_sets'),
    configs,
    now,
  });
  const indices = await openIndices({
    ...template,
    database,
    documents,
    directory: database.path && indicesDirectory(database.path),
    now,
    log,
  });
  for (const set of indexSets.all()) await ensureIndex(set, indices, log);
  const streams = createStreamStore(
    await openDocuments<StoredStream>(documents, 'streams'),
    await openDocuments<TakenOut>(documents, 'streams_taken_out'),
    await openDocuments<FormerSets>(documents, 'streams_former_sets'),
  );
  for (const stream of builtInStreams(new Date(now()).toISOString())) {
    const found = streams.get(stream.id);
    // Older versions put the streams of events into the default set.
    if (!found || (!stream.is_editable && found.index_set_id !== stream.index_set_id))
      await streams.save(stream);
  }
  const views = await openDocuments<View>(documents, 'views');
  const outputs = await openDocuments<OutputSummary>(documents, 'outputs');
  const deliveries = createDeliveries({
    outputs,
    streams,
    write: (line) => void process.stdout.write(`${line}\n`),
    now,
  });
  const failures = createFailureLog(
    await openDocuments<SavedFailures>(documents, 'indexer_failures'),
  );
  const traffic = createTrafficCounts(await openDocuments<SavedHour>(documents, 'traffic'), now);
  const messages = await createMessageStore(database, indices, {
    nodeId: identity.node_id,
    now,
    log,
    openEncoder,
    journal: await openJournal({
      directory: database.path && join(dirname(database.path), 'journal'),
      limitBytes: journalBytes,
      now,
      log,
    }),
    onWritten: deliveries.offer,
    onGivenUp: failures.add,
    onMisfits: failures.addMisfits,
    onTraffic: traffic.count,
  });
  const extractors = createExtractorStore(
    await openDocuments<ExtractorsOfInput>(documents, 'extractors'),
  );
  const grok = await openGrokStore(documents, now);
  const updateProcessing = () =>
    messages.writer.setProcessing(() => ({
      steps: processingSteps(configs),
      streams: streams.all(),
      extractors: Object.fromEntries(extractors.all()),
      grokPatterns: Object.fromEntries(grok.expressions()),
    }));
  for (const { onChange } of [streams, extractors, grok]) onChange(updateProcessing);
  updateProcessing();
  await messages.startJournal();
  return {
    documents,
    indices,
    identity,
    streams,
    /** Call this when the configuration of message processors has changed. */
    updateProcessing,
    views,
    decorators: await openDocuments<Decorator>(documents, 'decorators'),
    grok,
    extractors,
    extractorEnvironment: () =>
      nodeEnvironment({ grokPatterns: Object.fromEntries(grok.expressions()), now }),
    ...(await openPeople(documents, configs, now)),
    configs,
    indexSets,
    failures,
    traffic,
    outputs,
    deliveries,
    searches: createStoredSearches(
      await openDocuments<StoredSearch>(documents, 'searches'),
      now,
      searchesShownBy(views),
    ),
    messages,
  };
}

/** Users with their roles, grants, sessions and history. */
async function openPeople(
  documents: DocumentStorage,
  configs: Documents<ConfigDocument>,
  now: () => number,
) {
  const grants = createGrants(await openDocuments<Grant>(documents, 'grants'), now);
  const roles = createRoleStore(await openDocuments<StoredRole>(documents, 'roles'));
  const users = createUserStore(await openDocuments<User>(documents, 'users'), {
    roles,
    grants,
    configs,
  });
  await moveFormerOwnership(users, grants);
  const userIds = () => users.all().map(({ id }) => id);
  const activity = createActivityLog(await openDocuments<Activity>(documents, 'activity'), now);
  const favorites = createFavorites(
    await openDocuments<readonly string[]>(documents, 'favorites'),
    userIds,
  );
  const lastOpened = createLastOpened(
    await openDocuments<readonly Opened[]>(documents, 'last_opened'),
    userIds,
    now,
  );
  return {
    users,
    browsers: createKnownBrowsers(
      await openDocuments<BrowsersOfUser>(documents, 'known_browsers'),
      now,
    ),
    sessions: createSessionStore(await openDocuments<Session>(documents, 'sessions'), now),
    roles,
    grants,
    activity,
    favorites,
    lastOpened,
    entityListener: createEntityListener({ grants, activity, favorites, lastOpened }),
  };
}
