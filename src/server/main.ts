import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import packageJson from '../../package.json' with { type: 'json' };
import { createBackend, type Backend } from './backend';
import { announcement, whereToSend } from './cli/announcement';
import { parseCommandLine, type NodeSettings } from './cli/client/command-line';
import { UsageError } from './cli/client/usage-error';
import { prepareDataDirectory } from './data-directory';
import { compressed } from './http/listener/compression';
import { createAddressRanges } from './http/listener/address-ranges';
import { createHttpServer } from './http/listener/http-server';
import { threadEncoder } from './ingest/encoding/thread-encoder';
import type { ApiBackend } from './http/api-backend';
import { createNode } from './node';
import { offerLocalAccess } from './sessions/local-access';
import { oneTimeSignIn } from './sessions/one-time-page';
import { StorageError } from './storage/storage-error';
import { API_VERSION } from './system/system-routes';
import { ROOT_USER_ID } from './accounts/user';

const DRAIN_MS = 10_000;
const SHUTDOWN_AFTER_MS = 200;
/** The program is in `dist/server`, or in `src/server` when run from source. */
const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');
/** Missing when run from source, where messages are decoded in the main thread. */
const ingestThread = [join(here, 'ingest-thread.js')].find(existsSync);
const webDirectory =
  [join(here, '..', 'web'), join(root, 'dist', 'web')].find(existsSync) ??
  join(root, 'dist', 'web');

/** A file that exists while `npm start` builds the console beside the node. */
const buildMark = process.env['CONSOLE_BUILD_MARK'];
const isBuildInProgress = () => buildMark !== undefined && existsSync(buildMark);

/** Missing when run from source. */
const apiDocument = async () => {
  const file = join(here, 'openapi.json');
  return existsSync(file) ? readFile(file, 'utf8') : undefined;
};

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args[0] === 'import' || args[0] === 'export') {
    // Loaded on demand to keep the start of the node fast.
    const { runClient } = await import('./cli/run-client');
    process.exitCode = await runClient(args[0], args.slice(1), {
      env: process.env,
      defaultDataDirectory: join(root, 'data'),
    });
    return;
  }
  if (args[0] === 'health') {
    const { runHealth } = await import('./cli/health');
    const { exitCode, text } = await runHealth(args.slice(1), {
      env: process.env,
      defaultDataDirectory: join(root, 'data'),
    });
    (exitCode === 0 ? process.stdout : process.stderr).write(text);
    process.exitCode = exitCode;
    return;
  }
  const command = parseCommandLine(args, {
    env: process.env,
    version: packageJson.version,
    defaultDataDirectory: join(root, 'data'),
  });
  if (command.kind === 'print') process.stdout.write(command.text);
  else await run(command.settings);
}

async function run(settings: NodeSettings): Promise<void> {
  if (settings.backend) await runProxy(settings, settings.backend);
  else await runEmbedded(settings);
}

/** Runs as a proxy for a real server, without storage and inputs. */
async function runProxy(
  settings: NodeSettings,
  { url: backend, ca }: { url: URL; ca: string | undefined },
): Promise<void> {
  // Loaded here, so that the embedded node starts without it.
  const { createGraylogProxy } = await import('./proxy/graylog-proxy');
  const proxy = createGraylogProxy({ backend, ca, pathPrefix: settings.pathPrefix });
  const server = await listen(settings, proxy);
  stopOnSignals(
    server,
    () => undefined,
    () => proxy.close(),
  );
  console.log(
    `The console is at ${addressOf(server, settings)}, over the Graylog server at ${backend.href}`,
  );
  const trouble = await proxy.trouble();
  if (trouble !== undefined) console.error(trouble);
}

