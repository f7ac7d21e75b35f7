import type { Browser, CDPSession, Page } from '@playwright/test';
import { stored } from '../../e2e/journey';
import type { RunningNode } from '../../e2e/node';
import { until } from '../../e2e/until';
import { sendTcp } from '../../e2e/senders';
import { forgetTasks, heap, load, longestTask, signedIn } from '../browser';
import { gelfTcpPort } from '../ingest/gelf-port';
import { gelfLines } from '../messages/logs';
import type { Frames } from '../probe';
import type { Figure } from '../report';
import { watchTasks } from '../tasks';
import { pause } from './steps';

const ROWS = 100_000;
const MIB = 2 ** 20;
/** The pixels of one turn of the wheel, about fifty rows. */
const TURN = 1_600;

/**
 * Scrolls through all rows of a search, beyond the ten thousand that a server returns from one
 * window, and counts them.
 */
export async function measureDeep(browser: Browser, node: RunningNode): Promise<Figure[]> {
  await sendTcp(await gelfTcpPort(node), [...gelfLines(ROWS)]);
  await stored(node, 'n:*', ROWS);
  const context = await signedIn(browser, node);
  const { page, cdp, requests } = await load(
    context,
    `${node.url}/search?rangetype=relative&relative=90000&q=${encodeURIComponent('n:[0 TO 99999]')}`,
  );
  await pause(3000);
  const before = { heap: await heap(cdp), requests: requests() };
  await forgetTasks(page);
  const started = performance.now();
  const { frames, own } = await scrollToEnd(page, cdp);
  const seconds = (performance.now() - started) / 1000;
  const longest = await longestTask(page);
  const shown = await page.locator('[data-tail]').textContent();
  const last = await lastRow(page);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const asked = requests() - before.requests;
  await pause(1000);
  const after = await heap(cdp);
  await context.close();
  return [
    {
      name: '100,000 rows: rows at the end',
      value: last,
      unit: 'rows',
      aim: ROWS,
      atLeast: true,
      note: (shown ?? '').trim(),
    },
    {
      name: '100,000 rows: scrolled through in',
      value: seconds,
      unit: 's',
      note: `${Math.round(last / seconds).toLocaleString('en')} rows a second`,
    },
    {
      name: '100,000 rows: longest task',
      value: own,
      unit: 'ms',
      aim: 50,
      note: `${longest === 0 ? 'none over 50' : Math.round(longest)} by the clock; Graylog shows 10,000 rows`,
    },
    {
      name: '100,000 rows: frames left out',
      value: (100 * frames.late) / (frames.frames + frames.late),
      unit: '%',
      note: `${frames.late} of ${frames.frames + frames.late}; longest between two ${Math.round(frames.worst)} ms`,
    },
    { name: '100,000 rows: requests', value: asked, unit: '' },
    { name: '100,000 rows: elements of the page', value: nodes, unit: '', aim: 3000 },
    {
      name: '100,000 rows: heap',
      value: (after - before.heap) / MIB,
      unit: 'MiB more',
      note: `${(before.heap / MIB).toFixed(0)} to ${(after / MIB).toFixed(0)} MiB`,
    },
  ];
}

/** The number of the last rendered row, starting at 1. */
const lastRow = (page: Page) =>
  page.evaluate(
    () =>
      Math.max(
        ...[...document.querySelectorAll('[data-row]')].map((row) =>
          Number(row.getAttribute('aria-rowindex')),
        ),
      ) - 1,
  );

/**
 * Traces tasks for a short time at every ten thousand rows, because a complete trace would slow the
 * page down.
 */
async function scrollToEnd(page: Page, cdp: CDPSession): Promise<{ frames: Frames; own: number }> {
  await page.getByRole('treegrid', { name: 'All Messages' }).hover();
  const stop = await page.evaluateHandle(() => window.__probe.frames());
  const turn = async () => {
    for (let n = 0; n < 20; n += 1) {
      await page.mouse.wheel(0, TURN);
      await pause(8);
    }
  };
  let [watched, own] = [0, 0];
  await until(
    async () => {
      const last = await lastRow(page);
      const tasks = last - watched >= 10_000 ? await watchTasks(cdp) : undefined;
      await turn();
      if (tasks) {
        watched = last;
        const longest = await tasks();
        own = Math.max(own, longest);
        console.log(`${last} rows, longest task ${Math.round(longest)} ms`);
      }
      return (await page.locator('[data-tail]').getByText(/\d/).count()) > 0;
    },
    () => 'all rows were scrolled',
    900,
  );
  return { frames: await stop.evaluate((end) => end()), own };
}
