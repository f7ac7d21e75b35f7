import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const made: string[] = [];

// Each test file evaluates this module again, so that it removes its own directories.
afterAll(() => {
  for (const directory of made) rmSync(directory, { recursive: true, force: true });
});

/** A new, empty directory, removed after the tests of the file. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'console-test-'));
  made.push(directory);
  return directory;
}
