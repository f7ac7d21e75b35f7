import { DESKTOP, otherTheme, PHONE, tooWide, violations } from '../accessibility';
import { expect, makeDashboard, sendOrders, test } from '../journey';

test('a dashboard is filled, saved, filtered, opened again and shown in full screen', async ({
  node,
  signedIn: page,
}) => {
  await sendOrders(node, 'shop');
  await page.goto(`${node.url}/dashboards`);
  await page.getByRole('button', { name: 'Create dashboard' }).first().click();
  await expect(page.getByText('This dashboard has no widgets yet')).toBeVisible();
  const add = async (name: string) => {
    await page.getByRole('button', { name: 'Add widget' }).first().click();
    await page.getByRole('menuitem', { name, exact: true }).first().click();
  };
  await add('Message table');
  await expect(page.getByRole('treegrid').getByText('order 39')).toBeVisible();
  await page.getByRole('button', { name: 'Add page' }).click();
  await add('Aggregation');
  await page.getByRole('button', { name: 'Update widget' }).click();
  const chart = page.getByRole('group', { name: 'count() by timestamp' });
  await expect(chart.locator('[data-drawing]').first()).toBeVisible();

  const actions = page.getByRole('group', { name: 'Dashboard actions' });
  await actions.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Orders');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  await expect(actions.getByText('Unsaved changes')).toHaveCount(0);

  await page.getByRole('tab', { name: 'Page 1' }).click();
  await page.getByRole('textbox', { name: 'Query' }).fill('app:shop');
  await page.getByRole('textbox', { name: 'Query' }).press('Enter');
  await expect(page.getByText(/of 10$/)).toBeVisible();
  await expect(actions.getByText('Unsaved changes')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(/of 10$/)).toBeVisible();
  await page.getByRole('button', { name: 'Reset filter' }).click();
  await expect(page.getByText(/of 40$/)).toBeVisible();

  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    expect(await violations(page)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
    await otherTheme(page);
    expect(await violations(page)).toEqual([]);
  }
  await page.setViewportSize(DESKTOP);

  await actions.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Full screen' }).click();
  await page.getByRole('button', { name: 'Start full screen' }).click();
  await expect(page.getByText(/^Next: Page 2 in \d+ s$/)).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-drawing]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tab', { name: 'Page 2', selected: true })).toBeVisible();
});

test('tabs that do not fit are in a menu', async ({ node, signedIn: page }) => {
  await page.goto(`${node.url}/dashboards/${await makeDashboard(node)}`);
  await page.setViewportSize(PHONE);
  for (let n = 0; n < 6; n += 1) await page.getByRole('button', { name: 'Add page' }).click();
  await page.getByRole('button', { name: 'Page 7' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Page 6' }).click();
  await expect(page.getByRole('button', { name: 'Page 6' })).toBeVisible();
  expect(await tooWide(page)).toEqual([]);
});
