import type { Browser, Locator, Page } from '@playwright/test';
import { expect, makeStreams, signIn, test } from '../journey';
import type { RunningNode } from '../node';

/** The page of a second administrator, in a browser session of its own. */
async function secondPage(browser: Browser, node: RunningNode): Promise<Page> {
  const context = await browser.newContext();
  await signIn(context, node);
  return context.newPage();
}

async function editStream(page: Page, node: RunningNode, title: string): Promise<Locator> {
  await page.goto(`${node.url}/streams`);
  await page.getByRole('button', { name: `Actions for ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Edit…', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Edit stream' });
  await expect(form.getByLabel(/^Title/)).toHaveValue(title);
  return form;
}

const update = (form: Locator) => form.getByRole('button', { name: 'Update stream' }).click();

test('two administrators edit one stream: both changes stay, and one title is asked about', async ({
  signedIn: ada,
  node,
  browser,
}) => {
  const [id] = await makeStreams(node, ['Mail servers']);
  const stored = async () =>
    (await node.api('GET', `/streams/${id}`)).body as { title: string; description: string };
  const bob = await secondPage(browser, node);
  const [hers, his] = [
    await editStream(ada, node, 'Mail servers'),
    await editStream(bob, node, 'Mail servers'),
  ];
  await hers.getByLabel(/^Title/).fill('Mail hosts');
  await update(hers);
  await expect(hers).toHaveCount(0);
  await his.getByLabel(/^Description/).fill('All relays');
  await update(his);
  await expect(his).toHaveCount(0);
  expect(await stored()).toMatchObject({ title: 'Mail hosts', description: 'All relays' });

  const [again, other] = [
    await editStream(ada, node, 'Mail hosts'),
    await editStream(bob, node, 'Mail hosts'),
  ];
  await again.getByLabel(/^Title/).fill('Mail of Ada');
  await update(again);
  await expect(again).toHaveCount(0);
  await other.getByLabel(/^Title/).fill('Mail of Bob');
  await update(other);
  await expect(other.getByText('Mail of Ada').first()).toBeVisible();
  expect((await stored()).title).toBe('Mail of Ada');
  await other.getByRole('button', { name: 'Keep yours' }).click();
  await update(other);
  await expect(other).toHaveCount(0);
  expect((await stored()).title).toBe('Mail of Bob');
  await bob.context().close();
});

test('two administrators add to the allow-list: both entries are there', async ({
  signedIn: ada,
  node,
  browser,
}) => {
  const bob = await secondPage(browser, node);
  const open = async (page: Page): Promise<Locator> => {
    await page.goto(`${node.url}/system/configurations?section=allowList`);
    await page.getByRole('button', { name: 'Edit URL allow-list', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'URL allow-list', exact: true });
    await dialog.getByRole('button', { name: 'Add URL' }).click();
    return dialog;
  };
  const add = async (dialog: Locator, title: string) => {
    await dialog.getByRole('textbox', { name: 'Title 1' }).fill(title);
    await dialog.getByRole('textbox', { name: 'URL 1' }).fill(`https://${title}.example.org/`);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
  };
  const [hers, his] = [await open(ada), await open(bob)];
  await add(hers, 'ada');
  await add(his, 'bob');
  const { body } = await node.api('GET', '/system/urlwhitelist');
  expect(
    (body as { entries: { title: string }[] }).entries.map(({ title }) => title).sort(),
  ).toEqual(['ada', 'bob']);
  await bob.context().close();
});
