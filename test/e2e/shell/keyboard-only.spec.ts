import type { Locator, Page } from '@playwright/test';
import { ADMIN_PASSWORD } from '../node';
import { expect, portOf, rows, status, stored, table, test } from '../journey';
import { gelf, sendTcp } from '../senders';

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

  // Many, so that the job still runs when it is cancelled.
  for (let index = 0; index < 60; index += 1) await node.api('POST', '/system/deflector/cycle');
  await page.goto(`${node.url}/system/overview`);
  await page.getByText('No system jobs are running.').waitFor();
  await node.api('POST', '/system/indices/ranges/rebuild');
  const cancel = page.getByRole('button', { name: 'Cancel job' });
  await cancel.waitFor();
  await tabTo(page, cancel);
  await page.keyboard.press('Enter');
  await confirm(page, 'Cancel job');
  await expect(page.getByText('No system jobs are running.')).toBeVisible();
  await expect(page.getByText(/^The job .* was cancelled by admin\.$/)).toBeVisible();
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('index sets, configurations and metrics are reached and changed without a mouse', async ({
  signedIn: page,
  node,
}) => {
  await page.goto(`${node.url}/system/indices`);
  const create = page.getByRole('button', { name: 'New index set' });
  await create.waitFor();
  await tabTo(page, create);
  await page.keyboard.press('Enter');
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.waitFor();
  await tabTo(page, title);
  await page.keyboard.type('Shop');
  await tabTo(page, page.getByRole('textbox', { name: 'Index prefix' }));
  await page.keyboard.type('shop');
  const rotation = page.getByLabel('Rotation', { exact: true });
  await tabTo(page, rotation);
  await page.keyboard.type('By number');
  await expect(rotation.locator('option:checked')).toHaveText('By number of messages');
  await tabTo(page, page.getByRole('button', { name: 'Create index set' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Indices' })).toContainText('shop_0');

  await page.goto(`${node.url}/system/configurations?section=searches`);
  const edit = page.getByRole('button', { name: 'Edit Time range limit' });
  await edit.waitFor();
  await tabTo(page, edit);
  await page.keyboard.press('Enter');
  const limit = page.getByRole('dialog', { name: 'Time range limit' });
  const isLimited = limit.getByRole('checkbox', { name: 'Limit the time range of searches' });
  await isLimited.waitFor();
  await tabTo(page, isLimited);
  await page.keyboard.press('Space');
  await tabTo(page, limit.getByRole('textbox', { name: 'Maximum time range' }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2d');
  await tabTo(page, limit.getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');
  await expect(limit).toHaveCount(0);
  await expect(edit).toBeFocused();

  const { body } = await node.api('GET', '/cluster');
  await page.goto(`${node.url}/system/metrics/node/${Object.keys(body as object)[0] ?? ''}`);
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  await filter.waitFor();
  await tabTo(page, filter);
  await page.keyboard.type('throughput.input');
  const metric = page.getByRole('button', { name: 'org.graylog2.throughput.input', exact: true });
  await metric.waitFor();
  await tabTo(page, metric);
  await page.keyboard.press('Enter');
  await expect(metric).toHaveAttribute('aria-expanded', 'true');
  await expect(metric).toBeFocused();
});

/** Presses the button of the dialog that bears its title. */
async function confirm(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.waitFor();
  await tabTo(page, dialog.getByRole('button', { name: title }));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}
