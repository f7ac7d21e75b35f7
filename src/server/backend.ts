import { DEFAULT_MIN_PASSWORD_LENGTH } from '@/domain/users/password';
import { dirname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApi, type Api } from './http/api';
import { DEFAULT_INDEX_SET_ID } from './indices/built-in-ids';
import { manageIndices, type IndexManagement } from './index-management';
import { forStreams } from './index-sets/index-set-store';
import type { StartOptions } from './inputs/running/input-service';
import { moveOldMessages } from './indices/files/old-database';
import { typeName } from './inputs/registry';
import type { OpenEncoder } from './ingest/encoding/protocol';
import { MODULES } from './modules';
import type { NodeContext } from './node-context';
import type { MessageWriter } from './inputs/definition/message-writer';
import { createReception, type ListeningInput, type Reception } from './reception';
import { createRegistry } from './resource/registry';
import { plantSeed, type Seed } from './seed';
import { createAuthentication } from './sessions/authentication';
import type { CookieSettings } from './sessions/cookie';
import { createCredentials } from './sessions/credentials';
import { createGuessBrake } from './sessions/guess-brake';
import { createOneTimeLinks, type OneTimeLinks } from './sessions/one-time-links';
import { createLocalSecret } from './sessions/local-secret';
import type { KnownBrowsers } from './sessions/known-browsers';
import type { SessionStore } from './accounts/session-store';
import { openDatabase, type Database } from './storage/database';
import { DEFAULT_INDEX_PREFIX, openStores, type Stores } from './stores';
import type { ReadApiDocument } from './system/api-document-routes';
import { createLifecycle } from './system/load-balancer';
import { createNodeLog, type NodeLog } from './system/node-log';
import { ensureRootUser, type RootUser } from './accounts/root-user';
import type { UserStore } from './accounts/user-store';

export type BackendOptions = {
  /** The database file; in memory by default. */
  databasePath?: string;
  /** The memory limit of DuckDB such as `512MB`; 1 GB by default. */
  memory?: string;
  /** How many bytes may wait on disk while processing is paused; 1 GB by default. */
  journalBytes?: number;
  /** The password of `admin`. By default it is not changed, and generated on first start. */
  adminPassword?: string;
  /** The least number of characters of new passwords; Graylog's 6 by default. */
  minPasswordLength?: number;
  /** The scrypt cost of passwords; lowered by tests. */
  passwordCost?: number;
  seed?: Seed;
  /** The address of the default inputs, which a first start creates. */
  inputHost?: string;
  /**
   * Whether terms may begin with `*` or `?` (Graylog's `allow_leading_wildcard_searches`); true by
   * default.
   */
  leadingWildcards?: boolean;
  /** Answers as a server with the enterprise plugin and its license; it has none of its features. */
  enterprise?: boolean;
  /** Fields that new indices store as IP addresses, which can be searched by network and range. */
  addressFields?: readonly string[];
  /** The node counts as starting until `startReception` has opened the inputs. */
  awaitsReception?: boolean;
  /** The URL path of the console, `/` by default. */
  pathPrefix?: string;
  /** The description of the API, which the build generates. */
  apiDocument?: ReadApiDocument;
  /** Called when the API is asked to shut the node down. */
  shutDown?: () => void;
  /** Milliseconds since the epoch. */
  now?: () => number;
  /** Delays attempts after wrong passwords. */
  delay?: (ms: number) => Promise<void>;
  /** Opens the encoder of messages; by default one in this thread. */
  openEncoder?: OpenEncoder;
  /** Receives unexpected failures; standard error by default. */
  log?: (line: string) => void;
};

/** The whole backend as one function from request to response. */
export type Backend = Pick<Api, 'handle' | 'routes' | 'fail' | 'clearFaults'> & {
  rootUser: RootUser;
  /** The writer for messages. */
  writer: MessageWriter;
  users: UserStore;
  sessions: SessionStore;
  browsers: KnownBrowsers;
  oneTimeLinks: OneTimeLinks;
  log: Pick<NodeLog, 'note'>;
  cookie: CookieSettings;
  /** Signs in programs of the same user on this machine; changes with each start. */
  localSecret: string;
  /** Starts the inputs and creates the sample on first start, unless `wanted` says otherwise. */
  startReception(wanted?: StartOptions): Promise<void>;
  /** The running inputs that listen on a port. */
  listening(): ListeningInput[];
  /** Returns false if there is no sample. */
  removeSample(): Promise<boolean>;
  /** Maintains the indices; called every ten seconds. */
  lookAfterIndices: IndexManagement['lookAfter'];
  /** Tells load balancers to stop sending requests. */
  startDraining(): void;
  /** Stores queued messages and closes the database. */
  close(): Promise<void>;
};

