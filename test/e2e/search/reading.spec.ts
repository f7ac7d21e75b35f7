import {
  ask,
  expect,
  openSearch,
  portOf,
  query,
  queryText,
  rows,
  status,
  stored,
  table,
  test,
} from '../journey';
import { gelf, sendTcp } from '../senders';
import type { RunningNode } from '../node';

const ORDER_ID = '9007199254740993';

async function someMessages(node: RunningNode): Promise<void> {
  const now = Date.now() / 1000;
  const messages = Array.from({ length: 300 }, (_, n) =>
    gelf(
      `order ${n} ${n % 3 === 0 ? 'failed' : 'confirmed'}`,
      {
        _app: n % 2 === 0 ? 'checkout' : 'billing',
        level: n % 3 === 0 ? 3 : 6,
        timestamp: now - n * 10,
      },
      `"_order_id":${ORDER_ID}`,
    ),
  );
  await sendTcp(await portOf(node, 'GELFTCPInput'), messages);
  await stored(node, 'app:(checkout OR billing)', 300);
}

test('filter, exclude, details with exact numbers, and the address opens the same search again', async ({
  signedIn: page,
  node,
  context,
}) => {
  await someMessages(node);
  await openSearch(page, node, { q: 'app:checkout', relative: '7200' });
  await expect(status(page)).toContainText('150');

  await rows(page).first().click();
  const details = page.locator('[data-details]');
  await expect(details.getByText(ORDER_ID)).toBeVisible();
  await details.getByText('level', { exact: true }).first().hover();
  await details.getByRole('button', { name: 'Exclude this value of level' }).click();
  await expect(queryText(page)).toContainText('level');
  await expect(page).toHaveURL(/NOT/);
  await expect(status(page)).not.toContainText('150');
  const counted = await status(page).textContent();
  const found = /[\d,.]+/.exec(counted ?? '')?.[0];

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(status(other)).toContainText(found ?? 'no number');
  await expect(rows(other).first()).toBeVisible();

  await page.goBack();
  await expect(status(page)).toContainText('150');
  await expect(queryText(page)).not.toContainText('level');
});

test('Back, Forward and reload restore the searches that ran', async ({ signedIn: page, node }) => {
  await someMessages(node);
  await openSearch(page, node, { relative: '7200' });
  await ask(page, 'app:checkout AND failed');
  await expect(status(page)).toContainText('50 messages');
  await ask(page, 'app:billing');
  await expect(status(page)).toContainText('150 messages');
  await page.goBack();
  await expect(queryText(page)).toContainText('checkout');
  await expect(status(page)).toContainText('50 messages');
  await page.goForward();
  await expect(queryText(page)).toContainText('billing');
  await page.reload();
  await expect(status(page)).toContainText('150 messages');
});

test('dragging over the histogram zooms in, and zooming out restores the range', async ({
  signedIn: page,
  node,
}) => {
  await someMessages(node);
  await openSearch(page, node, { q: 'app:*', relative: '7200' });
  const before = page.url();
  const plot = page.locator('[data-plot]').first();
  await expect(plot).toBeVisible({ timeout: 20_000 });
  const box = await plot.boundingBox();
  if (!box) throw new Error('the histogram has no box');
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.9, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(page).toHaveURL(/rangetype=absolute/);
  await expect(status(page)).not.toContainText('300 messages');
  await page.goBack();
  await expect(page).toHaveURL(before);
  await expect(status(page)).toContainText('300 messages');
});

test('rows are reached and opened by keyboard and keep their position', async ({
  signedIn: page,
  node,
}) => {
  await someMessages(node);
  await openSearch(page, node, { q: 'app:*', relative: '7200' });
  await table(page).focus();
  for (const key of ['j', 'j', 'ArrowDown', 'k']) await page.keyboard.press(key);
  const active = table(page).locator('[data-active]');
  await expect(active).toHaveCount(1);
  const place = await active.boundingBox();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-details]')).toBeVisible();
  expect((await active.boundingBox())?.y).toBe(place?.y);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-details]')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(query(page)).toBeFocused();
});

test('an invalid query is explained in place, and runs once it is corrected', async ({
  signedIn: page,
  node,
}) => {
  await someMessages(node);
  await openSearch(page, node, { relative: '7200' });
  await ask(page, 'app:(checkout');
  await expect(
    page.getByRole('button', { name: /Error/ }).or(page.getByText('Invalid query')).first(),
  ).toBeVisible();
  await expect(queryText(page)).toContainText('app:(checkout');
  await ask(page, 'app:(checkout)');
  await expect(status(page)).toContainText('150 messages');
});
