import process from 'node:process';
import { runNode } from './build/run-node';
import { buildStale } from './build/stale';

/**
 * `npm start`: builds what is older than its sources, then runs the built node with the same
 * arguments.
 */
async function start(): Promise<void> {
  await buildStale();
  runNode(['dist/server/main.js', ...process.argv.slice(2)]);
}

start().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