/** @throws StorageError if the database is locked, unreadable, damaged or of a newer version */
export async function createBackend(options: BackendOptions = {}): Promise<Backend> {
  const { now = Date.now, log: write = (line) => console.error(line) } = options;
  const log = createNodeLog(now, write);
  const { database, stores, startTimes, opened } = await openStorage(options, log, now);
  const { users, sessions, messages } = stores;
  await plantSeed(options.seed ?? {}, stores);
  const access = await openAccess(options, stores, log, now);
  const api = createApi({
    nodeId: stores.identity.node_id,
    authenticate: access.authenticate,
    log: log.from('api'),
    trace: (line) => log.note('api', line, 'debug'),
  });
  const reception = await createReception(stores, {
    host: options.inputHost ?? '127.0.0.1',
    directory: options.databasePath === undefined ? undefined : dirname(options.databasePath),
    now,
    log: log.from('inputs'),
  });
  const management = manageIndices(stores, {
    databasePath: options.databasePath,
    now,
    log: log.from('indices'),
    note: (line) => log.note('indices', line),
  });
  let starting = options.awaitsReception ?? false;
  let draining = false;
  const registry = createRegistry(api, stores.entityListener);
  registry.notifications.push(management.notifications, reception.notifications);
  const context: NodeContext = {
    ...stores,
    ...management,
    ...contextOf(stores, reception),
    database,
    directory: resolve(dirname(options.databasePath ?? '.')),
    bundleDirectory: options.databasePath && resolve(dirname(options.databasePath)),
    handle: api.handle,
    credentials: access.credentials,
    cookie: access.cookie,
    passwordCost: options.passwordCost,
    minPasswordLength: options.minPasswordLength ?? DEFAULT_MIN_PASSWORD_LENGTH,
    leadingWildcards: options.leadingWildcards ?? true,
    enterprise: options.enterprise ?? false,
    lifecycle: createLifecycle({
      isStarting: () => starting,
      isEnding: () => draining,
      isPaused: messages.writer.isPaused,
      isFull: messages.writer.isFull,
    }),
    log,
    startTimes,
    startedAt: now(),
    apiDocument: options.apiDocument ?? (async () => undefined),
    shutDown: options.shutDown,
    now,
  };
  for (const serve of MODULES) await serve(registry, context);
  startTimes['Node'] = Math.round(performance.now()) - opened;
  log.note('node', 'The node has started.');

  return {
    handle: api.handle,
    routes: api.routes,
    fail: api.fail,
    clearFaults: api.clearFaults,
    rootUser: access.rootUser,
    writer: messages.writer,
    users,
    sessions,
    browsers: stores.browsers,
    oneTimeLinks: createOneTimeLinks(now),
    log,
    cookie: access.cookie,
    localSecret: access.localSecret,
    lookAfterIndices: management.lookAfter,
    startDraining: () => void (draining = true),
    startReception: (wanted = {}) =>
      reception
        .start({
          inputs: wanted.inputs ?? true,
          sample: wanted.sample ?? true,
          portOffset: wanted.portOffset ?? 0,
          logDirectory: wanted.logDirectory,
        })
        .finally(() => (starting = false)),
    listening: () => reception.listening(),
    removeSample: reception.sample.remove,
    async close() {
      for (const close of registry.closers.toReversed()) await close();
      await management.close();
      await closeStorage(database, stores, () => reception.inputs.stop());
    },
  };
}

/** Opens the database with all stores; `opened` is the time when that was done. */
async function openStorage(options: BackendOptions, log: NodeLog, now: () => number) {
  const path = options.databasePath ?? ':memory:';
  const storageLog = log.from('storage');
  if (path !== ':memory:')
    await moveOldMessages(
      path,
      { name: `${DEFAULT_INDEX_PREFIX}_0`, setId: DEFAULT_INDEX_SET_ID },
      storageLog,
    );
  const database = await openDatabase({ path, memoryLimit: options.memory });
  const begun = Math.round(performance.now());
  const stores = await openStores(
    database,
    now,
    storageLog,
    options.openEncoder,
    { addressFields: options.addressFields },
    options.journalBytes,
  );
  const opened = Math.round(performance.now());
  const startTimes: Record<string, number> = { Storage: opened - begun };
  return { database, stores, startTimes, opened };
}

/** Stores what is queued and closes the database, after the inputs have stopped. */
async function closeStorage(
  database: Database,
  { messages, failures, traffic, indices, deliveries }: Stores,
  stopInputs: () => Promise<void>,
): Promise<void> {
  messages.writer.endWaiting();
  await stopInputs();
  await messages.close();
  // On a full disk the list of lost messages cannot be saved; the log still names them. The same
  // holds for the traffic counted in the last minute.
  await failures.save().catch(() => undefined);
  await traffic.save().catch(() => undefined);
  await indices.end();
  await deliveries.close();
  await database.close();
}

/** Who may use the node: the root user, credentials and authentication. */
async function openAccess(
  options: BackendOptions,
  stores: Stores,
  log: NodeLog,
  now: () => number,
) {
  const { users, sessions } = stores;
  const { passwordCost, delay = async (ms) => void (await sleep(ms)) } = options;
  const rootUser = await ensureRootUser(users, sessions, options.adminPassword, passwordCost);
  const cookie: CookieSettings = { path: options.pathPrefix ?? '/' };
  const credentials = createCredentials({
    users,
    browsers: stores.browsers,
    brake: createGuessBrake(now, delay),
    now,
    hashCost: passwordCost,
    onRefused: (line) => log.note('authentication', line, 'warn'),
  });
  const localSecret = createLocalSecret();
  const authenticate = createAuthentication({
    users,
    sessions,
    credentials,
    cookie,
    localSecret,
    now,
  });
  return { rootUser, cookie, credentials, authenticate, localSecret: localSecret.text };
}

/** Parts of stores and inputs under the names that modules use. */
const contextOf = (stores: Stores, reception: Reception) => ({
  nodeId: stores.identity.node_id,
  writer: stores.messages.writer,
  inputs: reception.inputs,
  removeInput: reception.remove,
  ruleInputs: () =>
    reception.inputs.list().map(({ id, title, type }) => ({ id, title, name: typeName(type) })),
  streamIndexSets: forStreams(stores.indexSets),
});
