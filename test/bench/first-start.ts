import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshStart } from '../runner/fresh-start';
import type { Figure } from './report';

const RUNS = Number(process.env['BENCH_ROUNDS'] ?? 1);

/**
 * What a newcomer waits for: `npm ci && npm start` in a fresh clone of the current commit, until
 * the page is served and a search finds messages of the sample.
 */
export async function measureFirstStart(): Promise<Figure[]> {
  const installs: number[] = [];
  const starts: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const directory = mkdtempSync(join(tmpdir(), 'console-clone-'));
    try {
      execFileSync('git', ['clone', '--quiet', '.', directory]);
      const began = performance.now();
      execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: directory, stdio: 'ignore' });
      installs.push((performance.now() - began) / 1000);
      starts.push((await freshStart(directory)) / 1000);
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  }
  const least = (values: readonly number[]) => Math.min(...values);
  const figure = { unit: 's', runs: RUNS, note: 'the shortest' };
  return [
    { name: 'first start: npm ci', value: least(installs), ...figure },
    { name: 'first start: npm start until the sample is found', value: least(starts), ...figure },
    {
      name: 'first start: both',
      value: least(installs.map((install, run) => install + (starts[run] ?? 0))),
      aim: 35,
      ...figure,
    },
  ];
}
