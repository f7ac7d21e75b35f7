import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serveConsoleSettings } from './console-settings/serve-console-settings';
import { serveContent } from './serve-content';
import { serveAllNotifications, serveNodeApi, serveNodeFacts } from './serve-node';
import { serveUrlWhitelist } from './url-whitelist/url-whitelist-routes';
import { serveClusterConfig } from './cluster-config/cluster-config-routes';
import { createApi, type Api } from './http/api';
import { serveImport } from './import/import-routes';
import { DEFAULT_INDEX_SET_ID } from './indices/built-in-ids';
import { manageIndices, type IndexManagement } from './index-management';
import type { StartOptions } from './inputs/running/input-service';
import { serveInputs } from './inputs/routes/input-routes';
import { moveOldMessages } from './indices/old-database';
import type { OpenEncoder } from './ingest/encoding/protocol';
import type { MessageWriter } from './inputs/definition/message-writer';
import { createReception } from './reception';
import { plantSeed, type Seed } from './seed';
import { createAuthentication } from './sessions/authentication';
import type { CookieSettings } from './sessions/cookie';
import { createCredentials } from './sessions/credentials';
import { createGuessBrake } from './sessions/guess-brake';
import { createOneTimeLinks, type OneTimeLinks } from './sessions/one-time-links';
import { serveSessions } from './sessions/session-routes';
import { createLocalSecret } from './sessions/local-secret';
import type { SessionStore } from './accounts/session-store';
import { openDatabase } from './storage/database';
import { DEFAULT_INDEX_PREFIX, openStores, type Stores } from './stores';
import { serveTools } from './tools/tool-routes';
import { createNodeLog, type NodeLog } from './system/node-log';
import { ensureRootUser, type RootUser } from './accounts/root-user';
import { serveUserApi } from './users/serve-user-api';
import type { UserStore } from './accounts/user-store';

export type BackendOptions = {
  /** A database file; in memory when left out. */
  databasePath?: string;
  /** What the storage engine may use, `512MB`; 1 GB unless told. */
  memory?: string;
  /** The password of `admin`. Without one it stays as it is, or is made on a first start. */
  adminPassword?: string;
  /** The scrypt cost of `adminPassword`; lowered by tests. */
  passwordCost?: number;
  seed?: Seed;
  /** The address the inputs of a first start listen on. */
  inputHost?: string;
  /**
   * Whether words of a query may begin with `*` or `?` (Graylog's
   * `allow_leading_wildcard_searches`); they may unless told.
   */
  leadingWildcards?: boolean;
  /**
   * The fields that new indices hold as IP addresses, to be found by network and range; none unless
   * told.
   */
  addressFields?: readonly string[];
  /** Where the console lives, `/` unless told. */
  pathPrefix?: string;
  /** Ends the program that the node is, when somebody asks over the API. */
  shutDown?: () => void;
  /** Milliseconds since the epoch. */
  now?: () => number;
  /** How wrong passwords are held up. */
  delay?: (ms: number) => Promise<void>;
  /** What decodes messages; in this thread unless told. */
  openEncoder?: OpenEncoder;
  /** Where unexpected failures are written; the standard error stream unless told. */
  log?: (line: string) => void;
};

/** The whole backend as one function from request to response. */
export type Backend = Pick<Api, 'handle' | 'routes' | 'fail' | 'clearFaults'> & {
  rootUser: RootUser;
  /** What inputs write to. */
  writer: MessageWriter;
  users: UserStore;
  sessions: SessionStore;
  oneTimeLinks: OneTimeLinks;
  cookie: CookieSettings;
  /** Signs in programs of this user on this machine; new at each start. */
  localSecret: string;
  /** Opens the inputs and, on a first start, makes the sample; both unless told otherwise. */
  startReception(wanted?: StartOptions): Promise<void>;
  /** False when there is none. */
  removeSample(): Promise<boolean>;
  /** What the node does about its indices every ten seconds. */
  lookAfterIndices: IndexManagement['lookAfter'];
  /** From now on load balancers are told to look elsewhere. */
  startDraining(): void;
  /** Writes what is queued and closes the storage. */
  close(): Promise<void>;
};

