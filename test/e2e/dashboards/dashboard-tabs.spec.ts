import type { Page } from '@playwright/test';
import { makeWall } from '@test/bench/dashboards/wall';
import { expect, portOf, stored, test } from '../journey';
import { gelf, sendTcp } from '../senders';

const INTERVAL_MS = 2_000;
const INTERVALS = 6;
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

  // The widget with a trend gets no answer.
  const hasTrend = (body: string | null) => body?.includes('"name":"trend"') ?? false;
  await page.route(SEARCHES, async (route) => {
    if (!hasTrend(route.request().postData())) await route.continue().catch(() => undefined);
  });
  await page.goto(url);
  await expect(charts(page).first()).toBeVisible({ timeout: 15_000 });
  await expect(widgets(page).locator('section[aria-busy=true]')).not.toHaveCount(0);
  await page.unroute(SEARCHES);
  await page.reload();
  await expect(charts(page).first()).toBeVisible();

  let searches = 0;
  context.on('request', (request) => {
    if (hasTrend(request.postData())) searches += 1;
  });
  /** Searches of the only widget with a trend per interval of refreshing, over some of them. */
  const perInterval = async () => {
    const [before, began] = [searches, performance.now()];
    await expect
      .poll(() => searches - before, { timeout: 90_000 })
      .toBeGreaterThanOrEqual(INTERVALS);
    const intervals = (performance.now() - began) / INTERVAL_MS;
    return (searches - before) / intervals;
  };
  const alone = await perInterval();
  const others = [await context.newPage(), await context.newPage()];
  for (const tab of others) {
    await tab.goto(url);
    await expect(charts(tab).first()).toBeVisible();
  }
  // Three if each tab asked for itself; a busy machine asks less often.
  const together = await perInterval();
  expect(alone).toBeLessThan(1.5);
  expect(together).toBeLessThan(1.5);

  const [next, last] = others;
  if (!next || !last) return;
  await page.close();
  const before = searches;
  await expect.poll(() => searches).toBeGreaterThan(before);

  await last.getByRole('button', { name: /Administrator/ }).click();
  await last.getByRole('menuitem', { name: 'Log out' }).click();
  for (const tab of [next, last]) {
    await expect(tab.getByLabel('Username')).toBeVisible();
    await expect(widgets(tab)).toHaveCount(0);
  }
});
