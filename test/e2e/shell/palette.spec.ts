import type { Page } from '@playwright/test';
import { ask, expect, makeStreams, openSearch, query, queryText, status, test } from '../journey';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });
const find = async (page: Page, text: string) => {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(text);
};

test('the palette opens while typing a query, leads to a stream and back to a previous query', async ({
  signedIn: page,
  node,
}) => {
  const [id] = await makeStreams(node, ['Payments of all shops']);
  await openSearch(page, node);
  await ask(page, 'level:3 AND source:web');
  await expect(page).toHaveURL(/q=level/);
  await expect(page.locator('.ace_editor')).toBeVisible();
  await query(page).focus();
  await page.keyboard.type(' AND half');
  await find(page, 'paym shops');
  await expect(palette(page).getByRole('option', { name: /^Payments of all shops/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(query(page)).toBeFocused();
  await expect(queryText(page)).toContainText('AND half');

  await find(page, 'paym shops');
  await expect(
    palette(page).getByRole('option', { name: /^Payments/, selected: true }),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/streams/${id}/search`));
  await expect(status(page)).toContainText('complete');
  await find(page, 'level:3');
  await expect(
    palette(page).getByRole('option', { name: /level:3.*Recent query/, selected: true }),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(queryText(page)).toContainText('level:3 AND source:web');
  await expect(page).toHaveURL(/q=level/);
});

test('two keys lead to an area, ? lists them, and neither works while typing', async ({
  signedIn: page,
  node,
}) => {
  await page.goto(`${node.url}/welcome`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(page).toHaveURL(/\/streams$/);
  await page.getByRole('searchbox', { name: 'Search' }).fill('');
  await page.keyboard.type('g s?');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('g s?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByText('Go to Search')).toBeVisible();
  await expect(keys.getByText('Command palette')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(page).toHaveURL(/\/search/);
});

test('the palette finds an entry among hundreds of streams while typing', async ({
  signedIn: page,
  node,
}) => {
  await makeStreams(
    node,
    Array.from({ length: 300 }, (_, n) => `Team ${n} of shop ${n % 7}`),
  );
  await page.goto(`${node.url}/welcome`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await find(page, 'team 299');
  await expect(
    palette(page).getByRole('option', { name: /Team 299 of shop 5/, selected: true }),
  ).toBeVisible();
  expect(await palette(page).getByRole('option').count()).toBeLessThan(100);
});
