import { DESKTOP, otherTheme, PHONE, tooWide, violations } from '../accessibility';
import { expect, makeDashboard, sendOrders, test } from '../journey';

test('a variable is declared, used in the filter, chosen, kept in the address, saved and shown in full screen', async ({
  node,
  signedIn: page,
}) => {
  await sendOrders(node, 'the "shop"');
  await page.goto(`${node.url}/dashboards/${await makeDashboard(node)}`);
  await page.getByRole('button', { name: 'Add widget' }).first().click();
  await page.getByRole('menuitem', { name: 'Message table', exact: true }).click();
  await expect(page.getByText(/of 40$/)).toBeVisible();

  const actions = page.getByRole('group', { name: 'Dashboard actions' });
  await actions.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Edit variables' }).click();
  await page.getByRole('button', { name: 'Add variable' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('app');
  await page.getByLabel('Type').selectOption('Values of a field');
  await page.getByRole('combobox', { name: 'Field' }).fill('app');
  await page.getByRole('option', { name: /^app/ }).first().click();
  await page.getByRole('button', { name: 'Add variable' }).click();
  await page.getByRole('button', { name: 'Done' }).click();

  const filter = page.getByRole('search').getByRole('textbox', { name: 'Query' });
  await filter.click();
  await page.keyboard.type('app:$a');
  await page.getByRole('option', { name: '$app$' }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByText('This widget needs a value for app.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Warning' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Choose a value' }).click();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: /the "shop".*10 messages/ }).click();
  await expect(page.getByText(/of 10$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/of 10$/)).toBeVisible();
  await page.goBack();
  await expect(page.getByText('This widget needs a value for app.')).toBeVisible();
  await page.goForward();
  await expect(page.getByText(/of 10$/)).toBeVisible();

  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    expect(await violations(page)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
    await otherTheme(page);
    expect(await violations(page)).toEqual([]);
  }
  await page.setViewportSize(DESKTOP);

  await actions.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(actions.getByText('Unsaved changes')).toHaveCount(0);
  await actions.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Full screen' }).click();
  await page.getByRole('button', { name: 'Start full screen' }).click();
  // The page before shows the same rows.
  await expect(page.getByRole('link', { name: 'Leave full screen' })).toBeAttached();
  await expect(page.getByText(/of 10$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: 'app' })).toHaveValue('the "shop"');
});