/** @throws StorageError when the database is locked, unreadable, damaged or of a newer version. */
export async function createBackend(options: BackendOptions = {}): Promise<Backend> {
  const { now = Date.now, seed = {}, log: write = (line) => console.error(line) } = options;
  const log = createNodeLog(now, write);
  const { database, stores, startTimes } = await openStorage(options, log, now);
  const { messages, identity } = stores;
  await plantSeed(seed, stores);
  const people = await serveSignIn(options, stores, log, now);
  const { api } = people;
  const reception = await createReception(stores, {
    host: options.inputHost ?? '127.0.0.1',
    directory: options.databasePath === undefined ? undefined : dirname(options.databasePath),
    now,
    log: log.from('inputs'),
  });
  let draining = false;

  const { leadingWildcards } = options;
  await serveContent(api, { database, stores, reception, leadingWildcards, now });
  serveClusterConfig(api, stores.configs);
  serveUrlWhitelist(api, stores.configs);
  serveTools(api, { messages, now });
  serveImport(api, { writer: messages.writer, now });
  serveInputs(api, {
    inputs: reception.inputs,
    nodeId: identity.node_id,
    removeInput: reception.remove,
  });
  const management = manageIndices(api, stores, {
    databasePath: options.databasePath,
    now,
    log: log.from('indices'),
  });
  await serveConsoleSettings(api, stores.documents);
  const node = { stores, reception, log, now };
  const stopMeasuring = serveNodeApi(api, {
    ...node,
    isDraining: () => draining,
    shutDown: options.shutDown,
  });
  serveAllNotifications(api, node, management.notifications);
  serveNodeFacts(api, node, {
    databasePath: options.databasePath,
    leadingWildcards: leadingWildcards ?? true,
    startTimes: startTimes(),
  });
  log.note('node', 'The node has started.');

  return {
    handle: api.handle,
    routes: api.routes,
    fail: api.fail,
    clearFaults: api.clearFaults,
    ...people.account,
    writer: messages.writer,
    users: stores.users,
    sessions: stores.sessions,
    oneTimeLinks: createOneTimeLinks(now),
    lookAfterIndices: management.lookAfter,
    startDraining: () => void (draining = true),
    startReception: (wanted = {}) =>
      reception.start({
        inputs: wanted.inputs ?? true,
        sample: wanted.sample ?? true,
        portOffset: wanted.portOffset ?? 0,
      }),
    removeSample: reception.sample.remove,
    async close() {
      stopMeasuring();
      await management.close();
      messages.writer.endWaiting();
      await reception.inputs.stop();
      await messages.close();
      // On a full disk the list of lost messages cannot be saved; the log still names them. The
      // same holds for the traffic counted in the last minute.
      await stores.failures.save().catch(() => undefined);
      await stores.traffic.save().catch(() => undefined);
      await stores.indices.end();
      await stores.deliveries.close();
      await database.close();
    },
  };
}

/** Opens the database with all stores. `startTimes` says how many milliseconds each step took. */
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
  const stores = await openStores(database, now, storageLog, options.openEncoder, {
    addressFields: options.addressFields,
  });
  const opened = Math.round(performance.now());
  return {
    database,
    stores,
    startTimes: () => ({
      Storage: opened - begun,
      Node: Math.round(performance.now()) - opened,
    }),
  };
}

/** The API with everything about who may use it: authentication, sessions, users. */
async function serveSignIn(
  options: BackendOptions,
  stores: Stores,
  log: NodeLog,
  now: () => number,
) {
  const { users, sessions, identity } = stores;
  const { passwordCost, delay = async (ms) => void (await sleep(ms)) } = options;
  const rootUser = await ensureRootUser(users, sessions, options.adminPassword, passwordCost);
  const cookie: CookieSettings = { path: options.pathPrefix ?? '/' };
  const credentials = createCredentials(users, createGuessBrake(now, delay), now, passwordCost);
  const localSecret = createLocalSecret();
  const api = createApi({
    nodeId: identity.node_id,
    authenticate: createAuthentication({ users, sessions, credentials, cookie, localSecret, now }),
    log: log.from('api'),
    trace: (line) => log.note('api', line, 'debug'),
  });
  serveSessions(api, { users, sessions, credentials, cookie });
  serveUserApi(api, { ...stores, credentials, passwordCost, now });
  return { api, account: { rootUser, cookie, localSecret: localSecret.text } };
}
