import type { Page } from '@playwright/test';
import { expect, openSearch, portOf, rows, stored, test } from '../journey';
import { until } from '../until';
import { gelf, sendTcp } from '../senders';

const rail = (page: Page) => page.getByRole('navigation', { name: 'Sidebar' });
const section = (page: Page, name: string) =>
  rail(page).getByRole('button', { name, exact: true }).click();
const panel = (page: Page, name: string) => page.getByRole('complementary', { name });
const groundOf = (page: Page, text: string) =>
  rows(page)
    .locator('[data-painted]', { hasText: text })
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);
const searches = (page: Page) => {
  let count = 0;
  page.on('request', (request) => {
    if (
      /\/views\/search\/(sync|.*execute)/.test(request.url()) &&
      // Messages later than now are searched in the background, for one row.
      request.postData()?.includes('"limit":150')
    )
      count += 1;
  });
  return () => count;
};

test.beforeEach(async ({ node }) => {
  const now = Date.now() - 60;
  await sendTcp(
    await portOf(node, 'GELFTCPInput'),
    Array.from({ length: 60 }, (_, n) =>
      gelf(n % 5 === 0 ? 'payment refused' : 'order placed', {
        timestamp: (now + n) / 1000,
        level: n % 5 === 0 ? 3 : 6,
        _took_ms: n * 10,
        _app: n % 2 === 0 ? 'shop' : 'checkout',
      }),
    ),
  );
  await stored(node, 'source:journey', 60);
  // Graylog detects the types of new fields some seconds after their messages.
  const isNumber = ({ name, type }: { name: string; type: { properties: string[] } }) =>
    name === 'took_ms' && type.properties.includes('numeric');
  await until(
    async () =>
      ((await node.api('GET', '/views/fields')).body as Parameters<typeof isNumber>[0][]).some(
        isNumber,
      ),
    () => 'took_ms is known as a number',
  );
});

test('values are highlighted by rules without another search; rules can be undone and survive a reload', async ({
  signedIn: page,
  node,
}) => {
  await openSearch(page, node, { fields: 'timestamp,level,took_ms,message' });
  await expect(rows(page).first()).toBeVisible();
  const asked = searches(page);

  await section(page, 'Highlighting');
  await panel(page, 'Highlighting').getByRole('button', { name: 'Add rule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create highlighting rule' });
  await dialog.getByLabel('Field', { exact: true }).fill('took_ms');
  await page.getByRole('option', { name: 'took_ms', exact: true }).click();
  await dialog.getByLabel('Condition').selectOption({ label: 'greater than or equal' });
  await dialog.getByLabel('Value', { exact: true }).fill('0');
  await dialog.getByRole('radio', { name: 'Gradient' }).check();
  await dialog.getByRole('button', { name: 'Create rule' }).click();
  await expect(dialog.getByText('Must be higher than lowest value.').first()).toBeVisible();
  await dialog.getByLabel('Highest expected value').fill('600');
  await dialog.getByRole('button', { name: 'Create rule' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(rows(page).locator('[data-painted]').first()).toBeVisible();
  expect(await groundOf(page, '590')).not.toBe(await groundOf(page, '400'));

  await rows(page).filter({ hasText: 'Error' }).first().click();
  const level = page
    .getByRole('list', { name: 'Fields of the message' })
    .locator('[data-field="level"]');
  await level.hover();
  await level.getByRole('button', { name: 'More actions for level' }).click();
  await page.getByRole('menuitem', { name: 'Highlight this value' }).click();
  await expect(
    panel(page, 'Highlighting').getByRole('button', { name: 'level = 3', exact: true }),
  ).toBeVisible();
  await expect(rows(page).locator('[data-painted]', { hasText: 'Error' }).first()).toBeVisible();

  await page.keyboard.press('Escape');
  await panel(page, 'Highlighting')
    .getByRole('button', { name: 'Move level = 3 with the arrow keys' })
    .press('ArrowUp');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(
    panel(page, 'Highlighting').getByRole('button', { name: 'level = 3', exact: true }),
  ).toHaveCount(0);
  await expect(rows(page).locator('[data-painted]', { hasText: '590' }).first()).toBeVisible();
  expect(asked()).toBe(0);

  await page.reload();
  await expect(rows(page).locator('[data-painted]', { hasText: '590' }).first()).toBeVisible();
});

test('the sidebar can be pinned or float over the results, and keeps its width', async ({
  signedIn: page,
  node,
}) => {
  await openSearch(page, node);
  await expect(panel(page, 'Fields')).toBeVisible();
  const line = page.getByRole('separator', { name: 'Sidebar width' });
  await line.press('Shift+ArrowRight');
  await expect(line).toHaveAttribute('aria-valuenow', '320');
  await section(page, 'Description');
  await expect(panel(page, 'Description')).toContainText(
    'Save this search to add a summary and a description.',
  );
  await expect(panel(page, 'Description')).toContainText(/Duration\s*[\d.,]+ ms/);
  await section(page, 'Description');
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await section(page, 'Fields');
  await panel(page, 'Fields').getByRole('button', { name: 'Unpin sidebar' }).click();
  await expect(line).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel(page, 'Fields')).toHaveCount(0);

  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await rail(page).getByRole('button', { name: 'Open sidebar' }).click();
  await panel(page, 'Fields').getByRole('button', { name: 'Pin sidebar' }).click();
  await expect(line).toHaveAttribute('aria-valuenow', '320');
});

test('a field shows its statistics, top values and chart in place', async ({
  signedIn: page,
  node,
}) => {
  await openSearch(page, node);
  const list = page.getByRole('treegrid', { name: 'Fields' });
  await list.getByRole('row', { name: /took_ms/ }).click();
  await expect(list.getByText('95th percentile')).toBeVisible();
  await expect(list.getByLabel('Statistics')).toContainText(
    /Count60Cardinality60Sum17,700Average295Minimum0Maximum590/,
  );
  await list.getByRole('button', { name: 'Show over time' }).click();
  await expect(list.getByText('Average of took_ms')).toBeVisible();
  await expect(list.locator('[data-drawing]').first()).toBeVisible();
});
