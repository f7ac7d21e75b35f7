import type { Browser, CDPSession, Page } from '@playwright/test';
import { stored } from '../../e2e/journey';
import type { RunningNode } from '../../e2e/node';
import { pivot, place, saveSearch, widget } from '../../e2e/saved-view';
import { gelf, sendTcp } from '../../e2e/senders';
import { signedIn } from '../browser';
import { gelfTcpPort } from '../ingest/gelf-port';
import { median, type Figure } from '../report';
import { traceTasks } from '../tasks';

const SIDE = 200;
const MESSAGES = SIDE * SIDE;
const POINTS = 10_000;
const SMALL_CHARTS = 24;
/** In milliseconds: drawing takes several frames. */
const DRAWN = 2_500;
/** For the longest task, and for all that 24 small charts do when new data arrives. */
const [AIM, AIM_OF_ALL] = [50, 30];

const by = (field: string, limit: number) => ({
  fields: [field],
  type: 'values',
  config: { limit },
});
const overTime = {
  fields: ['timestamp'],
  type: 'time',
  config: { interval: { type: 'auto', scaling: 1 } },
};

/** One large widget each, and the role of its drawing. */
const LARGE = {
  [`line of ${POINTS.toLocaleString('en')} points`]: [
    'application',
    { row_pivots: [by('n', POINTS)], visualization: 'line' },
  ],
  [`table of ${POINTS.toLocaleString('en')} rows`]: [
    'grid',
    { row_pivots: [by('n', POINTS)], visualization: 'table' },
  ],
  [`heatmap of ${SIDE} × ${SIDE}`]: [
    'application',
    {
      row_pivots: [by('row', SIDE)],
      column_pivots: [by('column', SIDE)],
      visualization: 'heatmap',
    },
  ],
} as const;

/** Large widgets and many small ones: opened, pointed at, drawn again with new data, and sorted. */
export async function measureCharts(
  browser: Browser,
  node: RunningNode,
  runs: number,
): Promise<Figure[]> {
  await store(node);
  const figures: Figure[] = [];
  for (const [name, [role, config]] of Object.entries(LARGE)) {
    const id = await saved(node, [config]);
    const steps = await measured(
      browser,
      `${node.url}/search/${id}`,
      runs,
      (page) => page.getByRole(role).last().waitFor(),
      role === 'grid' ? placeOfHead : undefined,
    );
    figures.push(...steps.map(([step, tasks]) => longest(`${name}, ${step}`, tasks)));
  }
  return [...figures, ...(await measureSmall(browser, node, runs))];
}

/**
 * Many small charts. What drawing them again costs is what their page does for new data, less what
 * it does with as many numbers: both search, receive, and render their cards.
 */
async function measureSmall(browser: Browser, node: RunningNode, runs: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  const costs = { charts: 0, numbers: 0 };
  const kinds = {
    charts: [{ row_pivots: [overTime], visualization: 'bar' }, '[data-drawing]'],
    numbers: [{ visualization: 'numeric' }, '[data-figure]'],
  } as const;
  for (const kind of ['charts', 'numbers'] as const) {
    const [config, drawn] = kinds[kind];
    const id = await saved(
      node,
      Array.from({ length: SMALL_CHARTS }, () => config),
    );
    const steps = await measured(browser, `${node.url}/search/${id}`, runs, (page) =>
      page
        .locator(drawn)
        .nth(SMALL_CHARTS - 1)
        .waitFor({ state: 'attached' }),
    );
    for (const [step, tasks] of steps) {
      const all = median(tasks.map((each) => each.reduce((sum, one) => sum + one, 0)));
      if (step === 'new data') costs[kind] = all;
      if (kind === 'charts') {
        figures.push(longest(`${SMALL_CHARTS} small charts, ${step}`, tasks));
        figures.push({
          name: `${SMALL_CHARTS} small charts, ${step}: all tasks (processor time)`,
          value: all,
          unit: 'ms',
          runs,
        });
      }
    }
  }
  figures.push({
    name: `${SMALL_CHARTS} small charts drawn again`,
    value: Math.max(0, costs.charts - costs.numbers),
    unit: 'ms',
    aim: AIM_OF_ALL,
    runs,
    note: `new data, ${Math.round(costs.charts)} ms in all, less ${Math.round(costs.numbers)} ms of as many numbers`,
  });
  return figures;
}

const longest = (name: string, tasks: readonly (readonly number[])[]): Figure => ({
  name: `${name}: longest task (processor time)`,
  value: median(tasks.map((all) => Math.max(0, ...all))),
  unit: 'ms',
  aim: AIM,
  runs: tasks.length,
});

/** The tasks of each step in each run. */
async function measured(
  browser: Browser,
  url: string,
  runs: number,
  drawn: (page: Page) => Promise<void>,
  sortedAt?: (page: Page) => Promise<{ x: number; y: number }>,
): Promise<[step: string, tasks: number[][]][]> {
  const steps = new Map<string, number[][]>();
  for (let run = 0; run < runs; run += 1) {
    const context = await signedIn(browser, { url: new URL(url).origin });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.setViewportSize({ width: 1440, height: 2_400 });
    const step = async (name: string, act: () => Promise<unknown>) => {
      const tasks = await during(cdp, page, act);
      steps.set(name, [...(steps.get(name) ?? []), tasks]);
    };
    await step('opening', async () => {
      await page.goto(url);
      await drawn(page);
    });
    await step('pointing', async () => {
      await page.mouse.move(500, 400);
      await page.mouse.move(1_200, 450, { steps: 40 });
    });
    // By its place: looking for the button is work of the page, too.
    const box = await page.getByRole('button', { name: 'Search', exact: true }).boundingBox();
    await step('new data', () => page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10));
    if (sortedAt) {
      const { x, y } = await sortedAt(page);
      await step('sorting', () => page.mouse.click(x, y));
    }
    await context.close();
  }
  return [...steps];
}

/** Of the name in the head of the first column, which sorts by it. */
async function placeOfHead(page: Page): Promise<{ x: number; y: number }> {
  const box = await page
    .getByRole('columnheader')
    .first()
    .getByRole('button')
    .first()
    .boundingBox();
  return { x: (box?.x ?? 0) + 5, y: (box?.y ?? 0) + 5 };
}

async function during(cdp: CDPSession, page: Page, act: () => Promise<unknown>): Promise<number[]> {
  const stop = await traceTasks(cdp);
  await act();
  await page.waitForTimeout(DRAWN);
  return stop();
}

async function store(node: RunningNode): Promise<void> {
  const messages = Array.from({ length: MESSAGES }, (_, n) =>
    gelf('cell', {
      _column: `c${n % SIDE}`,
      _row: `r${Math.floor(n / SIDE)}`,
      _n: `n${n % POINTS}`,
      level: n % 8,
      timestamp: Date.now() / 1000 - (n % 3_600),
    }),
  );
  await sendTcp(await gelfTcpPort(node), messages);
  await stored(node, 'message:cell', MESSAGES);
}

const saved = (node: RunningNode, configs: readonly object[]): Promise<string> =>
  saveSearch(node, {
    title: 'Charts',
    widgets: configs.map((config, at) => widget(`w${at}`, 'aggregation', pivot(config))),
    titles: {},
    positions: Object.fromEntries(
      configs.map((_, at) => [
        `w${at}`,
        configs.length === 1
          ? place(1, 1, 12, 6)
          : place(1 + (at % 4) * 3, 1 + Math.floor(at / 4) * 2, 3, 2),
      ]),
    ),
  });
