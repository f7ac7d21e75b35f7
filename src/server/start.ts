import { spawn } from 'node:child_process';
import process from 'node:process';
import { buildStale } from './build/stale';

/** `npm start`: builds what is older than its sources, then runs the built node with the same arguments. */
async function start(): Promise<void> {
  await buildStale();
  const child = spawn(process.execPath, ['dist/server/main.js', ...process.argv.slice(2)], { stdio: 'inherit' });
  // The terminal sends Ctrl-C to both; the child decides when it is done.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

start().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
