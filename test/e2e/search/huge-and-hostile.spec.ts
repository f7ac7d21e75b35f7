import { expect, openSearch, portOf, rows, status, stored, table, test } from '../journey';
import { OVER_GRAYLOG } from '../node';
import { gelf, sendTcp } from '../senders';

test('a message of 5 MB is an ordinary row, and its full text is loaded on demand', async ({
  signedIn: page,
  node,
}) => {
  const words = 'connection reset while reading response header from upstream '.repeat(90_000);
  const huge = `${words.slice(0, 5_000_000)} the very end`;
  await sendTcp(await portOf(node, 'GELFTCPInput'), [gelf(huge), gelf('an ordinary message')]);
  await stored(node, 'source:journey', 2);
  await openSearch(page, node, { q: 'source:journey' });
  await expect(rows(page)).toHaveCount(2);
  const row = rows(page).filter({ hasText: 'connection reset' });
  expect((await row.textContent())?.length).toBeLessThan(5_000);
  await row.click();
  const details = page.locator('[data-details]');
  await details.getByRole('button', { name: /Show all/ }).click();
  await expect(
    page
      .getByText(/Full text of message/)
      .or(page.getByLabel(/Full text of message/))
      .first(),
  ).toBeVisible({ timeout: 30_000 });
});

/** Graylog limits an index to a thousand fields and does not store messages with more. */
const WIDE_MESSAGES = OVER_GRAYLOG ? 15 : 100;

test('the page and its field list stay usable with five thousand fields', async ({
  signedIn: page,
  node,
}) => {
  const messages = Array.from({ length: WIDE_MESSAGES }, (_, m) =>
    gelf(
      `wide ${m}`,
      Object.fromEntries(Array.from({ length: 50 }, (_, f) => [`_field_${m}_${f}`, f])),
    ),
  );
  await sendTcp(await portOf(node, 'GELFTCPInput'), messages);
  await stored(node, 'source:journey', WIDE_MESSAGES);
  await openSearch(page, node, { q: 'source:journey' });
  await expect(status(page)).toContainText(`${WIDE_MESSAGES} messages`);
  const fields = page.getByRole('complementary', { name: 'Fields' });
  await fields.getByText('All', { exact: true }).click();
  await fields.getByLabel('Search fields').fill(`field_${WIDE_MESSAGES - 1}_49`);
  await expect(fields.getByText(`field_${WIDE_MESSAGES - 1}_49`)).toBeVisible();
  expect(await fields.getByText(/^field_/).count()).toBeLessThan(200);
});

const SCRIPT = '<script>window.hacked = true</script>';
const IMAGE = '<img src=x onerror="window.hacked = true">';
const HOSTILE = [
  SCRIPT,
  IMAGE,
  'javascript:alert(1) {{7*7}} ${7*7} </textarea><svg onload=alert(1)>',
  'bidi \u202Egnp.exe\u202C zero\u200Bwidth',
  'bell \u0007 null \u0000 escape \u001B[31mred\u001B[0m',
];

test('hostile messages are shown as text, and hidden characters become visible', async ({
  signedIn: page,
  node,
}) => {
  await sendTcp(
    await portOf(node, 'GELFTCPInput'),
    HOSTILE.map((text, n) => gelf(text, { _payload: text, _n: n })),
  );
  await stored(node, 'source:journey', HOSTILE.length);
  await openSearch(page, node, { q: 'source:journey' });
  await expect(rows(page)).toHaveCount(HOSTILE.length);
  await expect(rows(page).filter({ hasText: SCRIPT })).toHaveCount(1);
  await expect(rows(page).filter({ hasText: IMAGE })).toHaveCount(1);
  const text = (await table(page).textContent()) ?? '';
  for (const hidden of ['\u202E', '\u200B', '\u0007', '\u0000', '\u001B'])
    expect(text).not.toContain(hidden);
  for (let n = 0; n < HOSTILE.length; n += 1) await rows(page).nth(n).click();
  await expect(page.locator('[data-details]').first()).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(await page.locator('script:not([src]), img[src=x]').count()).toBe(0);
});
