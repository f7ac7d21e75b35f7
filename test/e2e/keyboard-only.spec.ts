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

test('administering without a mouse never loses the focus', async ({ signedIn: page, node }) => {
  for (const title of ['Archive', 'Backup'])
    await node.api('POST', '/system/outputs', {
      title,
      type: 'org.graylog2.outputs.LoggingOutput',
      configuration: { prefix: '' },
    });
  await page.goto(`${node.url}/system/outputs`);
  await expect(page.getByRole('row', { name: /Archive/ })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Actions for Archive' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete…' })).toBeFocused();
  await page.keyboard.press('Enter');
  await confirm(page, 'Delete output');
  await expect(page.getByRole('row', { name: /Archive/ })).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Backup/ })).toBeFocused();

  await page.goto(`${node.url}/system/logging`);
  const level = page.getByRole('combobox', { name: 'Level of Inputs' });
  await level.waitFor();
  await tabTo(page, level);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('combobox', { name: 'Level of logger inputs' })).toHaveValue('trace');
  await expect(level).toBeFocused();

  await page.goto(`${node.url}/system/support`);
  const build = page.getByRole('button', { name: 'Build bundle' });
  await build.waitFor();
  await tabTo(page, build);
  await page.keyboard.press('Enter');
  const remove = page.getByRole('button', { name: /^Delete support-bundle-/ });
  await remove.waitFor();
  await expect(build).toBeFocused();
  await tabTo(page, remove);
  await page.keyboard.press('Enter');
  await confirm(page, 'Delete bundle');
  await expect(remove).toHaveCount(0);
  await expect(page.locator('main :focus')).toHaveCount(1);

  for (let index = 0; index < 20; index += 1) await node.api('POST', '/system/deflector/cycle');
  await node.api('POST', '/system/indices/ranges/rebuild');
  await page.goto(`${node.url}/system/overview`);
  const cancel = page.getByRole('button', { name: 'Cancel job' });
  await cancel.waitFor();
  await tabTo(page, cancel);
  await page.keyboard.press('Enter');
  await confirm(page, 'Cancel job');
  await expect(page.getByText('No system jobs are running.')).toBeVisible();
  await expect(page.getByText(/^The job .* was cancelled by admin\.$/)).toBeVisible();
  await expect(page.locator('main :focus')).toHaveCount(1);
});

/** Presses the button of the dialog that bears its title. */
async function confirm(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.waitFor();
  await tabTo(page, dialog.getByRole('button', { name: title }));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}
