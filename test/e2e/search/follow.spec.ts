import { expect, openSearch, portOf, rows, status, stored, table, test } from '../journey';
import { gelf, sendTcp } from '../senders';

test('a followed search shows new rows, pauses while the user reads, and is part of the address', async ({
  signedIn: page,
  node,
}) => {
  const port = await portOf(node, 'GELFTCPInput');
  await sendTcp(
    port,
    Array.from({ length: 60 }, (_, n) =>
      gelf(`before ${n}`, { timestamp: Date.now() / 1000 - 100 + n }),
    ),
  );
  await stored(node, 'source:journey', 60);
  await openSearch(page, node, { q: 'source:journey' });
  await page.getByRole('button', { name: 'Follow' }).click();
  await expect(page).toHaveURL(/follow=true/);

  const at = Date.now() / 1000;
  await sendTcp(port, [
    gelf('first of one instant', { timestamp: at }),
    gelf('second of one instant', { timestamp: at }),
  ]);
  await expect(rows(page).filter({ hasText: 'of one instant' })).toHaveCount(2);
  await expect(rows(page).first()).toContainText('of one instant');
  await expect(page.getByText('2 new')).toBeVisible();

  // Its timestamp is before those already shown.
  await sendTcp(port, [gelf('came late', { timestamp: at - 1 })]);
  await expect(rows(page).nth(2)).toContainText('came late');

  await table(page).hover();
  await page.mouse.wheel(0, 600);
  await expect(rows(page).filter({ hasText: 'of one instant' })).toHaveCount(0);
  await sendTcp(port, [gelf('while one reads')]);
  await page.getByRole('button', { name: '1 new message' }).click();
  await expect(rows(page).first()).toContainText('while one reads');

  await page.reload();
  await expect(page.getByRole('button', { name: 'Following' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await sendTcp(port, [gelf('after the reload')]);
  await expect(rows(page).first()).toContainText('after the reload');
  await page.getByRole('button', { name: 'Following' }).click();
  await expect(page).not.toHaveURL(/follow=/);
});

test('messages that arrive faster than they can be read are counted exactly and appended without a gap', async ({
  signedIn: page,
  node,
}) => {
  const port = await portOf(node, 'GELFTCPInput');
  const lines = (name: string, count: number, from: number) =>
    Array.from({ length: count }, (_, n) => gelf(`${name} ${n}`, { timestamp: from + n / 5_000 }));
  await sendTcp(port, lines('before', 400, Date.now() / 1000 - 20));
  await stored(node, 'source:journey', 400);
  await openSearch(page, node, { q: 'source:journey' });
  await page.getByRole('button', { name: 'Follow' }).click();
  await expect(page.getByText('0 new')).toBeVisible();
  await sendTcp(port, lines('flood', 6_000, Date.now() / 1000 - 1));
  await expect(page.getByText('6,000 new')).toBeVisible();
  await expect(status(page)).toContainText('6,400 messages');
  // Later responses do not change the count.
  await page.waitForResponse((response) => response.url().includes('/views/search/sync'));
  await expect(page.getByText('6,000 new')).toBeVisible();

  await rows(page).first().click();
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(rows(page).last()).toContainText('before 0', { timeout: 200 });
  }).toPass();
  await expect(page.getByText('All 6,400 messages shown')).toBeVisible();
});
