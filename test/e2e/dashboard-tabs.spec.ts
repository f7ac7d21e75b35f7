import type { Page } from '@playwright/test';
import { makeWall } from '../bench/dashboards/wall';
import { expect, portOf, stored, test } from './journey';
import { gelf, sendTcp } from './senders';

const SEARCHES = '**/api/views/search/sync*';
const widgets = (page: Page) => page.getByRole('group', { name: 'Widgets of this page' });
const charts = (page: Page) => widgets(page).getByRole('application');

test('three tabs of one dashboard ask as much as one, a slow widget holds up nobody, and signing out ends it in all', async ({
  node,
  signedIn: page,
  context,
}) => {
  await sendTcp(
    await portOf(node, 'GELFTCPInput'),
    Array.from({ length: 60 }, (_, n) =>
      gelf(`order ${n}`, { _app: n % 2 ? 'shop' : 'mail', _n: n }),
    ),
  );
  await stored(node, 'order', 60);
  const url = `${node.url}/dashboards/${await makeWall(node)}?refresh=2`;

  // The first widget answers after 20 seconds.
  const isSlow = (body: string | null) => body?.includes('"name":"trend"') ?? false;
  await page.route(SEARCHES, async (route) => {
    if (isSlow(route.request().postData())) await new Promise((done) => setTimeout(done, 20_000));
    await route.continue().catch(() => undefined);
  });
  await page.goto(url);
  await expect(charts(page).first()).toBeVisible({ timeout: 15_000 });
  await expect(widgets(page).locator('section[aria-busy=true]')).not.toHaveCount(0);
  await page.unroute(SEARCHES);
  await page.reload();
  await expect(charts(page).first()).toBeVisible();

  let searches = 0;
  context.on('request', (request) => {
    if (request.url().includes('/views/search/sync')) searches += 1;
  });
  const countFor = async (tab: Page, ms: number) => {
    const before = searches;
    await tab.waitForTimeout(ms);
    return searches - before;
  };
  await page.waitForTimeout(4_000);
  const alone = await countFor(page, 12_000);
  const others = [await context.newPage(), await context.newPage()];
  for (const tab of others) {
    await tab.goto(url);
    await expect(charts(tab).first()).toBeVisible();
  }
  await page.waitForTimeout(4_000);
  const together = await countFor(page, 12_000);
  expect(alone).toBeGreaterThan(0);
  // Three times as many if each tab asked for itself.
  expect(together).toBeLessThan(alone * 1.5);

  const [next, last] = others;
  if (!next || !last) return;
  await page.close();
  await expect.poll(() => countFor(next, 4_000)).toBeGreaterThan(0);

  await last.getByRole('button', { name: /Administrator/ }).click();
  await last.getByRole('menuitem', { name: 'Log out' }).click();
  for (const tab of [next, last]) {
    await expect(tab.getByLabel('Username')).toBeVisible();
    await expect(widgets(tab)).toHaveCount(0);
  }
});
