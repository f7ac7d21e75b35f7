import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freeNodePorts } from './ports';
import { emptyServer } from './real-server';

/**
 * A Graylog server to run journeys against instead of the embedded node. It is emptied before each
 * journey (docs/real-graylog.md).
 */
const BACKEND = process.env['CONSOLE_JOURNEYS_BACKEND'];

/** True if journeys run against Graylog, which differs from the embedded node in some respects. */
export const OVER_GRAYLOG = BACKEND !== undefined;

export const ADMIN_PASSWORD =
  process.env['CONSOLE_JOURNEYS_PASSWORD'] ?? 'correct horse battery staple';

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
  mkdirSync(logs, { recursive: true });
  // Another node on the machine may use the default ports of the inputs.
  const { port, inputPortOffset } = await freeNodePorts();
  const prefixAt = args.indexOf('--path-prefix');
  const prefix = prefixAt < 0 ? '' : (args[prefixAt + 1] ?? '').replace(/\/$/, '');
  const url = `http://127.0.0.1:${port}${prefix}`;
  const over = BACKEND !== undefined && !args.includes('--backend') ? ['--backend', BACKEND] : [];
  if (BACKEND !== undefined) await emptyServer(BACKEND, ADMIN_PASSWORD);
  let printed = '';
  let child: ChildProcess;

  const start = async (program = 'dist/server/main.js') => {
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
      () => fetch(`${url}/api/`).then(() => true),
      () => `the node answers\n${printed}`,
    );
    // Inputs start after the API: until then their ports refuse connections.
    if (!args.includes('--backend') && BACKEND === undefined)
      await until(isAlive, () => `all inputs have started\n${printed}`);
  };
  const isAlive = async () => (await fetch(`${url}/api/system/lbstatus`)).ok;
  const stop = (signal: NodeJS.Signals = 'SIGTERM') =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill(signal);
    });

  const ask = (method: string, path: string, body: unknown) =>
    fetch(`${url}/api${path}`, {
      method,
      headers: {
        Authorization: `Basic ${Buffer.from(`admin:${password ?? ''}`).toString('base64')}`,
        'X-Requested-By': 'journey',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  await start();
  return {
    url,
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

/** Waits until the condition is true; names it on timeout. */
export async function until(
  holds: () => Promise<boolean> | boolean,
  what: () => string,
  // A busy machine is not a failure.
  seconds = 60,
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    if (
      await Promise.resolve()
        .then(holds)
        .catch(() => false)
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Waited ${seconds} s in vain until ${what()}`);
}
