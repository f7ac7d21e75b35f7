import process from 'node:process';
import { UsageError } from './client/usage-error';
import { ClientError } from './client/client';
import { runExport } from './export/export-command';
import { runImport } from './import/import-command';
import type { Surroundings } from './client/options';

/**
 * Runs `import` or `export` against a running node. Returns the exit code: 0 success, 1 aborted, 2
 * wrong usage, 3 some messages were refused.
 */
export async function runClient(
  command: 'import' | 'export',
  args: readonly string[],
  surroundings: Surroundings,
): Promise<number> {
  try {
    return await (command === 'import'
      ? runImport(args, surroundings)
      : runExport(args, surroundings));
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(`${error.message}\n`);
      return 2;
    }
    if (!(error instanceof ClientError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}
