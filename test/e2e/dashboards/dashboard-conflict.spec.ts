import type { Page } from '@playwright/test';
import { otherTheme, violations } from '../accessibility';
import { expect, makeDashboard, signIn, test } from '../journey';

const actions = (page: Page) => page.getByRole('group', { name: 'Dashboard actions' });
const save = (page: Page) => actions(page).getByRole('button', { name: 'Save', exact: true });
const saved = (page: Page) => expect(actions(page).getByText('Unsaved changes')).toHaveCount(0);

async function add(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add widget' }).first().click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  await expect(page.getByRole('group', { name, exact: true })).toBeVisible();
}

async function rename(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${from}` }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Widget title' }).fill(to);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: to, exact: true })).toBeVisible();
}

test('two users save one dashboard: changes of several pages are kept, and conflicts name the page', async ({
  node,
  signedIn: ada,
  browser,
}) => {
  const url = `${node.url}/dashboards/${await makeDashboard(node, 'Shared')}`;
  await ada.goto(url);
  await add(ada, 'Message Count');
  await ada.getByRole('button', { name: 'Add page' }).click();
  await expect(ada.getByRole('tab', { name: 'Page 2', selected: true })).toBeVisible();
  await add(ada, 'Top sources');
  await save(ada).click();
  await saved(ada);

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await signIn(context, node);
  const bob = await context.newPage();
  await bob.goto(url);
  await rename(bob, 'Message Count', 'Count of Bob');
  await bob.getByRole('button', { name: 'Add page' }).click();
  await add(bob, 'Messages over time');

  await rename(ada, 'Top sources', 'Sources of Ada');
  await ada.getByRole('tab', { name: 'Page 1' }).click();
  await rename(ada, 'Message Count', 'Count of Ada');
  await save(ada).click();
  await saved(ada);

  await save(bob).click();
  const dialog = bob.getByRole('dialog', { name: /Someone else saved this dashboard/ });
  const group = (name: RegExp) => dialog.getByRole('group', { name });
  await expect(group(/on page "Page 1"\s+changed by both: choose one/)).toBeVisible();
  await expect(group(/on page "Page 2"\s+changed in the saved version/)).toBeVisible();
  await expect(group(/^Page "Page 3"\s+changed by you/)).toBeVisible();
  for (let times = 0; times < 2; times += 1) {
    expect(await violations(bob)).toEqual([]);
    await otherTheme(bob);
  }
  await group(/on page "Page 1"/)
    .getByRole('radio', { name: /^Yours/ })
    .check();
  await dialog.getByRole('button', { name: 'Save selection' }).click();
  await expect(dialog).toHaveCount(0);
  await saved(bob);

  await ada.goto(url);
  await expect(ada.getByRole('group', { name: 'Count of Bob', exact: true })).toBeVisible();
  await ada.getByRole('tab', { name: 'Page 2' }).click();
  await expect(ada.getByRole('group', { name: 'Sources of Ada', exact: true })).toBeVisible();
  await ada.getByRole('tab', { name: 'Page 3' }).click();
  await expect(ada.getByRole('group', { name: 'Messages over time', exact: true })).toBeVisible();
  await context.close();
});
