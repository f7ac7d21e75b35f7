import type { Browser } from '@playwright/test';
import { makeStreams } from '../../e2e/journey';
import type { RunningNode } from '../../e2e/node';
import { signedIn } from '../browser';
import type { Figure } from '../report';
import { loadStep } from './load-step';
import { figuresOf, pause, step, type Step } from './steps';

const STREAMS = 1_000;

/** A list of a thousand streams and what users do with it. */
export async function measureLists(
  browser: Browser,
  node: RunningNode,
  runs: number,
): Promise<Figure[]> {
  await makeStreams(
    node,
    Array.from({ length: STREAMS }, (_, n) => `Stream ${String(n).padStart(4, '0')}`),
  );
  const times: Step[][] = [];
  for (let run = 0; run < runs; run += 1) times.push(await walk(browser, node));
  return figuresOf('1,000 streams in a list', times);
}

async function walk(browser: Browser, node: RunningNode): Promise<Step[]> {
  const context = await signedIn(browser, node);
  const { loaded, first } = await loadStep(context, `${node.url}/streams?pageSize=${STREAMS}`);
  const { page } = loaded;
  const steps: Step[] = [first];
  steps.push(
    await step(loaded, 'scroll', 'body', async () => {
      await page.locator('[data-row]').first().hover();
      await page.keyboard.press('Control');
      for (let n = 0; n < 120; n += 1) {
        await page.mouse.wheel(0, 600);
        await pause(16);
      }
    }),
  );
  // The user's preferences keep the sort order between runs.
  const other =
    (await page.locator('[aria-sort="descending"]').count()) > 0 ? 'ascending' : 'descending';
  steps.push(
    await step(loaded, 'sort', `[aria-sort="${other}"]`, () =>
      page.getByRole('columnheader', { name: 'Title' }).getByRole('button').first().click(),
    ),
  );
  const all = page.getByRole('checkbox', { name: 'Select all visible rows' });
  steps.push(
    await step(loaded, 'select all', '[data-row][aria-selected="true"]', () => all.click()),
  );
  // Bulk actions replace the search box while rows are selected.
  steps.push(
    await step(loaded, 'select none', ':root:not(:has([data-row][aria-selected="true"]))', () =>
      all.click(),
    ),
  );
  steps.push(
    await step(loaded, 'search', { selector: '[data-row]', text: 'Stream 0777' }, async () => {
      await page.keyboard.press('/');
      await page.keyboard.type('0777', { delay: 60 });
    }),
  );
  await context.close();
  return steps;
}
