import { dirname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApi, type Api } from './http/api';
import { DEFAULT_INDEX_SET_ID } from './indices/built-in-ids';
import { manageIndices, type IndexManagement } from './index-management';
import { forStreams } from './index-sets/index-set-store';
import type { StartOptions } from './inputs/running/input-service';
import { moveOldMessages } from './indices/old-database';
import { typeName } from './inputs/registry';
import type { OpenEncoder } from './ingest/encoding/protocol';
import { MODULES } from './modules';
import type { NodeContext } from './node-context';
import type { MessageWriter } from './inputs/definition/message-writer';
import { createReception } from './reception';
import { createRegistry } from './resource/registry';
import { plantSeed, type Seed } from './seed';
import { createAuthentication } from './sessions/authentication';
import type { CookieSettings } from './sessions/cookie';
import { createCredentials } from './sessions/credentials';
import { createGuessBrake } from './sessions/guess-brake';
import { createOneTimeLinks, type OneTimeLinks } from './sessions/one-time-links';
import { createLocalSecret } from './sessions/local-secret';
import type { SessionStore } from './accounts/session-store';
import { openDatabase } from './storage/database';
import { DEFAULT_INDEX_PREFIX, openStores } from './stores';
import { createLifecycle } from './system/load-balancer';
import { createNodeLog } from './system/node-log';
import { ensureRootUser, type RootUser } from './accounts/root-user';
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
  const {
    now = Date.now,
    seed = {},
    log: write = (line) => console.error(line),
    delay = async (ms) => void (await sleep(ms)),
  } = options;
  const log = createNodeLog(now, write);
  const path = options.databasePath ?? ':memory:';
  if (path !== ':memory:')
    await moveOldMessages(
      path,
      { name: `${DEFAULT_INDEX_PREFIX}_0`, setId: DEFAULT_INDEX_SET_ID },
      log.from('storage'),
    );
  const database = await openDatabase({ path, memoryLimit: options.memory });
  const begun = Math.round(performance.now());
  const stores = await openStores(database, now, log.from('storage'), options.openEncoder, {
    addressFields: options.addressFields,
  });
  const opened = Math.round(performance.now());
  const { users, sessions, identity, messages } = stores;
  await plantSeed(seed, stores);
  const rootUser = await ensureRootUser(
    users,
    sessions,
    options.adminPassword,
    options.passwordCost,
  );

  const cookie: CookieSettings = { path: options.pathPrefix ?? '/' };
  const credentials = createCredentials(
    users,
    createGuessBrake(now, delay),
    now,
    options.passwordCost,
  );
  const localSecret = createLocalSecret();
  const api = createApi({
    nodeId: identity.node_id,
    authenticate: createAuthentication({ users, sessions, credentials, cookie, localSecret, now }),
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
  });
  let draining = false;
  const startTimes: Record<string, number> = { Storage: opened - begun };
  const registry = createRegistry(api, stores.entityListener);
  registry.notifications.push(management.notifications, reception.notifications);
  const context: NodeContext = {
    ...stores,
    ...management,
    nodeId: identity.node_id,
    database,
    directory: resolve(dirname(options.databasePath ?? '.')),
    writer: messages.writer,
    inputs: reception.inputs,
    removeInput: reception.remove,
    ruleInputs: () =>
      reception.inputs.list().map(({ id, title, type }) => ({ id, title, name: typeName(type) })),
    streamIndexSets: forStreams(stores.indexSets),
    credentials,
    cookie,
    passwordCost: options.passwordCost,
    leadingWildcards: options.leadingWildcards ?? true,
    lifecycle: createLifecycle(() => draining, messages.writer.isHeld),
    log,
    startTimes,
    startedAt: now(),
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
    rootUser,
    writer: messages.writer,
    users,
    sessions,
    oneTimeLinks: createOneTimeLinks(now),
    cookie,
    localSecret: localSecret.text,
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
      for (const close of registry.closers.toReversed()) await close();
      await management.close();
      messages.writer.endWaiting();
      await reception.inputs.stop();
      await messages.close();
      // On a full disk the list of what was lost is lost, too; the log has it. So is what was
      // counted in the last minute.
      await stores.failures.save().catch(() => undefined);
      await stores.traffic.save().catch(() => undefined);
      await stores.indices.end();
      await stores.deliveries.close();
      await database.close();
    },
  };
}