async function runEmbedded(settings: NodeSettings): Promise<void> {
  if (!settings.removeSample) await demandPort(settings);
  prepareDataDirectory(settings.dataDirectory);
  const backend = await createBackend({
    databasePath: join(settings.dataDirectory, 'messages.duckdb'),
    pathPrefix: settings.pathPrefix,
    inputHost: settings.host,
    awaitsReception: true,
    ...(ingestThread !== undefined && { openEncoder: threadEncoder(ingestThread) }),
    ...(settings.memory !== undefined && { memory: settings.memory }),
    apiDocument,
    minPasswordLength: settings.minPasswordLength,
    leadingWildcards: settings.leadingWildcards,
    enterprise: settings.enterprise,
    addressFields: settings.addressFields,
    // After the request has been answered.
    shutDown: () => void setTimeout(() => process.emit('SIGTERM', 'SIGTERM'), SHUTDOWN_AFTER_MS),
    ...(settings.adminPassword !== undefined && { adminPassword: settings.adminPassword }),
  });
  if (settings.removeSample) return removeSample(backend);
  const behind: ApiBackend = {
    api: async (request, peer) => compressed(request, await backend.handle(request, peer)),
    signIn: (token, request, peer) => oneTimeSignIn(token, request, peer, backend),
    version: async () => API_VERSION,
  };
  const server = await listen(settings, behind).catch(async (error: unknown) => {
    await backend.close();
    throw error;
  });
  // Before announcing the start, because readers of that may stop the node at once.
  const endLocalAccess = offerLocalAccess(settings.dataDirectory, {
    url: addressOf(server, settings),
    secret: backend.localSecret,
  });
  stopOnSignals(server, backend.startDraining, () => {
    endLocalAccess();
    return backend.close();
  });
  announce(addressOf(server, settings), backend, settings);
  // Last, so that the first page does not wait for inputs.
  await backend.startReception({
    inputs: settings.inputs,
    sample: settings.sample,
    portOffset: settings.inputPortOffset,
    logDirectory: settings.logDirectory,
  });
  const inputs = whereToSend(backend.listening());
  if (inputs !== '') console.log(inputs);
}

async function removeSample(backend: Backend): Promise<void> {
  const removed = await backend.removeSample();
  await backend.close();
  console.log(removed ? 'The sample and its messages were removed.' : 'There is no sample.');
}

function listen(settings: NodeSettings, behind: ApiBackend): Promise<Server> {
  const handler = createNode({ ...settings, behind, webDirectory, isBuildInProgress });
  const server = createHttpServer({
    handle: handler,
    log: (error) => console.error(error),
    trustedProxies: createAddressRanges(settings.trustedProxies),
    maxConnections: settings.maxConnections,
  });
  return listening(server, settings);
}

/**
 * Checked before anything is created: if a first start failed later, its generated password would
 * be lost.
 */
async function demandPort(settings: NodeSettings): Promise<void> {
  const probe = await listening(createServer(), settings);
  await new Promise((resolve) => probe.close(resolve));
}

function listening(server: Server, settings: NodeSettings): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new StartError(listenFailure(error, settings))),
    );
    server.listen(settings.port, settings.host, () => resolve(server));
  });
}

/** The node cannot start; `message` is one line. */
class StartError extends Error {}

function listenFailure(
  { code, message }: NodeJS.ErrnoException,
  { host, port }: NodeSettings,
): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is already in use. Choose another with --port.`;
    case 'EACCES':
      return `Port ${port} on ${host} needs more privileges. Choose another with --port.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine does not have the address ${host}. Choose another with --host.`;
    default:
      return `Cannot listen on ${host}, port ${port}: ${message}`;
  }
}

function addressOf(server: Server, { host, pathPrefix }: NodeSettings): string {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : '';
  const name =
    host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}${pathPrefix}`;
}

/** The only place that prints a password or link, which were just generated. */
function announce(
  url: string,
  { rootUser, oneTimeLinks }: Backend,
  { signInLink, dataDirectory }: NodeSettings,
): void {
  console.log(
    announcement({
      url,
      generatedPassword: rootUser.generatedPassword,
      signInLink:
        rootUser.created || signInLink
          ? `${url}login/one-time/${oneTimeLinks.create(ROOT_USER_ID)}`
          : undefined,
      dataDirectory: resolve(dataDirectory),
    }),
  );
}

/** The first signal shuts down gracefully, a second one ends the program at once. */
function stopOnSignals(
  server: Server,
  startDraining: () => void,
  close: () => Promise<void>,
): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    startDraining();
    const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
    clearTimeout(deadline);
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => void stop().catch(fail));
}

function fail(error: unknown): never {
  if (error instanceof UsageError) {
    console.error(error.message);
    process.exit(2);
  }
  console.error(
    error instanceof StartError || error instanceof StorageError ? error.message : error,
  );
  process.exit(1);
}

main().catch(fail);
