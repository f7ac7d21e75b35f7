import type { Locator, Page } from '@playwright/test';
import { otherTheme, PHONE, tooWide, violations } from '../accessibility';
import { expect, makeDashboard, portOf, stored, test } from '../journey';
import { gelf, sendTcp } from '../senders';

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

const tab = (page: Page, name: string) => page.getByRole('tab', { name, selected: true });

/** Moves a finger over an element. */
async function swipe(page: Page, over: Locator, by: number): Promise<void> {
  const box = await over.boundingBox();
  if (!box) throw new Error('It is not in sight');
  const [x, y] = [box.x + box.width / 2 - by / 2, box.y + Math.min(box.height, 300) / 2];
  const touch = await page.context().newCDPSession(page);
  // With times of its own: a busy machine takes longer than swipes last.
  let timestamp = Date.now() / 1000;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      timestamp: (timestamp += 0.02),
      touchPoints: at === undefined ? [] : [{ x: at, y }],
    });
  await send('touchStart', x);
  for (let step = 1; step <= 5; step += 1) await send('touchMove', x + (by * step) / 5);
  await send('touchEnd');
  await touch.detach();
}

test('on a phone a swipe shows the next page, but scrolls a wide table', async ({
  node,
  signedIn: page,
}) => {
  await sendTcp(
    await portOf(node, 'GELFTCPInput'),
    Array.from({ length: 10 }, (_, n) =>
      gelf(`order ${n}`, { _application_with_a_long_name: `${'shop '.repeat(20)}${n}` }),
    ),
  );
  await stored(node, 'order', 10);
  await page.goto(`${node.url}/dashboards/${await makeDashboard(node)}`);
  const panel = page.getByRole('tabpanel');
  await page.getByRole('button', { name: 'Add widget' }).first().tap();
  await page.getByRole('menuitem', { name: 'Top sources' }).tap();
  const table = page.getByRole('grid');
  await expect(table).toBeVisible();
  await page.getByRole('button', { name: 'Add page' }).tap();
  await expect(tab(page, 'Page 2')).toBeVisible();

  await swipe(page, panel, 250);
  await expect(tab(page, 'Page 1')).toBeVisible();
  // There is no page before the first.
  await swipe(page, panel.locator('header').first(), 250);
  await expect(tab(page, 'Page 1')).toBeVisible();
  await table.evaluate((element) => {
    element.style.setProperty('--least', '900px');
  });
  await swipe(page, table, -250);
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(50);
  await expect(tab(page, 'Page 1')).toBeVisible();
  await swipe(page, panel.locator('header').first(), -250);
  await expect(tab(page, 'Page 2')).toBeVisible();

  await swipe(page, panel, 250);
  await panel.getByRole('button', { name: /^Actions for/ }).tap();
  await page.getByRole('menuitem', { name: 'Select', exact: true }).tap();
  const bar = page.getByRole('toolbar', { name: 'Selected widgets' });
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect(await tooWide(page)).toEqual([]);
  for (let times = 0; times < 2; times += 1) {
    expect(await violations(page)).toEqual([]);
    await otherTheme(page);
  }
});
