import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { startNode } from '../../e2e/node';
import { launch } from '../browser';
import type { Figure } from '../report';
import { measureDeep } from './deep';
import { measureEnter } from './enter';
import { measureGiants } from './giants';
import { measureLists } from './lists';
import { measureWide } from './wide';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
export const EXTREMES_FILE = 'bench/extremes.json';
/** One of them alone: giants, wide, deep, enter, lists. */
const PART = process.env['BENCH_PART'];

/** Pages that few have and that must not stop anybody: each on a node of its own. */
export async function measureExtremes(): Promise<Figure[]> {
  const parts = { giants: measureGiants, wide: measureWide, deep: measureDeep, enter: measureEnter, lists: measureLists };
  const figures: Figure[] = [];
  for (const [name, measure] of Object.entries(parts)) {
    if (PART !== undefined && PART !== name) continue;
    const node = await startNode({ args: ['--no-sample'] });
    const browser = await launch();
    try {
      figures.push(...(await measure(browser, node, RUNS)));
    } finally {
      await browser.close();
      await node.dispose();
    }
  }
  keep(figures);
  return figures;
}

/** Beside those of the parts that were measured before, for docs/performance.md. */
function keep(figures: readonly Figure[]): void {
  const names = new Set(figures.map(({ name }) => name));
  const before = existsSync(EXTREMES_FILE) ? (JSON.parse(readFileSync(EXTREMES_FILE, 'utf8')) as Figure[]) : [];
  mkdirSync('bench', { recursive: true });
  writeFileSync(EXTREMES_FILE, `${JSON.stringify([...before.filter(({ name }) => !names.has(name)), ...figures], null, 1)}\n`);
}
