import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { killGroup } from './processes';

const PASSWORD = 'fresh-start-of-the-check';
const PATIENCE_MS = 120_000;
const PAUSE_MS = 500;
const STOPS_WITHIN_MS = 20_000;

const SEARCH = {
  queries: [
    {
      id: 'q',
      timerange: { type: 'relative', range: 86_400 },
      filter: null,
      query: { type: 'elasticsearch', query_string: 'source:web*' },
      search_types: [{ id: 'rows', type: 'messages', limit: 10, offset: 0 }],
    },
  ],
};

type Found = { results: { q: { search_types: { rows: { total_results: number } } } } };

/**
 * Starts the program of a checkout as the README says, with an empty data directory, and searches
 * the sample. Returns the milliseconds until then; throws an error with the output of the program
 * if no message is found in two minutes.
 */
export async function freshStart(checkout = '.'): Promise<number> {
  const began = performance.now();
  const directory = mkdtempSync(join(tmpdir(), 'console-fresh-'));
  const options = ['--port', '0', '--data-dir', join(directory, 'data'), '--no-inputs'];
  const child = spawn('npm', ['start', '--', ...options], {
    cwd: checkout,
    env: { ...process.env, CONSOLE_ADMIN_PASSWORD: PASSWORD },
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm does not forward signals to the node it starts, so the whole group is killed.
    detached: true,
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  try {
    const last = await searchUntilFound(() => /^Console\s+(http\S+)\/$/m.exec(printed)?.[1]);
    if (last !== undefined)
      throw new Error(`No message was found: ${last}\n${printed.slice(-4_000)}`);
    return performance.now() - began;
  } finally {
    await endGroup(child.pid);
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Undefined once messages are found, or what happened last. `addressOf` is undefined until the start. */
async function searchUntilFound(addressOf: () => string | undefined): Promise<string | undefined> {
  const until = Date.now() + PATIENCE_MS;
  let last: string | undefined = 'no address was printed';
  while (last !== undefined && Date.now() < until) {
    await pause(PAUSE_MS);
    const address = addressOf();
    if (address === undefined) continue;
    last = await search(address).catch((error: unknown) =>
      String(error instanceof Error ? (error.cause ?? error) : error),
    );
  }
  return last;
}

/** Undefined if the page is served and a search finds messages, else what came instead. */
async function search(address: string): Promise<string | undefined> {
  const page = await fetch(`${address}/`, { headers: { Accept: 'text/html' } });
  const response = await fetch(`${address}/api/views/search/sync`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Requested-By': 'fresh-start',
      Authorization: `Basic ${Buffer.from(`admin:${PASSWORD}`).toString('base64')}`,
    },
    body: JSON.stringify(SEARCH),
  });
  if (!page.ok || !response.ok) return `page ${page.status}, search ${response.status}`;
  const { results } = (await response.json()) as Found;
  return results.q.search_types.rows.total_results > 0 ? undefined : 'no messages';
}

async function endGroup(pid: number | undefined): Promise<void> {
  if (pid === undefined) return;
  killGroup(pid, 'SIGTERM');
  const until = Date.now() + STOPS_WITHIN_MS;
  while (killGroup(pid, 0) && Date.now() < until) await pause(PAUSE_MS);
  killGroup(pid, 'SIGKILL');
}
