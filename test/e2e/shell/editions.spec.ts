import type { Page } from '@playwright/test';
import { violations } from '../accessibility';
import { expect, test, signIn, makeUser, USER_PASSWORD } from '../journey';
import type { RunningNode } from '../node';

const NOTICE = /you need the enterprise license and the enterprise plugin/;

/** The pages of the System menu. */
async function systemMenu(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'System' }).click();
  await expect(page.getByRole('menuitem', { name: 'Overview' })).toBeVisible();
  const names = await page.getByRole('menuitem').allTextContents();
  await page.keyboard.press('Escape');
  return names;
}

/** The Create panel of the search page. */
async function openCreate(page: Page, node: RunningNode) {
  await page.goto(`${node.url}/search?q=*`);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Generic' })).toBeVisible();
}

test.describe('open', () => {
  test('names what the enterprise edition adds, and leads to its page', async ({
    signedIn: page,
    node,
  }) => {
    await openCreate(page, node);
    await expect(page.getByText(NOTICE)).toBeVisible();
    await page.getByRole('link', { name: 'Set up Graylog Enterprise' }).click();
    await expect(page.getByRole('heading', { name: 'Enterprise', level: 1 })).toBeVisible();
    await expect(page.getByText('No license')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await systemMenu(page)).toEqual(
      expect.arrayContaining(['Nodes', 'Inputs', 'Logging', 'Enterprise', 'Security']),
    );
    await page.getByRole('link', { name: /messages per second/ }).click();
    await expect(page.getByRole('heading', { name: 'Nodes', level: 1 })).toBeVisible();
  });
});

test.describe('enterprise', () => {
  test.use({
    nodeArgs: ['--no-sample', '--enterprise'],
    // The reader may not search any stream.
    expectedComplaints: [/403 \(Forbidden\)/],
  });

  test('advertises nothing, for administrators and readers', async ({
    signedIn: page,
    context,
    node,
  }) => {
    await page.goto(`${node.url}/system/enterprise`);
    await expect(page.getByText('Installed', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'About Graylog Enterprise' })).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
    await openCreate(page, node);
    await expect(page.getByText(NOTICE)).toHaveCount(0);

    await makeUser(node, 'ada');
    // A page that still polls would complain about the missing session.
    await page.goto('about:blank');
    await context.clearCookies();
    await signIn(context, node, { username: 'ada', password: USER_PASSWORD });
    await openCreate(page, node);
    await expect(page.getByText(NOTICE)).toHaveCount(0);
    const menu = await systemMenu(page);
    expect(menu).not.toContain('Enterprise');
    expect(menu).not.toContain('Security');
  });
});

test.describe('cloud', () => {
  test.use({ nodeArgs: ['--no-sample', '--cloud'] });

  test('hides nodes and inputs, and offers the API browser of the cluster', async ({
    signedIn: page,
    node,
  }) => {
    await openCreate(page, node);
    await expect(page.getByText(NOTICE)).toHaveCount(0);
    await expect(page.getByLabel(/messages per second/)).toHaveCount(0);
    const menu = await systemMenu(page);
    for (const hidden of ['Nodes', 'Inputs', 'Logging', 'Enterprise'])
      expect(menu).not.toContain(hidden);

    await page.getByRole('button', { name: 'Help' }).click();
    const browser = page.waitForEvent('popup');
    await page.getByRole('menuitem', { name: 'Cluster global API browser' }).click();
    await expect((await browser).getByRole('heading', { level: 1 })).toHaveText('API browser');

    await page.goto(`${node.url}/system/overview`);
    const log = page.getByRole('region', { name: 'System messages' });
    await expect(log.getByText(/[\da-f]{8} \/ /).first()).toBeVisible();
    await expect(page.locator('a[href*="/system/nodes"]')).toHaveCount(0);

    await page.goto(`${node.url}/system/nodes`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not available in the cloud');
    expect(await violations(page)).toEqual([]);
  });
});

test.describe('cloud with inputs', () => {
  test.use({ nodeArgs: ['--no-sample', '--cloud', '--feature-flag', 'cloud_inputs'] });

  test('has inputs, whose nodes are no links', async ({ signedIn: page, node }) => {
    await page.goto(`${node.url}/system/overview`);
    expect(await systemMenu(page)).toContain('Inputs');
    await page.goto(`${node.url}/system/inputs`);
    await expect(page.getByRole('heading', { name: 'Inputs', level: 1 })).toBeVisible();
    await expect(page.locator('a[href*="/system/nodes"]')).toHaveCount(0);
  });
});
