import type { Page } from '@playwright/test';
import { firstRow, load } from '../bench/browser';
import { PROBE } from '../bench/probe';
import { expect, portOf, stored, test } from './journey';
import { gelf, sendTcp } from './senders';

/** Bytes over the wire with an empty cache, heads of answers included. */
const UNTIL_ROWS = 250_000;
const IN_ALL = 700_000;
/** Answers, however small, that the rows may wait for. */
const MOST_REQUESTS = 30;

/** Sizes of the answers that had come at a time of the page's clock, in milliseconds. */
const cameBefore = (page: Page, at: number) =>
  page.evaluate((until) => {
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')] as PerformanceResourceTiming[];
    return entries.filter(({ responseEnd }) => responseEnd <= until).map(({ transferSize }) => transferSize);
  }, at);
const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);

test('rows show after few bytes and few answers, and what comes later stays small too', async ({ context, signedIn, node }) => {
  await sendTcp(await portOf(node, 'GELFTCPInput'), Array.from({ length: 150 }, (_, n) => gelf(`request ${n} took ${n} ms`, { _took_ms: n })));
  await stored(node, 'source:journey', 150);
  await signedIn.close();
  await context.addInitScript(PROBE);
  const { page } = await load(context, `${node.url}/search?rangetype=relative&relative=86400`);
  const sizes = await cameBefore(page, await firstRow(page));
  expect(sum(sizes)).toBeGreaterThan(100_000);
  expect(sum(sizes)).toBeLessThanOrEqual(UNTIL_ROWS);
  expect(sizes.length).toBeLessThanOrEqual(MOST_REQUESTS);

  await expect(page.locator('.nsewdrag').first()).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('.ace_editor')).toBeVisible();
  await expect(page.getByText(/^Node\.js v/)).toBeVisible();
  expect(sum(await cameBefore(page, Infinity))).toBeLessThanOrEqual(IN_ALL);
});
