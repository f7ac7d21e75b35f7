import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import {
  expect,
  openSearch,
  portOf,
  query,
  rows,
  status,
  stored,
  table,
  test,
  typeQuery,
} from '../journey';
import { OVER_GRAYLOG } from '../node';
import { gelf, sendTcp } from '../senders';

const SCRIPT = '<script>window.hacked = true</script>';
const IMAGE = '<img src=x onerror="window.hacked=true">';
const JSON_TEXT =
  '{\\"__proto__\\":{\\"admin\\":true},\\"constructor\\":1,\\"id\\":9007199254740993,\\"id\\":12345678901234567890,\\"html\\":\\"<b>bold</b>\\"}';
/** Graylog's GELF inputs truncate integers to 64 bits. */
const HUGE = OVER_GRAYLOG ? '-4362896299872285998' : '123456789012345678901234567890';
/** Names of built-in object properties, and a duplicate key, of which the last value counts. */
const EXACT = `"_valueOf":"${SCRIPT.replaceAll('"', '\\"')}","_constructor":"${IMAGE.replaceAll('"', '\\"')}","_toString":"own","___proto__":"its own","_huge":123456789012345678901234567890,"_json":"${JSON_TEXT}","_twice":1,"_twice":2`;
const TEXTS = [
  'bidi \u202Egnp.exe\u202C',
  'zero\u200Bwidth \u0000 null',
  '👩‍👩‍👧‍👦 family, e\u0301 and \u{1F3F4}\u{E0067}',
  `${'long'.repeat(400)}`,
];

const untouched = async (page: Page) => {
  expect(await page.evaluate(() => 'hacked' in window || 'admin' in {})).toBe(false);
  expect(
    await page.locator('script:not([src]), img[src=x], [role=treegrid] b:text("bold")').count(),
  ).toBe(0);
};

test('hostile names and values are shown as text everywhere on the search page, and everything works', async ({
  signedIn: page,
  node,
  context,
}) => {
  test.setTimeout(120_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await sendTcp(
    await portOf(node, 'GELFTCPInput'),
    TEXTS.map((text, n) => gelf(`${text} ${SCRIPT}`, { _n: n }, EXACT)),
  );
  await stored(node, 'source:journey', TEXTS.length);
  await openSearch(page, node, {
    q: 'source:journey',
    fields: 'timestamp,valueOf,constructor,toString,__proto__,huge,message',
  });
  await expect(rows(page)).toHaveCount(TEXTS.length);
  for (const text of [SCRIPT, IMAGE, 'its own', HUGE])
    await expect(rows(page).first()).toContainText(text);
  expect(await table(page).textContent()).not.toMatch(/[\u202A-\u202E\u200B\0]/);

  const fields = page.getByRole('complementary', { name: 'Fields' });
  await fields.getByText('All', { exact: true }).click();
  for (const name of ['valueOf', 'constructor', 'toString', '__proto__']) {
    // Names with this prefix are reserved by the server.
    if (name.startsWith('_')) await fields.getByText('Reserved', { exact: true }).click();
    await fields.getByLabel('Search fields').fill(name);
    await fields.locator(`[title="${name}"]`).click();
    await expect(fields.locator('[aria-level="2"]')).toContainText(`Count${TEXTS.length}`);
    await fields.getByLabel('Search fields').press('Escape');
  }
  await fields.getByLabel('Search fields').fill('');
  await untouched(page);

  await rows(page)
    .first()
    .click({ position: { x: 300, y: 8 } });
  const details = page.locator('[data-details]');
  await expect(details.locator('[data-field="json"]')).toContainText('12345678901234567890');
  await expect(details.locator('[data-field="json"]')).toContainText('<b>bold</b>');
  await details.locator('[data-field="constructor"]').hover();
  await details.getByRole('button', { name: 'More actions for constructor' }).click();
  await page.getByRole('menuitem', { name: 'Highlight this value' }).click();
  await expect(table(page).locator('[data-painted]').first()).toBeVisible();
  await rows(page)
    .first()
    .click({ position: { x: 300, y: 8 } });
  await untouched(page);

  await table(page).focus();
  for (const key of ['j', 'x', 'Shift+ArrowDown']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('checkbox', { name: 'Show identical fields' }).check();
  await expect(
    page.getByRole('dialog').getByRole('rowheader', { name: 'valueOf', exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText(IMAGE);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '2 selected' }).click();
  await page.getByRole('button', { name: 'NDJSON' }).first().click();
  await expect(page.getByText('Copied', { exact: true }).first()).toBeVisible();
  const [copied = ''] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(copied).toContain(`"valueOf":"${SCRIPT}"`);
  expect(copied).toContain('"__proto__":"its own"');
  expect(copied).toContain(`"huge":${HUGE}`);
  expect(copied.match(/"twice":2/g)).toHaveLength(1);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export all search results' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Start Download' }).click(),
  ]);
  await expect(dialog).toContainText(`contains ${TEXTS.length} messages`);
  expect(readFileSync(await download.path(), 'utf8')).toContain(SCRIPT);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await typeQuery(page, 'source:journey AND constru');
  await expect(page.getByRole('option', { name: /constructor/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(query(page)).toBeFocused();
  await page.keyboard.type('*');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText(`${TEXTS.length} messages`);
  await typeQuery(page, 'source:journey AND __proto__:"its own" AND n:>0');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText(`${TEXTS.length - 1} messages`);
  await untouched(page);
});

test('a line of 10 MB with null bytes can be read, searched and copied completely', async ({
  signedIn: page,
  node,
  context,
}) => {
  test.setTimeout(120_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const line = `${'0123456789 null \0 '.repeat(560_000)}the end`;
  await sendTcp(await portOf(node, 'GELFTCPInput'), [
    gelf(JSON.stringify(line).slice(1, -1)),
    gelf('an ordinary one'),
  ]);
  await stored(node, 'source:journey', 2);
  await openSearch(page, node, { q: 'source:journey' });
  await rows(page)
    .filter({ hasText: '0123456789' })
    .click({ position: { x: 300, y: 8 } });
  const details = page.locator('[data-details]');
  await details.getByRole('button', { name: /Show all/ }).click();
  await expect(details.getByRole('region', { name: /^Full text of message/ })).toBeVisible({
    timeout: 30_000,
  });
  // Only the visible part is rendered.
  expect((await details.textContent())?.length).toBeLessThan(100_000);
  await details.locator('[data-field="message"]').hover();
  await details.getByRole('button', { name: 'Copy value of message' }).click();
  await expect(details.getByText('Copied', { exact: true })).toBeVisible({ timeout: 20_000 });
  expect((await page.evaluate(() => navigator.clipboard.readText())).length).toBeGreaterThan(
    10_000_000,
  );
});
