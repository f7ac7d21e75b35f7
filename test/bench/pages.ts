import type { Browser } from '@playwright/test';
import type { RunningNode } from '../e2e/node';
import { until } from '../e2e/until';
import {
  firstRow,
  forgetTasks,
  heap,
  launch,
  load,
  longestTask,
  signedIn,
  type Loaded,
} from './browser';
import { keepFigures, median, withLoad, type Figure } from './report';

const search = (node: RunningNode, query = '') =>
  `${node.url}/search?rangetype=relative&relative=86400${query}`;
/** A string, because tsx would add helpers to a function that do not exist in the page. */
const HIDE = `
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
`;
/** The figures of docs/performance-data.md. */
export const PAGES_FILE = 'bench/pages.json';
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export async function measurePages(
  node: RunningNode,
  { runs = 5, refreshes = 200 } = {},
): Promise<Figure[]> {
  const browser = await launch();
  try {
    const figures: Figure[] = [];
    for (const measure of [
      () => firstRows(browser, node, runs),
      () => searching(browser, node, runs),
      () => scrolling(browser, node),
      () => polling(browser, node),
      () => refreshing(browser, node, refreshes),
    ])
      figures.push(...(await withLoad(measure)));
    keepFigures(PAGES_FILE, figures);
    return figures;
  } finally {
    await browser.close();
  }
}

async function firstRows(browser: Browser, node: RunningNode, runs: number): Promise<Figure[]> {
  const cold: number[] = [];
  const untilRows: number[] = [];
  const inAll: number[] = [];
  const requests: number[] = [];
  const tasks: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await signedIn(browser, node);
    const loaded = await load(context, search(node));
    untilRows.push(loaded.transferred() / 1000);
    requests.push(loaded.requests());
    cold.push(await firstRow(loaded.page));
    await pause(3000);
    inAll.push(loaded.transferred() / 1000);
    tasks.push(await longestTask(loaded.page));
    await context.close();
  }
  return [
    { name: 'transferred until rows show', value: median(untilRows), unit: 'kB', aim: 250, runs },
    {
      name: 'requests until rows show',
      value: median(requests),
      unit: 'requests',
      runs,
      note: 'Graylog: 61',
    },
    {
      name: 'transferred in all, 3 s later',
      value: median(inAll),
      unit: 'kB',
      aim: 700,
      runs,
      note: 'Graylog: 2,725',
    },
    {
      name: 'first row, cold',
      value: median(cold),
      unit: 'ms',
      aim: 700,
      runs,
      note: 'Graylog: 2,676',
    },
    {
      name: 'longest task while loading, cold',
      value: median(tasks),
      unit: 'ms',
      runs,
      note: 'Graylog: 542',
    },
    {
      name: 'first row, warm',
      value: await warm(browser, node, runs, 1),
      unit: 'ms',
      aim: 400,
      runs,
      note: 'Graylog: 2,041',
    },
    {
      name: 'first row, warm, processor 4 times slower',
      value: await warm(browser, node, runs, 4),
      unit: 'ms',
      aim: 1200,
      runs,
      note: 'Graylog: 5,494',
    },
  ];
}

async function warm(
  browser: Browser,
  node: RunningNode,
  runs: number,
  slowdown: number,
): Promise<number> {
  const context = await signedIn(browser, node);
  const times: number[] = [];
  for (let run = 0; run < runs + 3; run += 1) {
    const { page } = await load(context, search(node), { slowdown: run < 3 ? 1 : slowdown });
    if (run >= 3) times.push(await firstRow(page));
    else await pause(1500);
    await page.close();
  }
  await context.close();
  return median(times);
}

/**
 * The time from Enter to painted rows, minus the wait for the response, and the longest task in
 * between.
 */
