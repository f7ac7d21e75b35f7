import type { Stream } from '@/contract/streams';
import { setTimeout as sleep } from 'node:timers/promises';
import { serveClusterConfig, type ConfigDocument } from './cluster-config/cluster-config-routes';
import { createApi, type Api } from './http/api';
import { openCatalogue } from './messages/catalogue';
import { serveSearchApi } from './searches/serve-search-api';
import type { StoredSearch } from './searches/stored-searches';
import { plantSeed, type Seed } from './seed';
import { createAuthentication } from './sessions/authentication';
import type { CookieSettings } from './sessions/cookie';
import { createCredentials } from './sessions/credentials';
import { createGuessBrake } from './sessions/guess-brake';
import { createOneTimeLinks, type OneTimeLinks } from './sessions/one-time-links';
import type { Session } from './sessions/session';
import { serveSessions } from './sessions/session-routes';
import { createSessionStore, type SessionStore } from './sessions/session-store';
import { openDatabase, type Database } from './storage/database';
import { createDocumentTable } from './storage/document-table';
import { openDocuments } from './storage/documents';
import { builtInStreams, createStreamStore } from './streams/stream-store';
import { serveStreams } from './streams/stream-routes';
import { nodeIdentity, type NodeIdentity } from './system/node-identity';
import { serveSystem } from './system/system-routes';
import { ensureRootUser, type RootUser } from './users/root-user';
import type { User } from './users/user';
import { serveUsers } from './users/user-routes';
import { createUserStore, type UserStore } from './users/user-store';
import { serveViews } from './views/view-routes';

export type BackendOptions = {
  /** A database file; in memory when left out. */
  databasePath?: string;
  /** The password of `admin`. Without one it stays as it is, or is made on a first start. */
  adminPassword?: string;
  /** The scrypt cost of `adminPassword`; lowered by tests. */
  passwordCost?: number;
  seed?: Seed;
  /** Where the console lives, `/` unless told. */
  pathPrefix?: string;
  /** Milliseconds since the epoch. */
  now?: () => number;
  /** How wrong passwords are held up. */
  delay?: (ms: number) => Promise<void>;
  /** Where unexpected failures are written; the standard error stream unless told. */
  log?: (line: string) => void;
};

/** The whole backend as one function from request to response. */
export type Backend = Pick<Api, 'handle' | 'fail' | 'clearFaults'> & {
  rootUser: RootUser;
  users: UserStore;
  sessions: SessionStore;
  oneTimeLinks: OneTimeLinks;
  cookie: CookieSettings;
  /** From now on load balancers are told to look elsewhere. */
  startDraining(): void;
  /** Writes what is queued and closes the storage. */
  close(): Promise<void>;
};

/** @throws StorageError when the database is locked, unreadable, damaged or of a newer version. */
export async function createBackend(options: BackendOptions = {}): Promise<Backend> {
  const { now = Date.now, seed = {}, log = (line) => console.error(line), delay = async (ms) => void (await sleep(ms)) } = options;
  const database = await openDatabase({ path: options.databasePath ?? ':memory:' });
  const stores = await openStores(database, now);
  const { users, sessions, streams, configs, identity, searches, catalogue } = stores;
  await plantSeed(seed, { users, streams });
  const rootUser = await ensureRootUser(users, sessions, options.adminPassword, options.passwordCost);

  const cookie: CookieSettings = { path: options.pathPrefix ?? '/' };
  const credentials = createCredentials(users, createGuessBrake(now, delay), now);
  const api = createApi({ nodeId: identity.node_id, authenticate: createAuthentication({ users, sessions, credentials, cookie }), log });
  let draining = false;

  serveSessions(api, { sessions, credentials, cookie });
  serveUsers(api, users, sessions);
  serveStreams(api, streams);
  serveViews(api);
  serveSearchApi(api, { database, catalogue, streams, searches, configs, now });
  serveClusterConfig(api, configs);
  serveSystem(api, { identity, startedAt: now(), now, alive: () => !draining, throughput: () => 0, notifications: () => [] });

  return {
    handle: api.handle,
    fail: api.fail,
    clearFaults: api.clearFaults,
    rootUser,
    users,
    sessions,
    oneTimeLinks: createOneTimeLinks(now),
    cookie,
    startDraining: () => void (draining = true),
    close: () => database.close(),
  };
}

async function openStores(database: Database, now: () => number) {
  const table = createDocumentTable(database);
  const streams = createStreamStore(await openDocuments<Stream>(table, 'streams'));
  for (const stream of builtInStreams(new Date(now()).toISOString())) if (!streams.get(stream.id)) await streams.save(stream);
  return {
    streams,
    users: createUserStore(await openDocuments<User>(table, 'users')),
    sessions: createSessionStore(await openDocuments<Session>(table, 'sessions'), now),
    configs: await openDocuments<ConfigDocument>(table, 'cluster_config'),
    searches: await openDocuments<StoredSearch>(table, 'searches'),
    catalogue: await openCatalogue(database),
    identity: await nodeIdentity(await openDocuments<NodeIdentity>(table, 'node')),
  };
}
