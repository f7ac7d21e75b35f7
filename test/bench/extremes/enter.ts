import type { Browser } from '@playwright/test';
import { stored } from '../../e2e/journey';
import type { RunningNode } from '../../e2e/node';
import { sendTcp } from '../../e2e/senders';
import { load, signedIn } from '../browser';
import { gelfTcpPort } from '../ingest/gelf-port';
import { gelfLines } from '../messages/logs';
import { median, type Figure } from '../report';
import { pause, step } from './steps';

const MESSAGES = 50_000;

/**
 * From Enter to painted rows, minus the server's time for the search. Graylog's console takes 0.8
 * s.
 */
export async function measureEnter(
  browser: Browser,
  node: RunningNode,
  runs: number,
): Promise<Figure[]> {
  await sendTcp(await gelfTcpPort(node), [...gelfLines(MESSAGES)]);
  await stored(node, 'n:*', MESSAGES);
  const context = await signedIn(browser, node);
  const loaded = await load(context, `${node.url}/search?rangetype=relative&relative=90000`);
  const { page } = loaded;
  await pause(3000);
  const [own, tasks]: [number[], number[]] = [[], []];
  for (let run = 0; run < runs + 2; run += 1) {
    const app = run % 2 === 0 ? 'sshd' : 'checkout';
    await page.keyboard.press('/');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(`app:${app}`);
    await pause(1000);
    await page.evaluate(() => performance.clearResourceTimings());
    const before = await page.locator('[data-row]').first().getAttribute('data-row');
    const { ms, own: task } = await step(
      loaded,
      'Enter',
      `[data-row]:not([data-row="${before}"])[aria-rowindex="2"]`,
      () => page.keyboard.press('Enter'),
    );
    const answered = await page.evaluate(() => {
      const [first] = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/views/search/sync')) as PerformanceResourceTiming[];
      return first ? first.responseStart - first.requestStart : 0;
    });
    if (run < 2) continue;
    own.push(ms - answered);
    tasks.push(task);
  }
  await context.close();
  return [
    {
      name: 'Enter to rows, less the answer, median',
      value: median(own),
      unit: 'ms',
      aim: 400,
      runs,
      note: `best ${Math.round(Math.min(...own))}; Graylog: 818; ${(median(own) / 818).toFixed(2)} of it`,
    },
    {
      name: 'Enter to rows: longest task, best of all',
      value: Math.min(...tasks),
      unit: 'ms',
      aim: 50,
      runs,
      note: `worst ${Math.round(Math.max(...tasks))}`,
    },
  ];
}