async function searching(browser: Browser, node: RunningNode, runs: number): Promise<Figure[]> {
  const context = await signedIn(browser, node);
  const { page } = await load(context, search(node));
  await pause(3000);
  const own: number[] = [];
  const tasks: number[] = [];
  for (let run = 0; run < runs + 2; run += 1) {
    await page.keyboard.press('/');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(run % 2 === 0 ? 'app:sshd' : 'app:nginx');
    await pause(1000);
    await forgetTasks(page);
    const rows = page.evaluate(() => window.__probe.nextRows());
    await page.keyboard.press('Enter');
    own.push(await rows);
    await pause(700);
    tasks.push(await longestTask(page));
  }
  await context.close();
  return [
    {
      name: 'from the answer to 150 painted rows',
      value: median(own.slice(2)),
      unit: 'ms',
      aim: 50,
      runs,
      note: 'Graylog, Enter to rows less the answer: 818',
    },
    {
      name: 'longest task of a search',
      value: Math.max(...tasks.slice(2)),
      unit: 'ms',
      aim: 50,
      runs,
      note: '0: none over 50 ms',
    },
  ];
}

async function scrolling(browser: Browser, node: RunningNode): Promise<Figure[]> {
  const context = await signedIn(browser, node);
  const { page } = await load(context, search(node));
  await pause(2000);
  await forgetTasks(page);
  await page.getByRole('treegrid', { name: 'All Messages' }).hover();
  const shown = () =>
    page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('[data-row]')].map((row) =>
          Number(row.getAttribute('aria-rowindex')),
        ),
      ),
    );
  await until(
    async () => {
      await page.mouse.wheel(0, 4000);
      return (await shown()) >= 10_000;
    },
    () => '10,000 rows were scrolled',
    180,
  );
  const longest = await longestTask(page);
  await context.close();
  return [
    {
      name: 'longest task while scrolling 10,000 rows',
      value: longest,
      unit: 'ms',
      aim: 50,
      note: '0: none over 50 ms',
    },
  ];
}

async function polling(browser: Browser, node: RunningNode): Promise<Figure[]> {
  const context = await signedIn(browser, node);
  const loaded = await load(context, search(node));
  await pause(5000);
  const visible = await requestsOfAMinute(loaded);
  await loaded.page.evaluate(HIDE);
  const hidden = await requestsOfAMinute(loaded);
  await context.close();
  return [
    {
      name: 'requests of an idle visible page',
      value: visible,
      unit: 'a minute',
      note: 'Graylog: 65',
    },
    {
      name: 'requests of a hidden page',
      value: hidden,
      unit: 'a minute',
      aim: 0,
      note: 'Graylog: 113',
    },
  ];
}

async function requestsOfAMinute({ requests }: Loaded): Promise<number> {
  const before = requests();
  await pause(60_000);
  return requests() - before;
}

/**
 * V8 counts the machine code of hot functions as heap. Without its compilers only data is counted.
 */
const DATA_ONLY = '--js-flags=--no-opt --no-maglev --no-sparkplug';

/**
 * The growth of the heap over many automatic refreshes, relative to its size after the first tenth.
 */
async function refreshing(
  browser: Browser,
  node: RunningNode,
  refreshes: number,
): Promise<Figure[]> {
  const plain = await launch([DATA_ONLY]);
  try {
    const [all, data] = await Promise.all([
      heapGrowth(browser, node, refreshes),
      heapGrowth(plain, node, refreshes),
    ]);
    const name = `heap after ${refreshes} automatic refreshes, against after ${refreshes / 10}`;
    return [
      { name, unit: '%', aim: 5, ...all },
      { name: `${name}: data alone, without compiled code`, unit: '%', aim: 5, ...data },
    ];
  } finally {
    await plain.close();
  }
}

async function heapGrowth(
  browser: Browser,
  node: RunningNode,
  refreshes: number,
): Promise<Pick<Figure, 'value' | 'note'>> {
  const context = await signedIn(browser, node);
  const { page, cdp } = await load(context, search(node, '&refresh=1'));
  let runs = 0;
  page.on('response', (response) => {
    if (response.url().includes('/views/search/sync')) runs += 1;
  });
  await until(
    () => runs >= refreshes / 10,
    () => 'the first refreshes ran',
    120,
  );
  const before = await heap(cdp);
  await until(
    () => runs >= refreshes,
    () => `${refreshes} refreshes ran`,
    900,
  );
  const after = await heap(cdp);
  await context.close();
  return {
    value: ((after - before) / before) * 100,
    note: `${(before / 2 ** 20).toFixed(1)} to ${(after / 2 ** 20).toFixed(1)} MiB`,
  };
}
