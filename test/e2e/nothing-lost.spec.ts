import { ADMIN_PASSWORD } from './node';
import { ask, expect, openSearch, portOf, queryText, rows, status, stored, test, typeQuery } from './journey';
import { gelf, sendTcp } from './senders';

test.use({ expectedComplaints: [/Failed to load resource/] });

test('a session that ends while typing: sign in over the page, the text is there, the search runs', async ({ signedIn: page, node, context }) => {
  await sendTcp(await portOf(node, 'GELFTCPInput'), [gelf('still here')]);
  await stored(node, '"still here"', 1);
  await openSearch(page, node);
  await typeQuery(page, '"still here"');
  await context.request.delete(`${node.url}/api/system/sessions`, { headers: { 'X-Requested-By': 'journey' } });
  await context.clearCookies();
  await page.keyboard.press('Enter');

  const sheet = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(sheet).toBeVisible();
  await expect(queryText(page)).toContainText('"still here"');
  await sheet.getByLabel('Password').fill(ADMIN_PASSWORD);
  await sheet.getByRole('button', { name: 'Sign in' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(queryText(page)).toContainText('"still here"');
  await expect(rows(page)).toHaveCount(1);
});

test('the node is killed and started again while the page is open: a banner, then recovery', async ({ signedIn: page, node }) => {
  await sendTcp(await portOf(node, 'GELFTCPInput'), [gelf('before the outage')]);
  await stored(node, '"before the outage"', 1);
  await openSearch(page, node, { q: '"before the outage"' });
  await expect(rows(page)).toHaveCount(1);
  await node.stop('SIGKILL');
  await ask(page, 'message:before');

  await expect(page.getByText('Server unavailable')).toBeVisible();
  await expect(queryText(page)).toContainText('message:before');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'More details' }).click();
  await expect(page.getByText('Original request')).toBeVisible();

  await node.restart();
  await expect(page.getByText('Server unavailable')).toHaveCount(0, { timeout: 30_000 });
  await expect(queryText(page)).toContainText('message:before');
  await expect(status(page)).toContainText('complete');
  await expect(rows(page)).toHaveCount(1);
});

test('text that was typed and never sent is there after a reload', async ({ signedIn: page, node }) => {
  await openSearch(page, node);
  await typeQuery(page, 'half a thought');
  await page.waitForTimeout(500);
  await page.reload();
  await expect(status(page)).toContainText('complete');
  await expect(queryText(page)).toContainText('half a thought');
});
