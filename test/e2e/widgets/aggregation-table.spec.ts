import type { Locator, Page } from '@playwright/test';
import { violations } from '../accessibility';
import { expect, portOf, stored, test, toast } from '../journey';
import type { RunningNode } from '../node';
import { by, pivot, place, saveSearch, widget } from '../saved-view';
import { gelf, sendTcp } from '../senders';

const HOSTS = 40;

/** Two applications with many hosts each, by status. */
async function savedTable(node: RunningNode): Promise<string> {
  await sendTcp(
    await portOf(node, 'GELFTCPInput'),
    ['shop', 'mail'].flatMap((app) =>
      Array.from({ length: HOSTS }, (_, n) =>
        gelf('request', {
          _app: app,
          _node: `${app}-${`${n}`.padStart(2, '0')}`,
          _status: `${200 + (n % 8)}`,
          _took_ms: n,
        }),
      ),
    ),
  );
  await stored(node, 'request', 2 * HOSTS);
  const limited = (field: string) => ({ ...by(field), config: { limit: 100 } });
  return saveSearch(node, {
    title: 'Requests',
    widgets: [
      widget(
        'table',
        'aggregation',
        pivot({
          row_pivots: [limited('app'), limited('node')],
          column_pivots: [limited('status')],
          series: ['count()', 'sum(took_ms)'].map((written) => ({
            config: { name: null },
            function: written,
          })),
          visualization_config: { pinned_columns: ['app'] },
        }),
      ),
    ],
    titles: { table: 'Requests by node' },
    positions: { table: place(1, 1, 6, 4) },
  });
}

const table = (page: Page) => page.getByRole('grid', { name: 'Table of groups' });
const active = (page: Page): Promise<string | null> =>
  table(page).evaluate(
    (grid) =>
      document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')?.textContent ??
      null,
  );
/** Where a cell is inside the table. */
async function placeIn(grid: Locator, cell: Locator): Promise<{ x: number; y: number }> {
  const [outer, inner] = [await grid.boundingBox(), await cell.boundingBox()];
  if (!outer || !inner) throw new Error('The table is not visible.');
  return { x: Math.round(inner.x - outer.x), y: Math.round(inner.y - outer.y) };
}
const firstNode = (page: Page) => page.getByRole('rowheader', { name: /^(shop|mail)-/ }).first();

test('head, outer groups, pinned columns and totals stay in sight while the table scrolls', async ({
  signedIn: page,
  node,
}) => {
  await page.goto(`${node.url}/search/${await savedTable(node)}?q=request`);
  const grid = table(page);
  const app = page
    .getByRole('rowheader', { name: /^(shop|mail)$/ })
    .first()
    .getByRole('button');
  const head = page.getByRole('columnheader', { name: /^node/ });
  const total = page.getByRole('rowheader', { name: 'Total' });
  await expect(app).toBeVisible();
  const before = {
    app: await placeIn(grid, app),
    head: await placeIn(grid, head),
    total: await placeIn(grid, total),
    node: await placeIn(grid, firstNode(page)),
  };
  expect(await violations(page, grid)).toEqual([]);
  await grid.evaluate((element) => element.scrollBy(0, 300));
  await expect.poll(() => placeIn(grid, app)).toEqual(before.app);
  expect(await placeIn(grid, head)).toEqual(before.head);
  expect(await placeIn(grid, total)).toEqual(before.total);

  await grid.evaluate((element) => element.scrollBy(150, 0));
  await expect.poll(() => placeIn(grid, app)).toEqual(before.app);
  expect(await placeIn(grid, total)).toEqual(before.total);
  expect((await placeIn(grid, head)).x).toBe(before.head.x - 150);
});

test('a table is sorted by several columns, from its head and by keyboard, with one search each', async ({
  signedIn: page,
  node,
}) => {
  const id = await savedTable(node);
  await page.goto(`${node.url}/search/${id}?q=request`);
  const grid = table(page);
  await expect(firstNode(page)).toBeVisible();
  let asked = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/views/search')) asked += 1;
  });

  const first = page.getByRole('rowheader', { name: /^(shop|mail)$/ }).first();
  await page
    .getByRole('columnheader', { name: /^app/ })
    .getByTitle(/^Sort by/)
    .click();
  await expect(first).toHaveText('mail');
  await page
    .getByRole('columnheader', { name: /^app/ })
    .getByTitle(/^Sort by/)
    .click();
  await expect(first).toHaveText('shop');
  expect(asked).toBe(2);

  // By keyboard: from the head of app to that of node, which is added.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('Shift+Enter');
  await expect(firstNode(page)).toHaveText('shop-39');
  await expect(page.getByRole('columnheader', { name: /^node/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(grid).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => active(page)).toBe('shop-39');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => active(page)).toBe('mail-00');
  await expect(page.getByRole('rowheader', { name: 'mail-00' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(grid).toBeFocused();

  // The sort belongs to the widget: it is kept, and undone like any other change of it.
  await page.reload();
  await expect(firstNode(page)).toHaveText('shop-39');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(firstNode(page)).toHaveText('shop-00');
});

test('columns are dragged, fitted and pinned, and the figures are copied', async ({
  signedIn: page,
  context,
  node,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${node.url}/search/${await savedTable(node)}?q=request`);
  const head = page.getByRole('columnheader', { name: /^node/ });
  await expect(firstNode(page)).toBeVisible();
  const width = async () => Math.round((await head.boundingBox())?.width ?? 0);
  const start = await width();
  const handle = await head.getByTitle(/^Drag/).boundingBox();
  if (!handle) throw new Error('The column has no handle.');
  const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y);
  await page.mouse.move(x + 60, y);
  await page.mouse.up();
  await expect.poll(width).toBe(start + 60);
  await page.reload();
  await expect.poll(width).toBe(start + 60);
  await head.getByTitle(/^Drag/).dblclick();
  await expect.poll(width).toBeLessThan(start + 60);
  expect(await firstNode(page).evaluate((cell) => cell.scrollWidth <= cell.clientWidth)).toBe(true);

  await head.getByRole('button', { name: 'Column node' }).click();
  await page.getByRole('menuitem', { name: 'Pin node' }).click();
  await expect(head).toHaveCSS('position', 'sticky');

  await page.getByRole('button', { name: 'Actions for Requests by node' }).click();
  await page.getByRole('menuitem', { name: 'Copy as CSV' }).click();
  await expect(toast(page, 'Copied 80 rows.')).toBeVisible();
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).trim().split(/\r?\n/);
  expect(lines[0]).toMatch(/^app,node,200 \/ count\(\),200 \/ sum\(took_ms\),.*Total \/ count\(\)/);
  expect(lines).toHaveLength(82);
  expect(lines.at(-1)).toMatch(/^Total,,.*,80,1560$/);
});
