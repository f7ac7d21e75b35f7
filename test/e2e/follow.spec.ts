import { expect, openSearch, portOf, rows, stored, table, test } from './journey';
import { gelf, sendTcp } from './senders';

test('a search is followed: new rows come by themselves, wait while one reads, and the address keeps it', async ({ signedIn: page, node }) => {
  const port = await portOf(node, 'GELFTCPInput');
  await sendTcp(port, Array.from({ length: 60 }, (_, n) => gelf(`before ${n}`, { timestamp: Date.now() / 1000 - 100 + n })));
  await stored(node, 'source:journey', 60);
  await openSearch(page, node, { q: 'source:journey' });
  await page.getByRole('button', { name: 'Follow' }).click();
  await expect(page).toHaveURL(/follow=true/);

  const at = Date.now() / 1000;
  await sendTcp(port, [gelf('first of one instant', { timestamp: at }), gelf('second of one instant', { timestamp: at })]);
  await expect(rows(page).filter({ hasText: 'of one instant' })).toHaveCount(2);
  await expect(rows(page).first()).toContainText('of one instant');
  await expect(page.getByText('2 came')).toBeVisible();

  // Its own time lies before that of what is shown already.
  await sendTcp(port, [gelf('came late', { timestamp: at - 1 })]);
  await expect(rows(page).nth(2)).toContainText('came late');

  await table(page).hover();
  await page.mouse.wheel(0, 600);
  await expect(rows(page).filter({ hasText: 'of one instant' })).toHaveCount(0);
  await sendTcp(port, [gelf('while one reads')]);
  await page.getByRole('button', { name: '1 new message' }).click();
  await expect(rows(page).first()).toContainText('while one reads');

  await page.reload();
  await expect(page.getByRole('button', { name: 'Following' })).toHaveAttribute('aria-pressed', 'true');
  await sendTcp(port, [gelf('after the reload')]);
  await expect(rows(page).first()).toContainText('after the reload');
  await page.getByRole('button', { name: 'Following' }).click();
  await expect(page).not.toHaveURL(/follow=/);
});
