import { expect, openSearch, portOf, rows, stored, table, test } from '../journey';
import { gelf, sendTcp } from '../senders';
import type { RunningNode } from '../node';

const TRACE = (line: number) =>
  `Error: connection lost\\n\\tat Pool.get (pool.js:${line})\\n\\tat main (main.js:3)`;
const PAYLOAD =
  '{\\"event\\":\\"order.created\\",\\"order\\":{\\"id\\":9007199254740993,\\"items\\":[{\\"sku\\":\\"mug\\",\\"quantity\\":2},{\\"sku\\":\\"cup\\",\\"quantity\\":1}]},\\"customer\\":\\"ada\\"}';

/**
 * Forty messages, some with equal timestamps, with terminal colours, stack traces and JSON. Graylog
 * trims control characters at the ends of a text.
 */
async function someMessages(node: RunningNode): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  const messages = Array.from({ length: 40 }, (_, n) =>
    gelf(
      n % 5 === 0
        ? `a \u001b[31mrequest ${n} failed\u001b[0m after ${n} ms`
        : `request ${n} done in ${n} ms`,
      {
        _app: n % 2 === 0 ? 'checkout' : 'billing',
        level: n % 5 === 0 ? 3 : 6,
        timestamp: now - Math.floor(n / 8) * 30,
      },
      `"_order_id":${9007199254740993n + BigInt(n)},"_trace":"${TRACE(n)}","_payload":"${PAYLOAD}"`,
    ),
  );
  await sendTcp(await portOf(node, 'GELFTCPInput'), messages);
  await stored(node, 'app:(checkout OR billing)', 40);
}

test('a message is read, linked, shown with surrounding messages, and opened again by its link', async ({
  signedIn: page,
  node,
  context,
}) => {
  await someMessages(node);
  await openSearch(page, node, { q: 'app:checkout', relative: '7200' });
  await table(page).focus();
  for (const key of ['j', 'j', 'j', 'Enter']) await page.keyboard.press(key);
  const details = page.locator('[data-details]');
  await expect(details.getByRole('button', { name: 'Copy ID' })).toBeVisible();
  await expect(page).toHaveURL(/message=/);

  await details.getByRole('button', { name: 'In context' }).click();
  const lines = details.getByRole('list', { name: 'Surrounding messages' }).getByRole('listitem');
  await expect(lines).toHaveCount(11);
  await details.getByRole('button', { name: 'Show 5 earlier' }).click();
  await expect(lines).toHaveCount(16);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator('[data-details]')).toBeVisible();
  await expect(rows(other).nth(2)).toHaveAttribute('aria-expanded', 'true');
  await other.close();

  await details.getByRole('link', { name: 'Permalink' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Message / })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Details of message/ })).toContainText(
    '9007199254740',
  );
  await page.goBack();
  await expect(details).toBeVisible();
});

test('rows are selected, copied, compared and searched by keyboard', async ({
  signedIn: page,
  node,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await someMessages(node);
  await openSearch(page, node, { q: 'app:*', relative: '7200' });
  await expect(rows(page).first()).not.toContainText('[31m');
  await table(page).focus();
  for (const key of ['j', 'x', 'Shift+ArrowDown', 'Shift+ArrowDown'])
    await page.keyboard.press(key);
  await page.getByRole('button', { name: '3 selected' }).click();
  await page.getByRole('button', { name: 'NDJSON' }).first().click();
  await expect(page.getByText('Copied', { exact: true }).first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim().split('\n')).toHaveLength(3);
  expect(copied).toMatch(/"order_id":90071992547410\d\d/);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Comparison of 3 messages' });
  await expect(dialog.getByRole('rowheader', { name: 'trace' })).toBeVisible();
  await expect(dialog.locator('ins').first()).toBeVisible();
  await expect(dialog.getByRole('rowheader', { name: 'payload.event' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await table(page).focus();
  await page.keyboard.press('f');
  await expect(page.getByRole('searchbox', { name: 'Find in loaded rows' })).toBeFocused();
  await page.keyboard.type('request 15');
  await expect(page.getByText(/of 1 row, 40 loaded/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(table(page).locator('[data-active]')).toContainText('request 15');
  await page.keyboard.press('Escape');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '3 selected' }).click();
  await page
    .getByRole('group', { name: 'Save as file' })
    .getByRole('button', { name: 'CSV' })
    .click();
  expect((await download).suggestedFilename()).toMatch(/^messages-.*\.csv$/);
});
