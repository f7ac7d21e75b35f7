import { constants, setPriority } from 'node:os';
import process from 'node:process';
import { build } from './build';

/**
 * `npm run build`: builds everything. With `--rest` only what a start does not wait for, with what
 * the running node leaves of the processor.
 */
async function buildAll(): Promise<void> {
  if (process.argv.includes('--rest')) setPriority(constants.priority.PRIORITY_LOW);
  else {
    await build('server');
    await build('web');
  }
  await build('rest');
}

buildAll().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
