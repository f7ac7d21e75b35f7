import type { Browser, Page } from '@playwright/test';
import { firstRow, load } from '@test/bench/browser';
import { PROBE } from '@test/bench/probe';
import { expect, portOf, signIn, stored, test } from '../journey';
import type { RunningNode } from '../node';
import { gelf, sendTcp } from '../senders';

/** Bytes over the wire with an empty cache, including headers. */
const UNTIL_ROWS = 250_000;
const IN_ALL = 460_000;
/** The maximum number of responses, of any size, before the first rows. */
const MOST_REQUESTS = 30;

/**
 * The sizes of the responses that arrived before a time of the page, in milliseconds. Of what is
 * polled only the first counts: a slow machine polls more often until its page is complete.
 */
const cameBefore = (page: Page, at: number) =>
  page.evaluate((until) => {
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    const first = new Map<string, number>();
    for (const { name, responseEnd, transferSize } of entries)
      if (responseEnd <= until && !first.has(name)) first.set(name, transferSize);
    return [...first.values()];
  }, at);
const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);

/** A signed-in user with an empty cache. */
async function opened(browser: Browser, node: RunningNode): Promise<Page> {
  const context = await browser.newContext();
  await signIn(context, node);
  await context.addInitScript(PROBE);
  return (await load(context, `${node.url}/search?rangetype=relative&relative=86400`)).page;
}

test('the first rows need few bytes and few responses, and the complete page stays small', async ({
  browser,
  signedIn,
  node,
}) => {
  await sendTcp(
    await portOf(node, 'GELFTCPInput'),
    Array.from({ length: 150 }, (_, n) => gelf(`request ${n} took ${n} ms`, { _took_ms: n })),
  );
  await stored(node, 'source:journey', 150);
  await signedIn.close();
  // While a slow response is pending, the page already preloads what comes after the rows. The
  // minimum of several loads is what the rows themselves need.
  let least: readonly number[] | undefined;
  const isOver = () => sum(least ?? []) > UNTIL_ROWS;
  for (let times = 0; times < 3 || (times < 8 && isOver()); times += 1) {
    const page = await opened(browser, node);
    const sizes = await cameBefore(page, await firstRow(page));
    if (least === undefined || sum(sizes) < sum(least)) least = sizes;
    await page.context().close();
  }
  const sizes = least ?? [];
  expect(sum(sizes)).toBeGreaterThan(100_000);
  expect(sum(sizes)).toBeLessThanOrEqual(UNTIL_ROWS);
  expect(sizes.length).toBeLessThanOrEqual(MOST_REQUESTS);

  const page = await opened(browser, node);
  await expect(page.locator('[data-plot]').first()).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('.ace_editor')).toBeVisible();
  await expect(page.getByText(/^Node\.js v/)).toBeVisible();
  expect(sum(await cameBefore(page, Infinity))).toBeLessThanOrEqual(IN_ALL);
  await page.context().close();
});
