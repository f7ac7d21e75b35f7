import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
} from '@playwright/test';
import { chromiumLaunchOptions } from '../e2e/browser';
import { ADMIN_PASSWORD, type RunningNode } from '../e2e/node';
import { PROBE } from './probe';

/** `extra` adds command-line switches for Chromium. */
export async function launch(extra: readonly string[] = []): Promise<Browser> {
  const options = await chromiumLaunchOptions();
  return chromium.launch({ ...options, args: [...options.args, ...extra], headless: true });
}

/** Creates a context with an empty cache and a session cookie. */
export async function signedIn(
  browser: Browser,
  node: Pick<RunningNode, 'url'>,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Europe/Berlin',
  });
  await context.request.post(`${node.url}/api/system/sessions`, {
    data: { username: 'admin', password: ADMIN_PASSWORD, host: '' },
    headers: { 'X-Requested-By': 'bench' },
  });
  await context.addInitScript(PROBE);
  return context;
}

export type Loaded = {
  page: Page;
  cdp: CDPSession;
  transferred: () => number;
  requests: () => number;
};

export async function load(
  context: BrowserContext,
  url: string,
  {
    slowdown = 1,
    before = () => Promise.resolve(),
  }: { slowdown?: number; before?: (cdp: CDPSession) => Promise<void> } = {},
): Promise<Loaded> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  let bytes = 0;
  let requests = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  cdp.on('Network.requestWillBeSent', () => (requests += 1));
  await cdp.send('Network.enable');
  if (slowdown !== 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await before(cdp);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.__probe.firstRow !== undefined, undefined, {
    timeout: 60_000,
  });
  return { page, cdp, transferred: () => bytes, requests: () => requests };
}

export const firstRow = (page: Page) => page.evaluate(() => window.__probe.firstRow ?? NaN);

export const longestTask = (page: Page) =>
  page.evaluate(() => Math.max(0, ...window.__probe.longTasks));

export const forgetTasks = (page: Page) =>
  page.evaluate(() => void window.__probe.longTasks.splice(0));

/** The size of the JavaScript heap in bytes after a forced collection. */
export async function heap(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.enable');
  for (let n = 0; n < 3; n += 1) await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}
