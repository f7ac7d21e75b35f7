import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeData } from '../messages/data';

const MESSAGES = Number(process.env['BENCH_MESSAGES'] ?? 300_000);

/** A data directory with messages of a week. */
export async function makeSample(): Promise<{ directory: string; remove: () => void }> {
  const directory = mkdtempSync(join(tmpdir(), 'console-attacks-'));
  await makeData(directory, { messages: MESSAGES, indices: 3 });
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}
