import type { Page } from '@playwright/test';
import {
  ask,
  expect,
  makeUser,
  openSearch,
  portOf,
  queryText,
  rows,
  signIn,
  status,
  stored,
  test,
  USER_PASSWORD,
} from '../journey';
import type { RunningNode } from '../node';
import { gelf, sendTcp } from '../senders';

const controls = (page: Page) => page.getByRole('group', { name: 'Search actions' });
const press = (page: Page, name: string) =>
  controls(page).getByRole('button', { name, exact: true }).click();
const choose = async (page: Page, name: string) => {
  await press(page, 'More');
  await page.getByRole('menuitem', { name }).click();
};
const saveAs = async (page: Page, button: string, title: string) => {
  await press(page, button);
  const dialog = page.getByRole('dialog', { name: button });
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('button', { name: button }).click();
  await expect(page).toHaveURL(/\/search\/[0-9a-f]{24}$/);
};
const rename = async (page: Page, title: string) => {
  await choose(page, 'Edit metadata');
  const dialog = page.getByRole('dialog', { name: 'Edit metadata' });
  await dialog.getByRole('textbox', { name: /^Title/ }).fill(title);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toHaveCount(0);
};
const feed = async (node: RunningNode) => {
  await sendTcp(await portOf(node, 'GELFTCPInput'), [
    gelf('payment refused', { _app: 'checkout' }),
    gelf('log-in', { _app: 'auth' }),
  ]);
  await stored(node, 'source:journey', 2);
};
const renamedElsewhere = async (node: RunningNode, id: string, title: string) => {
  const { body } = await node.api('GET', `/views/${id}`);
  expect((await node.api('PUT', `/views/${id}`, { ...(body as object), title })).status).toBe(200);
};
const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

test('a search is saved, edited, undone, reset, and merged with changes that somebody else saved', async ({
  signedIn: page,
  node,
}) => {
  await feed(node);
  await openSearch(page, node, { q: 'app:checkout' });
  await saveAs(page, 'Save', 'Refused payments');
  await expect(controls(page)).toContainText('Saved search');
  await expect(rows(page)).toHaveCount(1);

  await rename(page, 'Payments');
  await expect(controls(page)).toContainText('Unsaved changes');
  await page
    .getByRole('heading', { level: 1 })
    .focus()
    .catch(() => undefined);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(controls(page)).toContainText('Refused payments');
  await expect(controls(page)).toContainText('Saved search');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(controls(page)).toContainText('Unsaved changes');
  await press(page, 'Reset');
  await expect(controls(page)).toContainText('Saved search');

  await ask(page, 'app:auth');
  await expect(controls(page)).toContainText('Unsaved changes');
  await renamedElsewhere(node, idOf(page), 'Payments of the team');
  await press(page, 'Save');
  await expect(page.getByText('Changes saved in the meantime are included.').first()).toBeVisible();
  await expect(controls(page)).toContainText('Payments of the team');
  await expect(controls(page)).toContainText('Saved search');
  await page.reload();
  await expect(queryText(page)).toContainText('app:auth');
  await expect(rows(page)).toHaveCount(1);

  await expect(controls(page)).toContainText('Saved search');
  await page.keyboard.press('ControlOrMeta+o');
  await expect(page.getByRole('link', { name: 'Payments of the team' })).toBeVisible();
});

test('a reader opens a shared search, saves a copy, and sees unsaved changes through a link', async ({
  signedIn: page,
  node,
  browser,
  context,
}) => {
  await feed(node);
  await makeUser(node, 'rea');
  const everybody = { selected_grantee_capabilities: { 'grn::::builtin-team:everyone': 'view' } };
  await node.api(
    'POST',
    '/authz/shares/entities/grn::::stream:000000000000000000000001',
    everybody,
  );
  await openSearch(page, node, { q: 'app:checkout' });
  await saveAs(page, 'Save', 'Refused payments');
  await node.api('POST', `/authz/shares/entities/grn::::search:${idOf(page)}`, everybody);
  const address = page.url();
  await rename(page, 'Not yet saved');
  await ask(page, 'app:auth');
  await expect(page).toHaveURL(/q=app%3Aauth/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await choose(page, 'Copy link to this view');
  await expect(page.getByText('Link copied.').first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const elsewhere = await browser.newContext();
  await signIn(elsewhere, node, { username: 'rea', password: USER_PASSWORD });
  const theirs = await elsewhere.newPage();
  await theirs.goto(address);
  await expect(controls(theirs)).toContainText('Refused payments');
  await expect(controls(theirs).getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  await theirs.goto('about:blank');
  await theirs.goto(link);
  await expect(controls(theirs)).toContainText('Unsaved changes');
  await expect(queryText(theirs)).toContainText('app:auth');
  await expect(rows(theirs)).toHaveCount(1);
  await press(theirs, 'Save');
  await expect(theirs.getByRole('textbox', { name: 'Title' })).toHaveValue('Not yet saved');
  await theirs.keyboard.press('Enter');
  await expect(theirs).toHaveURL(/\/search\/[0-9a-f]{24}$/);
  expect(theirs.url()).not.toBe(address);

  await theirs.goto('about:blank');
  await theirs.goto(`${link.slice(0, -20)}`);
  await expect(theirs.getByText('Invalid link').first()).toBeVisible();
  await expect(status(theirs)).toContainText('complete');
  await elsewhere.close();
});
