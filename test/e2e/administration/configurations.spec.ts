import type { Locator, Page } from '@playwright/test';
import { expect, makeUser, signIn, test, toast, USER_PASSWORD } from '../journey';

const section = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name, exact: true })
    .click();

async function edit(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: `Edit ${title}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible();
  return dialog;
}

async function save(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Configuration updated successfully').first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
}

const presets = (page: Page) => page.getByRole('group', { name: 'Presets' }).getByRole('button');

test('a limit and the order of time ranges apply in the picker at once, and the node enforces the limit', async ({
  signedIn: page,
  node,
}) => {
  await page.goto(`${node.url}/search`);
  await page.getByRole('button', { name: /^Time range/ }).click();
  await expect(presets(page).last()).toHaveText(/all/i);
  await page.getByRole('link', { name: 'Configure Ranges' }).click();
  await expect(page).toHaveURL(/\/system\/configurations\?section=searches$/);

  const limit = await edit(page, 'Time range limit');
  await limit.getByRole('checkbox', { name: 'Limit the time range of searches' }).check();
  await limit.getByRole('textbox', { name: 'Maximum time range' }).fill('1d');
  await save(page, limit);

  const ranges = await edit(page, 'Preset time ranges');
  await ranges.getByRole('button', { name: 'Move 1 day with the arrow keys' }).focus();
  await page.keyboard.press('Home');
  await save(page, ranges);

  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await page.getByRole('button', { name: /^Time range/ }).click();
  await expect(presets(page)).toHaveText([
    '1 day',
    '5 minutes',
    '15 minutes',
    '30 minutes',
    '1 hour',
    '2 hours',
    '8 hours',
  ]);

  await page.goto(`${node.url}/search?rangetype=relative&relative=172800`);
  await expect(page.getByText('Search out of allowed time range limit').first()).toBeVisible();
});

test('the allow-list reports invalid entries, and processors are reordered by keyboard', async ({
  signedIn: page,
  node,
}) => {
  await page.goto(`${node.url}/system/configurations`);
  await section(page, 'URL allow-list');
  const list = await edit(page, 'URL allow-list');
  await list.getByRole('button', { name: 'Add URL' }).click();
  await page.keyboard.type('Pager');
  await list.getByRole('combobox', { name: 'Type 1' }).selectOption('Regex');
  await list.getByRole('textbox', { name: 'URL 1' }).fill('^https://pager(');
  await expect(list.getByText('Not a valid Java regular expression')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(list.getByText('Not a valid Java regular expression')).toHaveCount(1);
  await expect(list.getByRole('textbox', { name: 'URL 1' })).toBeFocused();
  await list.getByRole('textbox', { name: 'URL 1' }).fill('^https://pager\\.example\\.org/');
  await save(page, list);
  await expect(page.getByRole('row', { name: /Pager.*Regex/ })).toBeVisible();

  await section(page, 'Message processors');
  const processors = await edit(page, 'Message processors');
  await processors
    .getByRole('button', { name: 'Move Stream Rule Processor with the arrow keys' })
    .focus();
  await page.keyboard.press('ArrowUp');
  await save(page, processors);
  // Graylog has more processors.
  const both = /^(Stream Rule Processor|Message Filter Chain)/;
  await expect(
    page.getByRole('main').getByRole('list').getByRole('listitem').filter({ hasText: both }),
  ).toHaveText([/^Stream Rule Processor/, /^Message Filter Chain/]);
  const { body } = await node.api('GET', '/system/messageprocessors/config');
  expect(
    (body as { processor_order: { name: string }[] }).processor_order
      .map(({ name }) => name)
      .filter((name) => both.test(name)),
  ).toEqual(['Stream Rule Processor', 'Message Filter Chain']);
});

test('a reader sees the settings and can change none', async ({ node, browser }) => {
  await makeUser(node, 'rea');
  const context = await browser.newContext();
  await signIn(context, node, { username: 'rea', password: USER_PASSWORD });
  const page = await context.newPage();
  await page.goto(`${node.url}/system/configurations?edit=limit`);
  await expect(page.getByText('No limit')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'URL allow-list' })).toHaveCount(0);
  await context.close();
});
