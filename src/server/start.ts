import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { build } from './build/build';
import { runNode, type RunningNode } from './build/run-node';
import { isStale } from './build/stale';

/** Exists while the console is being built; the node asks for patience until it is gone. */
const MARK = join('dist', '.web-in-progress');
/** After the sample, which the first start adds, and before anybody looks at the API. In ms. */
const REST_AFTER_MS = 20_000;

/**
 * `npm start`: builds the node if its sources changed, runs it with the same arguments, and builds
 * beside it what it does not need to start: the console, then what `build('rest')` does. Standard
 * output is left to the program, as an export may write a file to it.
 */
async function start(): Promise<void> {
  if (isStale('server')) {
    console.error('Building the node …');
    await build('server');
  }
  const isWebStale = isStale('web');
  rmSync(MARK, { force: true });
  if (isWebStale) {
    mkdirSync('dist', { recursive: true });
    writeFileSync(MARK, '');
    console.error('Building the console while the node starts …');
  }
  const node = runNode(['dist/server/main.js', ...process.argv.slice(2)], {
    env: { CONSOLE_BUILD_MARK: MARK },
  });
  if (isWebStale) await buildWeb(node);
  if (isStale('rest')) setTimeout(() => buildRest(node), REST_AFTER_MS);
}

async function buildWeb(node: RunningNode): Promise<void> {
  const began = performance.now();
  try {
    await build('web');
  } catch (error) {
    node.kill();
    throw error;
  } finally {
    rmSync(MARK, { force: true });
  }
  console.error(`The console is built (${Math.ceil((performance.now() - began) / 1000)} s).`);
}

function buildRest(node: RunningNode): void {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/build/all.ts', '--rest'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  node.onEnd(() => child.kill());
}

start().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
