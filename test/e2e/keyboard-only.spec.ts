import type { Locator, Page } from '@playwright/test';
import { ADMIN_PASSWORD } from './node';
import { expect, portOf, rows, status, stored, table, test } from './journey';
import { gelf, sendTcp } from './senders';

const MOST_STOPS = 40;

/**
 * Presses Tab until the element has the focus. It must take few presses, and the focus must be
 * visible.
 */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${MOST_STOPS} stops did not lead to ${target}`);
}

test('signing in, navigating, creating a stream, searching and reading a message without a mouse', async ({
  page,
  node,
}) => {
  await sendTcp(await portOf(node, 'GELFTCPInput'), [gelf('the one to find'), gelf('another one')]);
  await stored(node, 'source:journey', 2);
  await page.goto(node.url);
  await tabTo(page, page.getByLabel('Username'));
  await page.keyboard.type('admin');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(ADMIN_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/welcome$/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Welcome to graylog-console' }),
  ).toBeVisible();

  await page.keyboard.press('g');
  await page.keyboard.press('t');
  const create = page.getByRole('button', { name: 'New stream' });
  await expect(create).toBeVisible();
  await tabTo(page, create);
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'New stream' });
  await expect(form.getByLabel(/^Title/)).toBeFocused();
  await page.keyboard.type('Made by keys');
  await tabTo(page, form.getByRole('button', { name: 'Create stream' }));
  await page.keyboard.press('Enter');
  await expect(form).toHaveCount(0);
  // The rules of a new stream come next; here they are left for later.
  const rule = page.getByRole('dialog', { name: 'New rule' });
  await expect(rule.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(rule).toHaveCount(0);
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(page.getByRole('row', { name: /Made by keys/ })).toBeVisible();

  // The rows are one tab stop; within a row Tab moves on.
  await page.keyboard.press('j');
  await page.keyboard.press('End');
  await expect(page.getByRole('row', { name: /Made by keys/ })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Actions for Made by keys' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Search in this stream' })).toBeFocused();
  await page.keyboard.press('p');
  await expect(page.getByRole('menuitem', { name: 'Pause' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /Made by keys/ })).toContainText('Paused');

  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(status(page)).toContainText('complete');
  await page.keyboard.press('/');
  await page.keyboard.type('find');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=find/);
  await expect(rows(page)).toHaveCount(1);
  // Leaves the editor, where Tab inserts nothing.
  await tabTo(page, table(page));
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-details]')).toContainText('the one to find');
});
