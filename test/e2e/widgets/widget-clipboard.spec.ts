import type { Page } from '@playwright/test';
import { otherTheme, PHONE, violations } from '../accessibility';
import { expect, makeDashboard, openSearch, portOf, stored, table, test } from '../journey';
import type { RunningNode } from '../node';
import { gelf, sendTcp } from '../senders';

const actions = (page: Page) => page.getByRole('group', { name: 'Dashboard actions' });
const addWidget = (page: Page) => page.getByRole('button', { name: 'Add widget' }).first();
const listed = (page: Page) => page.getByRole('treegrid').getByText('order 9', { exact: true });
const press = (page: Page, keys: string) => page.keyboard.press(`ControlOrMeta+${keys}`);

async function someOrders(node: RunningNode): Promise<void> {
  await sendTcp(
    await portOf(node, 'GELFTCPInput'),
    Array.from({ length: 10 }, (_, n) => gelf(`order ${n}`)),
  );
  await stored(node, 'order', 10);
}

async function openEmpty(page: Page, node: RunningNode, title: string): Promise<void> {
  await page.goto(`${node.url}/dashboards/${await makeDashboard(node, title)}`);
  await expect(page.getByText('This dashboard has no widgets yet')).toBeVisible();
}

test('widgets are copied from the search page and between dashboards in two tabs', async ({
  node,
  signedIn: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: node.url });
  await someOrders(node);
  await openSearch(page, node, { q: 'order' });
  const head = page.getByRole('button', { name: 'Actions for All Messages' });
  await head.focus();
  await expect(async () => {
    await press(page, 'c');
    await expect(page.getByText(/^Widget copied/).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();

  const other = await context.newPage();
  await openEmpty(other, node, 'First');
  await press(other, 'v');
  await expect(listed(other)).toBeVisible();
  await expect(actions(other).getByText('Unsaved changes')).toBeVisible();

  // Cut there and paste by the menu in the other tab.
  await other.getByRole('group', { name: 'All Messages' }).focus();
  await press(other, 'x');
  await expect(listed(other)).toHaveCount(0);
  await openEmpty(page, node, 'Second');
  await addWidget(page).click();
  for (let times = 0; times < 2; times += 1) {
    expect(await violations(page)).toEqual([]);
    await otherTheme(page);
  }
  await page.getByRole('menuitem', { name: 'Paste' }).click();
  await expect(listed(page)).toBeVisible();

  await addWidget(page).click();
  await page.getByRole('menuitem', { name: 'Message Count' }).click();
  await page.getByRole('group', { name: 'All Messages' }).focus();
  await press(page, 'a');
  await expect(page.getByRole('toolbar', { name: 'Selected widgets' })).toBeVisible();
  for (const size of [undefined, PHONE])
    for (let times = 0; times < 2; times += 1) {
      if (size) await page.setViewportSize(size);
      expect(await violations(page)).toEqual([]);
      await otherTheme(page);
    }
});

test('pasting says when the browser forbids it, and when there is nothing to paste', async ({
  node,
  signedIn: page,
  context,
}) => {
  await openEmpty(page, node, 'Empty');
  await page.evaluate(() => {
    navigator.clipboard.readText = async () => Promise.reject(new Error('denied'));
  });
  const paste = async () => {
    await addWidget(page).click();
    await page.getByRole('menuitem', { name: 'Paste' }).click();
  };
  await paste();
  await expect(page.getByText(/did not allow access to the clipboard/).first()).toBeVisible();
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: node.url });
  await page.reload();
  await page.evaluate(() => navigator.clipboard.writeText('an ordinary text'));
  await paste();
  await expect(page.getByText('The clipboard does not contain widgets').first()).toBeVisible();
  await expect(table(page)).toHaveCount(0);
});
