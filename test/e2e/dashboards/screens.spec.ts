import type { Page } from '@playwright/test';
import { DESKTOP, otherTheme, PHONE, tooWide, violations } from '../accessibility';
import { expect, portOf, stored, test } from '../journey';
import type { RunningNode } from '../node';
import { gelf, sendTcp } from '../senders';

const wallOf = (page: Page) => page.getByRole('group', { name: 'Address of the wall' });

/** Waits until the browser can load the console without the server. */
const copyOfConsole = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

/** A dashboard "Orders" with a message table. */
async function ordersDashboard(node: RunningNode): Promise<void> {
  const page = 'a0000000-0000-4000-8000-000000000012';
  const query = { type: 'elasticsearch', query_string: 'order' };
  const timerange = { type: 'relative', from: 3600 };
  const { body: search } = await node.api('POST', '/views/search', {
    queries: [
      {
        id: page,
        timerange,
        search_types: [{ id: 't', type: 'messages', query, timerange, streams: [] }],
      },
    ],
    parameters: [],
  });
  await node.api('POST', '/views', {
    type: 'DASHBOARD',
    title: 'Orders',
    search_id: (search as { id: string }).id,
    state: {
      [page]: {
        titles: { widget: { w: 'Latest orders' }, tab: { title: 'Latest' } },
        widgets: [
          {
            id: 'w',
            type: 'messages',
            filter: null,
            timerange,
            query,
            streams: [],
            config: { fields: ['message'], show_message_row: false, decorators: [], sort: [] },
          },
        ],
        widget_mapping: { w: ['t'] },
        positions: { w: { col: 1, row: 1, height: 5, width: 12 } },
      },
    },
  });
}

test('a screen is set up from nothing, shown on a wall, survives the death of the node, and ends with its token', async ({
  node,
  signedIn: page,
  browser,
}) => {
  await ordersDashboard(node);
  await sendTcp(await portOf(node, 'GELFTCPInput'), [gelf('order 1')]);
  await stored(node, 'order', 1);

  await page.goto(`${node.url}/dashboards`);
  await page.getByRole('link', { name: 'Screens' }).click();
  await page.getByRole('button', { name: 'Create screen' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'New screen' });
  await sheet.getByRole('textbox', { name: /^Name/ }).fill('Lobby');
  await sheet.getByRole('combobox', { name: /Playlist/ }).click();
  await page.getByRole('option', { name: 'Orders' }).click();
  await expect(sheet.getByRole('group', { name: 'Orders' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Add hours' }).click();
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole('button', { name: /^Remove Mon/ }).click();
  await sheet.getByRole('button', { name: 'Create screen' }).click();
  await page.getByRole('link', { name: 'Lobby' }).click();
  await page.getByRole('button', { name: 'Connect wall' }).click();
  await page.getByRole('button', { name: 'Create address' }).click();
  const address = (await wallOf(page).textContent()) ?? '';
  await expect(page.getByRole('img', { name: 'Address of the wall as a QR code' })).toBeVisible();
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    expect(await violations(page)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
    await otherTheme(page);
    expect(await violations(page)).toEqual([]);
  }
  await page.setViewportSize(DESKTOP);
  await page.getByRole('button', { name: 'Done' }).click();

  const context = await browser.newContext({ viewport: DESKTOP, serviceWorkers: 'allow' });
  const wall = await context.newPage();
  await wall.goto(address);
  await expect(wall.getByText('order 1')).toBeVisible();
  await expect(wall.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
  await expect(wall).toHaveTitle(/^Orders – Latest/);
  await expect(wall.getByRole('navigation')).toHaveCount(0);
  const token = new URL(address).hash.slice('#key='.length);
  expect(wall.url()).not.toContain(token);
  expect(
    await wall.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })),
  ).not.toContain(token);
  expect(await violations(wall)).toEqual([]);
  await expect(wall.getByRole('checkbox')).toHaveCount(0);
  // The device keeps the token.
  await wall.goto(wall.url());
  await expect(wall.getByText('order 1')).toBeVisible();

  await copyOfConsole(wall);
  await page.reload();
  const walls = page.getByRole('region', { name: 'Walls' });
  await expect(walls.getByText('Orders – Latest')).toBeVisible();
  await expect(walls.getByText('Reporting')).toBeVisible();
  // The time of its last data.
  await expect(walls.getByText('never')).toHaveCount(0);
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    expect(await violations(page)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
    await otherTheme(page);
    expect(await violations(page)).toEqual([]);
  }
  await page.setViewportSize(DESKTOP);
  // A device with two displays shows the same address in two windows.
  const second = await context.newPage();
  await second.goto(wall.url());
  await expect(second.getByText('order 1')).toBeVisible();
  await page.reload();
  await expect(walls.getByText('Reporting')).toHaveCount(2);
  await second.close();
  await page.goto('about:blank');

  await node.stop('SIGKILL');
  await expect(wall.getByText(/^The server is not responding\. Data as of/)).toBeVisible();
  await expect(wall.getByText('order 1')).toBeVisible();
  await expect(wall.getByRole('alert')).toHaveCount(0);
  // Even without its picture it continues by itself.
  await wall.reload();
  await expect(wall.getByRole('heading', { name: 'Waiting for the server' })).toBeVisible();
  await expect(wall.getByText(/^The server has not responded since .*ago\)/)).toBeVisible();
  expect(await violations(wall)).toEqual([]);
  await node.restart();
  await expect(wall.getByText('order 1')).toBeVisible();
  await expect(wall.getByText(/^The server is not responding/)).toHaveCount(0);
  await sendTcp(await portOf(node, 'GELFTCPInput'), [gelf('order 2')]);
  await stored(node, 'order', 2);
  await expect(wall.getByText('order 2')).toBeVisible();

  await page.goto(`${node.url}/dashboards/screens`);
  await page.getByRole('link', { name: 'Lobby' }).click();
  await page.getByRole('button', { name: 'Revoke access of Wall 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke access' }).click();
  await expect(wall.getByText(/^Access was revoked\. Data as of/)).toBeVisible();
  await expect(wall.getByText('order 2')).toBeVisible();
  await expect(wall.getByRole('dialog')).toHaveCount(0);
  // Lists of dashboards do not mention it.
  await page.goto(`${node.url}/dashboards`);
  await expect(page.getByRole('link', { name: 'Orders' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lobby' })).toHaveCount(0);
  await context.close();
});

test('a wall refuses a token whose user may do more than read', async ({ node, browser }) => {
  await ordersDashboard(node);
  const { body } = await node.api('GET', '/users/admin');
  const { id } = body as { id: string };
  const { body: token } = await node.api('POST', `/users/${id}/tokens/wall`, {});
  const page = await browser.newPage();
  await page.goto(`${node.url}/dashboards/wall/any#key=${(token as { token: string }).token}`);
  await expect(
    page.getByRole('heading', { name: 'This user cannot be used for screens' }),
  ).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText('*');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This screen is not connected' })).toBeVisible();
  await page.close();
});
