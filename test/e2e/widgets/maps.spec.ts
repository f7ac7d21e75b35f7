import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, portOf, queryText, status, stored, test } from '../journey';
import type { RunningNode } from '../node';
import { by, pivot, place, saveSearch, widget } from '../saved-view';
import { gelf, sendTcp } from '../senders';

/** A saved search with a map of Munich (3 messages), Sydney (1) and a value that is no place. */
async function savedMap(node: RunningNode): Promise<string> {
  await sendTcp(await portOf(node, 'GELFTCPInput'), [
    ...Array.from({ length: 3 }, () => gelf('near', { _client_geolocation: '48.1,11.6' })),
    gelf('far', { _client_geolocation: '-33.9,151.2' }),
    gelf('nowhere', { _client_geolocation: '<b>internal</b>' }),
  ]);
  await stored(node, 'source:journey', 5);
  return saveSearch(node, {
    title: 'Visitors',
    widgets: [
      widget(
        'map',
        'aggregation',
        pivot({
          row_pivots: [by('client_geolocation')],
          visualization: 'map',
          visualization_config: { viewport: { zoom: 1, center_x: 0, center_y: 0 } },
        }),
      ),
    ],
    titles: { map: 'Visitors by place' },
    positions: { map: place(1, 1, 12, 4) },
  });
}

const map = (page: Page) =>
  page.getByRole('application', {
    name: /^World map of count\(\) by client_geolocation from .* 2 places$/,
  });
const tip = (page: Page) => page.getByRole('tooltip');

/** Moves the pointer over the map until it is over a point. */
async function findPoint(page: Page): Promise<{ x: number; y: number }> {
  const box = (await map(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (let y = box.y + 8; y < box.y + box.height; y += 8)
    for (let x = box.x + 8; x < box.x + box.width - 60; x += 8) {
      await page.mouse.move(x, y);
      if ((await tip(page).count()) > 0) return { x, y };
    }
  throw new Error('There is no point on the map.');
}

test('a map shows places from data of the console alone; its points are reached by keyboard and pointer', async ({
  signedIn: page,
  node,
}) => {
  const id = await savedMap(node);
  await page.goto(`${node.url}/search/${id}?q=source%3Ajourney`);
  await expect(page.getByText('1 value is not a place')).toBeVisible();
  await expect(map(page).locator('canvas.leaflet-tile-loaded').first()).toBeVisible();

  await map(page).focus();
  await page.keyboard.press('PageDown');
  await expect(tip(page)).toHaveText(/48\.1,11\.6.*3/);
  await page.keyboard.press('PageDown');
  await expect(tip(page)).toHaveText(/-33\.9,151\.2.*1/);
  await page.keyboard.press('Escape');
  await expect(tip(page)).toHaveCount(0);

  // Away from the stored viewport and back to it.
  const reset = page.getByRole('button', { name: 'Reset to saved view' });
  await page.keyboard.press('ArrowDown');
  await expect(reset).toBeVisible();
  await reset.click();
  await expect(reset).toHaveCount(0);

  await page.getByRole('button', { name: 'Show table' }).click();
  await expect(page.getByRole('rowheader', { name: '<b>internal</b>' })).toBeVisible();
  await page.getByRole('button', { name: 'Show map' }).click();

  const point = await findPoint(page);
  await page.mouse.click(point.x, point.y);
  // The map shows the place several times; the menu stays at the one that was pressed.
  const entry = page.getByRole('menuitem', { name: 'Add this value of client_geolocation' });
  const opened = await entry.boundingBox();
  await entry.hover();
  await page.mouse.move(point.x, point.y + 60);
  await entry.hover();
  expect(await entry.boundingBox()).toEqual(opened);
  await entry.click();
  await expect(queryText(page)).toContainText('client_geolocation:');
  await expect(status(page)).toContainText(/[13] messages?/);
});

test('the wheel scrolls the page over a map, and zooms it with Ctrl or once it has the focus', async ({
  signedIn: page,
  node,
}) => {
  const id = await savedMap(node);
  await page.goto(`${node.url}/search/${id}?q=source%3Ajourney`);
  await expect(map(page).locator('canvas.leaflet-tile-loaded').first()).toBeVisible();
  const reset = page.getByRole('button', { name: 'Reset to saved view' });
  await map(page).hover({ position: { x: 20, y: 20 } });
  await page.mouse.wheel(0, -300);
  await page.keyboard.down('Control');
  await page.keyboard.up('Control');
  await expect(reset).toHaveCount(0);

  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -300);
  await page.keyboard.up('Control');
  await expect(reset).toBeVisible();
  await reset.click();
  await expect(reset).toHaveCount(0);

  await map(page).focus();
  await map(page).hover({ position: { x: 20, y: 20 } });
  await page.mouse.wheel(0, -300);
  await expect(reset).toBeVisible();
});

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
let tiles: Server;
let asked: string[];
let refuses = false;

/** A tile that exists at its level. */
function isTile(url: string): boolean {
  const [, level = NaN, x = NaN, y = NaN] =
    /^\/tiles\/([1-3])\/(\d+)\/(\d+)\.png$/.exec(url)?.map(Number) ?? [];
  return x < 2 ** level && y < 2 ** level;
}

test.describe('with a tile service', () => {
  test.use({
    expectedComplaints: [
      /^a request left the origin: http:\/\/127\.0\.0\.1:\d+\/tiles\/|403 \(Forbidden\)/,
    ],
  });
  test.use({
    nodeArgs: async ({}, provide) => {
      asked = [];
      refuses = false;
      tiles = createServer(({ url = '' }, answer) => {
        asked.push(url);
        const headers = {
          'content-type': 'image/png',
          'cache-control': 'no-store',
          'access-control-allow-origin': '*',
        };
        answer.writeHead(refuses ? 403 : 200, headers).end(refuses ? '' : PIXEL);
      });
      await new Promise<void>((resolve) => tiles.listen(0, '127.0.0.1', () => resolve()));
      const { port } = tiles.address() as AddressInfo;
      const url = `http://127.0.0.1:${port}/tiles/{z}/{x}/{y}.png`;
      await provide(['--no-sample', '--map-tiles', url, '--map-attribution', '© <b>Makers</b>']);
      tiles.close();
    },
  });

  test('tiles are loaded from it, its attribution is text, and the policy allows nothing else', async ({
    signedIn: page,
    node,
  }) => {
    const id = await savedMap(node);
    await page.goto(`${node.url}/search/${id}?q=source%3Ajourney`);
    await expect(map(page).locator('img.leaflet-tile-loaded').first()).toBeVisible();
    // Of the world once: the level follows the width of the map.
    expect(asked.filter((url) => !isTile(url))).toEqual([]);
    await expect(page.getByText('© <b>Makers</b>')).toBeVisible();

    // A picture contains the tiles, and loads nothing when it is opened.
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      (async () => {
        await page.getByRole('button', { name: /^Actions for / }).click();
        await page.getByRole('menuitem', { name: 'Download as SVG', exact: true }).click();
      })(),
    ]);
    const picture = readFileSync(await download.path(), 'utf8');
    expect(picture).toContain('href="data:image/png;base64,');
    expect(picture).toContain('© &lt;b&gt;Makers&lt;/b&gt;');
    expect(picture).not.toContain('127.0.0.1');

    refuses = true;
    await page.reload();
    await expect(page.getByText(/^Map tiles could not be loaded from 127\.0\.0\.1/)).toBeVisible();
    await expect(map(page).locator('canvas.leaflet-tile-loaded').first()).toBeVisible();
  });
});
