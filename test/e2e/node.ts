import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawNodePorts } from './ports';
import { emptyServer } from './real-server';
import { until } from './until';

/**
 * A Graylog server to run journeys against instead of the embedded node. It is emptied before each
 * journey (docs/real-graylog.md).
 */
const BACKEND = process.env['CONSOLE_JOURNEYS_BACKEND'];

/** True if journeys run against Graylog, which differs from the embedded node in some respects. */
export const OVER_GRAYLOG = BACKEND !== undefined;

export const ADMIN_PASSWORD =
  process.env['CONSOLE_JOURNEYS_PASSWORD'] ?? 'correct horse battery staple';

const MOST_DRAWS = 20;

export type RunningNode = {
  /** Of the console, without a slash at its end. */
  url: string;
  dataDir: string;
  /** The output so far, of both streams. */
  printed: () => string;
  /** Peak resident memory in bytes, as reported by the kernel. */
  peakMemory: () => number;
  /** Calls the API as admin and checks the exact status. */
  api: (method: string, path: string, body?: unknown) => Promise<{ status: number; body: unknown }>;
  /** The same for responses that are not JSON. */
  text: (method: string, path: string, body?: unknown) => Promise<string>;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
  /** Starts the node again with the same data and port, by default of the same build. */
  restart: (program?: string) => Promise<void>;
  /** Stops the node and deletes its data. */
  dispose: () => Promise<void>;
};

type Options = {
  args?: readonly string[];
  password?: string | null;
  /** An existing data directory, which is not deleted. */ dataDir?: string | undefined;
};

/**
 * The built program with its own data directory. Without a password (null) it generates one, as on
 * a first start by hand.
 */
export async function startNode({
  args = [],
  password = ADMIN_PASSWORD,
  dataDir: given,
}: Options = {}): Promise<RunningNode> {
  const dataDir = given ?? mkdtempSync(join(tmpdir(), 'console-node-'));
  // Empty, because what the machine itself logs would be counted among the messages of a journey.
  const logs = join(dataDir, 'no-logs');
  // Another node on the machine may use the default ports.
  let { port, inputPortOffset } = drawNodePorts();
  const prefixAt = args.indexOf('--path-prefix');
  const prefix = prefixAt < 0 ? '' : (args[prefixAt + 1] ?? '').replace(/\/$/, '');
  const url = () => `http://127.0.0.1:${port}${prefix}`;
  const over = BACKEND !== undefined && !args.includes('--backend') ? ['--backend', BACKEND] : [];
  if (BACKEND !== undefined) await emptyServer(BACKEND, ADMIN_PASSWORD);
  let printed = '';
  /** Where the output of the last start begins. */
  let startedAt = 0;
  let child: ChildProcess;

  const start = async (program = 'dist/server/main.js') => {
    mkdirSync(logs, { recursive: true });
    startedAt = printed.length;
    const env = { ...process.env, ...(password !== null && { CONSOLE_ADMIN_PASSWORD: password }) };
    child = spawn(
      process.execPath,
      [
        program,
        '--port',
        `${port}`,
        '--data-dir',
        dataDir,
        '--input-port-offset',
        `${inputPortOffset}`,
        '--log-dir',
        logs,
        ...over,
        ...args,
      ],
      { env, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    await until(
      // Before it says so, another program may be the one that answers.
      () => child.exitCode !== null || (isAnnounced() && fetch(`${url()}/api/`).then(() => true)),
      () => `the node answers\n${printed}`,
    );
    if (child.exitCode !== null) throw new Error(`The node does not start:\n${printed}`);
    // Inputs start after the API: until then their ports refuse connections.
    if (!args.includes('--backend') && BACKEND === undefined)
      await until(
        async () => isPortTaken() || (await isAlive()),
        () => `all inputs have started\n${printed}`,
      );
  };
  const isAnnounced = () => printed.slice(startedAt).includes(url());
  /** Then an input has failed, or the node has not started. */
  const isPortTaken = () => printed.slice(startedAt).includes('already in use');
  const isAlive = async () => (await fetch(`${url()}/api/system/lbstatus`)).ok;
  const stop = (signal: NodeJS.Signals = 'SIGTERM') =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill(signal);
    });

  const ask = (method: string, path: string, body: unknown) =>
    fetch(`${url()}/api${path}`, {
      method,
      headers: {
        Authorization: `Basic ${Buffer.from(`admin:${password ?? ''}`).toString('base64')}`,
        'X-Requested-By': 'journey',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  /** Draws other ports while another program has one of them. */
  const startFirst = async () => {
    for (let draws = 1; ; draws += 1) {
      const failure = await start().then(
        () => undefined,
        (error: unknown) => error,
      );
      const isTaken = isPortTaken();
      if (!isTaken && failure === undefined) return;
      await stop('SIGKILL');
      if (!isTaken || given !== undefined || draws === MOST_DRAWS)
        throw failure ?? new Error(`A port of the node is in use:\n${printed}`);
      // The data contain inputs on the ports.
      for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name), { recursive: true });
      printed = '';
      ({ port, inputPortOffset } = drawNodePorts());
    }
  };

  await startFirst();
  return {
    url: url(),
    dataDir,
    printed: () => printed,
    peakMemory: () =>
      Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) *
      1024,
    text: async (method, path, body) => (await ask(method, path, body)).text(),
    async api(method, path, body) {
      const answer = await ask(method, path, body);
      const text = await answer.text();
      return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
    },
    stop,
    restart: start,
    async dispose() {
      await stop('SIGKILL');
      if (given === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
