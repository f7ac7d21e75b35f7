import type { Locator, Page } from '@playwright/test';
import { ADMIN_PASSWORD } from '../node';
import {
  ask,
  expect,
  openSearch,
  portOf,
  queryText,
  rows,
  status,
  stored,
  test,
  typeQuery,
  savedSearch,
} from '../journey';
import { gelf, sendTcp } from '../senders';
import { draftStored } from '../stored-drafts';

test.use({ expectedComplaints: [/Failed to load resource/] });

test('a session expires while typing: after signing in over the page, the text is there and the search runs', async ({
  signedIn: page,
  node,
  context,
}) => {
  await sendTcp(await portOf(node, 'GELFTCPInput'), [gelf('still here')]);
  await stored(node, '"still here"', 1);
  await openSearch(page, node);
  await typeQuery(page, '"still here"');
  await context.request.delete(`${node.url}/api/system/sessions`, {
    headers: { 'X-Requested-By': 'journey' },
  });
  await context.clearCookies();
  await page.keyboard.press('Enter');

  const sheet = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(sheet).toBeVisible();
  await expect(queryText(page)).toContainText('"still here"');
  await sheet.getByLabel('Password').fill(ADMIN_PASSWORD);
  await sheet.getByRole('button', { name: 'Sign in' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(queryText(page)).toContainText('"still here"');
  await expect(rows(page)).toHaveCount(1);
});

test('the node is killed and restarted while the page is open: a banner, then recovery', async ({
  signedIn: page,
  node,
}) => {
  await sendTcp(await portOf(node, 'GELFTCPInput'), [gelf('before the outage')]);
  await stored(node, '"before the outage"', 1);
  await openSearch(page, node, { q: '"before the outage"' });
  await expect(rows(page)).toHaveCount(1);
  await node.stop('SIGKILL');
  await ask(page, 'message:before');

  await expect(page.getByText('Server unavailable')).toBeVisible();
  await expect(queryText(page)).toContainText('message:before');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'More details' }).click();
  await expect(page.getByText('Original request')).toBeVisible();

  await node.restart();
  await expect(page.getByText('Server unavailable')).toHaveCount(0, { timeout: 30_000 });
  await expect(queryText(page)).toContainText('message:before');
  await expect(status(page)).toContainText('complete');
  await expect(rows(page)).toHaveCount(1);
});

test('unsubmitted text is restored after a reload', async ({ signedIn: page, node }) => {
  await openSearch(page, node);
  await typeQuery(page, 'half a thought');
  await draftStored(page, 'half a thought');
  await page.reload();
  await expect(status(page)).toContainText('complete');
  await expect(queryText(page)).toContainText('half a thought');
});

test('a title is restored although the page was closed with its last letter, for a search and a widget', async ({
  signedIn: page,
  node,
}) => {
  await openSearch(page, node);
  const title = async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    return page.getByRole('textbox', { name: 'Title' });
  };
  const field = await title();
  await field.fill('Log-ins');
  await page.reload();
  await expect(status(page)).toContainText('complete');
  await expect(await title()).toHaveValue('Log-ins');
  await page.keyboard.press('Escape');

  await page.getByRole('heading', { name: 'All Messages' }).dblclick();
  await page.getByRole('textbox', { name: 'Widget title' }).fill('Rows');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Rows' })).toBeVisible();
});

test('two tabs that edit one saved search keep their own changes over a reload and overwrite nothing', async ({
  signedIn: page,
  node,
  context,
}) => {
  const url = `${node.url}/search/${await savedSearch(node)}`;
  const other = await context.newPage();
  const controls = (tab: Page) => tab.getByRole('group', { name: 'Search actions' });
  const rename = async (tab: Page, title: string) => {
    await tab.goto(url);
    await controls(tab).getByRole('button', { name: 'More', exact: true }).click();
    await tab.getByRole('menuitem', { name: 'Edit metadata' }).click();
    await tab
      .getByRole('dialog')
      .getByRole('textbox', { name: /^Title/ })
      .fill(title);
    await tab.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
    await expect(controls(tab)).toContainText(title);
  };
  await rename(page, 'Of the first');
  await rename(other, 'Of the second');
  for (const tab of [page, other]) await tab.reload();
  await expect(controls(page)).toContainText('Of the first');
  await expect(controls(other)).toContainText('Of the second');
  await other.keyboard.press('ControlOrMeta+s');
  await expect(controls(other)).toContainText('Saved search');
  await page.bringToFront();
  await page.keyboard.press('ControlOrMeta+s');
  const dialog = page.getByRole('dialog', {
    name: 'This search was saved in another tab',
  });
  await expect(dialog).toContainText('Of the first');
  await expect(dialog).toContainText('Of the second');
});

test('forms next to a search are restored after a reload: a highlighting rule, a decorator, the query of a widget', async ({
  signedIn: page,
  node,
}) => {
  await sendTcp(await portOf(node, 'GELFTCPInput'), [gelf('one', { level: 3 })]);
  await stored(node, 'source:journey', 1);
  await openSearch(page, node, { q: 'source:journey' });
  const dialog = page.getByRole('dialog').last();
  const rule = dialog.getByLabel('Value');
  const format = dialog.getByLabel(/^Format String/);
  const query = dialog.getByRole('textbox', { name: 'Query' });
  const forms: {
    open: (page: Page) => Promise<void>;
    field: Locator;
    kept: () => Promise<void>;
    comesBack?: true;
  }[] = [
    { open: openNewRule, field: rule, kept: () => expect(rule).toHaveValue(/half a thought$/) },
    {
      open: openNewDecorator,
      field: format,
      kept: () => expect(format).toHaveValue(/half a thought$/),
    },
    // The code editor renders its text next to its text box.
    {
      open: openQueryOfTable,
      field: query,
      kept: () => expect(dialog).toContainText('half a thought'),
      comesBack: true,
    },
  ];
  for (const { open, field, kept, comesBack } of forms) {
    await open(page);
    await field.focus();
    await page.keyboard.type('half a thought');
    await kept();
    await draftStored(page, 'half a thought');
    await page.reload();
    await expect(status(page)).toContainText('complete');
    // What is part of the address opens again by itself.
    if (!comesBack) await open(page);
    await kept();
    await page.reload();
    await expect(status(page)).toContainText('complete');
  }
});

async function openNewRule(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Highlighting', exact: true }).click();
  await page.getByRole('button', { name: 'Add rule' }).click();
}

async function openQueryOfTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Actions for All Messages' }).click();
  await page.getByRole('menuitem', { name: 'Edit query' }).click();
}

async function openNewDecorator(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('button', { name: 'Decorators…' }).click();
  await page.getByLabel('Select decorator').click();
  await page.getByRole('option', { name: 'Format String' }).click();
}
