import type { Browser, BrowserContext, Page } from '@playwright/test';
import { startNode, type RunningNode } from '../../e2e/node';
import { heap, launch, signedIn } from '../browser';
import { makeData } from '../messages/data';
import { feed } from '../messages/feed';
import { gelfTcpPort } from '../ingest/gelf-port';
import { keepFigures, median, withLoad, type Figure } from '../report';
import { traceTasks } from '../tasks';
import { soak } from './soak';
import { makeWall } from './wall';

/** The figures of docs/performance-data.md. */
export const DASHBOARDS_FILE = 'bench/dashboards.json';
/** As many messages and as many new ones a second as the measured Graylog had. */
const MESSAGES = 316_000;
const NEW_A_SECOND = 10;
const EVERY_S = 5;
const REFRESHES = 20;
const TABS = 5;
const IDLE_S = 30;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A dashboard of 24 widgets over 24 hours, refreshed every five seconds. */
export async function measureDashboards(): Promise<Figure[]> {
  const node = await filledNode();
  const browser = await launch();
  try {
    const dashboard = await makeWall(node);
    const url = `${node.url}/dashboards/${dashboard}`;
    const figures: Figure[] = [];
    for (const measure of [
      () => loading(browser, node, url),
      () => refreshing(browser, node, `${url}?refresh=${EVERY_S}`),
      () => tabs(browser, node, `${url}?refresh=${EVERY_S}`),
      ...(process.env['BENCH_SOAK'] === '0' ? [] : [() => soak(node)]),
    ]) {
      figures.push(...(await withLoad(measure)));
      keepFigures(DASHBOARDS_FILE, figures);
    }
    return figures;
  } finally {
    await browser.close();
    await node.dispose();
  }
}

async function filledNode(): Promise<RunningNode> {
  const node = await startNode({ args: ['--no-sample'] });
  await node.stop();
  await makeData(node.dataDir, { messages: MESSAGES, indices: 1, days: 1 });
  await node.restart();
  return node;
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

/** Resolves once nothing was requested for a while after the widgets appeared. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Widgets of this page' }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function loading(browser: Browser, node: RunningNode, url: string): Promise<Figure[]> {
  const runs = 3;
  const kB: number[] = [];
  const blocking: number[] = [];
  const longest: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await signedIn(browser, node);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    let bytes = 0;
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await cdp.send('Network.enable');
    const stop = await traceTasks(cdp);
    await page.goto(url, { waitUntil: 'commit' });
    await settled(page);
    const tasks = await stop();
    kB.push(bytes / 1000);
    blocking.push(tasks.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0));
    longest.push(Math.max(0, ...tasks));
    await context.close();
  }
  return [
    {
      name: '24 widgets: transferred until all in sight are drawn',
      value: median(kB),
      unit: 'kB',
      aim: 900,
      runs,
      note: 'Graylog: 2,771',
    },
    {
      name: '24 widgets: blocking time of loading',
      value: median(blocking),
      unit: 'ms',
      aim: 200,
      runs,
      note: `processor time over 50 ms a task; longest ${Math.round(median(longest))}; Graylog: 2,022`,
    },
  ];
}

/** The searches that a context sends, counted. */
function countSearches(context: BrowserContext): () => number {
  let searches = 0;
  context.on('request', (request) => {
    if (request.url().includes('/api/views/search')) searches += 1;
  });
  return () => searches;
}

async function refreshing(browser: Browser, node: RunningNode, url: string): Promise<Figure[]> {
  const feeding = await feed(await gelfTcpPort(node), NEW_A_SECOND);
  const context = await signedIn(browser, node);
  const searches = countSearches(context);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  // What the frame around the dashboard does by itself (throughput, notifications).
  await page.goto(url.replace(/\?.*/, ''));
  await settled(page);
  await pause(2 * EVERY_S * 1000);
  const stopIdle = await traceTasks(cdp);
  await pause(IDLE_S * 1000);
  const idle = sum(await stopIdle()) / IDLE_S;

  const opened = searches();
  await page.goto(url);
  await settled(page);
  const inSight = searches() - opened;
  // Code that has run once is compiled.
  await pause(2 * EVERY_S * 1000);
  const [before, bytes] = [searches(), await heap(cdp)];
  const stop = await traceTasks(cdp);
  await pause(REFRESHES * EVERY_S * 1000);
  const tasks = await stop();
  const sent = searches() - before;
  const after = await heap(cdp);
  await context.close();
  await feeding.stop();
  const refreshes = sent / inSight;
  const busy = sum(tasks) / refreshes;
  return [
    {
      name: '24 widgets: main thread busy per refresh, less that of the page without refreshes',
      value: busy - (idle * REFRESHES * EVERY_S) / refreshes,
      unit: 'ms',
      aim: 100,
      runs: Math.round(refreshes),
      note: `${Math.round(busy)} with it; Graylog, with it: 543`,
    },
    {
      name: '24 widgets: tasks over 50 ms per refresh',
      value: tasks.filter((ms) => ms > 50).length / refreshes,
      unit: 'tasks',
      aim: 0,
      runs: Math.round(refreshes),
      note: `longest ${Math.round(Math.max(0, ...tasks))} ms; Graylog: 1.1, longest 518 ms`,
    },
    {
      name: '24 widgets: requests per refresh',
      value: sent / REFRESHES,
      unit: 'requests',
      aim: 25,
      note: `${inSight} of 24 widgets are in or near the viewport; heap ${((after - bytes) / 2 ** 20).toFixed(1)} MiB more after it`,
    },
  ];
}

/** What several tabs of one browser cost the server, against one. */
async function tabs(browser: Browser, node: RunningNode, url: string): Promise<Figure[]> {
  const cost = async (count: number) => {
    const context = await signedIn(browser, node);
    const searches = countSearches(context);
    for (let tab = 0; tab < count; tab += 1) {
      const page = await context.newPage();
      await page.goto(url);
      await settled(page);
    }
    await pause(EVERY_S * 1000);
    const before = searches();
    await pause((REFRESHES / 2) * EVERY_S * 1000);
    const sent = searches() - before;
    await context.close();
    return sent;
  };
  const one = await cost(1);
  const five = await cost(TABS);
  return [
    {
      name: `24 widgets: searches of ${TABS} tabs, against those of one`,
      value: (100 * five) / one,
      unit: '%',
      aim: 110,
      note: `${five} and ${one} in ${(REFRESHES / 2) * EVERY_S} s`,
    },
  ];
}
