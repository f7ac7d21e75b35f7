import { startNode } from '../../e2e/node';
import { launch } from '../browser';
import { keepFigures, withLoad, type Figure } from '../report';
import { measureCharts } from './charts';
import { measureDeep } from './deep';
import { measureEnter } from './enter';
import { measureGiants } from './giants';
import { measureLists } from './lists';
import { measureMap } from './map';
import { measureTables } from './tables';
import { measureWide } from './wide';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
export const EXTREMES_FILE = 'bench/extremes.json';
/** Limits the run to one of: giants, wide, deep, enter, lists, tables, map, charts. */
const PART = process.env['BENCH_PART'];

/** Rare extremes that must not block anybody. Each runs on a separate node. */
export async function measureExtremes(): Promise<Figure[]> {
  const parts = {
    giants: measureGiants,
    wide: measureWide,
    deep: measureDeep,
    enter: measureEnter,
    lists: measureLists,
    tables: measureTables,
    map: measureMap,
    charts: measureCharts,
  };
  const figures: Figure[] = [];
  for (const [name, measure] of Object.entries(parts)) {
    if (PART !== undefined && PART !== name) continue;
    const node = await startNode({ args: ['--no-sample'] });
    const browser = await launch();
    try {
      figures.push(...(await withLoad(() => measure(browser, node, RUNS))));
    } finally {
      await browser.close();
      await node.dispose();
    }
  }
  keepFigures(EXTREMES_FILE, figures);
  return figures;
}
