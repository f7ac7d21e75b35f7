import type { Download, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { otherTheme, violations } from '../accessibility';
import { expect, portOf, queryText, status, stored, test } from '../journey';
import type { RunningNode } from '../node';
import { by, pivot, place, saveSearch, widget } from '../saved-view';
import { gelf, sendTcp } from '../senders';

const byTime = {
  fields: ['timestamp'],
  type: 'time',
  config: { interval: { type: 'timeunit', value: 1, unit: 'minutes' } },
};
const chart = (id: string, visualization: string, config: object = {}) =>
  widget(id, 'aggregation', pivot({ visualization, row_pivots: [by('app')], ...config }));
const WIDGETS = {
  bar: ['Over time', { row_pivots: [byTime], column_pivots: [by('app')] }],
  line: ['Lines', { row_pivots: [byTime], column_pivots: [by('app')] }],
  area: ['Areas', { row_pivots: [byTime] }],
  scatter: ['Dots', {}],
  pie: ['Shares', {}],
  heatmap: ['Heat', { column_pivots: [by('stage')] }],
  table: ['Figures', { column_pivots: [by('stage')] }],
  numeric: ['In all', { row_pivots: [] }],
  map: ['Places', { row_pivots: [by('client_geolocation')] }],
} as const;

/** A saved search with a widget of each type, and five messages of two applications. */
async function savedCharts(node: RunningNode): Promise<string> {
  const minute = Math.floor(Date.now() / 60_000) * 60 - 300;
  const message = (app: string, stage: string | undefined, after: number) =>
    gelf('of a chart', {
      _app: app,
      ...(stage !== undefined && { _stage: stage }),
      _client_geolocation: '48.1,11.6',
      timestamp: minute + after,
    });
  await sendTcp(await portOf(node, 'GELFTCPInput'), [
    message('the shop', 'prod', 1),
    message('the shop', 'prod', 2),
    message('the shop', 'test', 61),
    message('auth', 'prod', 62),
    message('auth', undefined, 121),
  ]);
  await stored(node, 'source:journey', 5);
  const entries = Object.entries(WIDGETS);
  return saveSearch(node, {
    title: 'Charts',
    widgets: [
      ...entries.map(([type, [, config]]) => chart(type, type, config)),
      widget('rows', 'messages', {
        fields: ['timestamp', 'app', 'message'],
        show_message_row: false,
        decorators: [],
        sort: [{ type: 'pivot', field: 'timestamp', direction: 'Descending' }],
      }),
    ],
    titles: {
      ...Object.fromEntries(entries.map(([type, [title]]) => [type, title])),
      rows: 'Newest',
    },
    positions: {
      ...Object.fromEntries(
        entries.map(([type], at) => [
          type,
          place(1 + (at % 3) * 4, 1 + Math.floor(at / 3) * 3, 4, 3),
        ]),
      ),
      rows: place(1, 10, 'Infinity', 4),
    },
  });
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const drawing = (page: Page, name: string) => region(page, name).getByRole('application');
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });
const open = async (page: Page, node: RunningNode, id: string) => {
  await page.goto(`${node.url}/search/${id}?q=source%3Ajourney`);
  await expect(status(page)).toContainText('5 messages');
};
/** Opens the menu of a mark by keys; the chart is the only tab stop. */
const byKeys = async (page: Page, name: string, keys: readonly string[]) => {
  await drawing(page, name).focus();
  for (const key of keys) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
};
const fromMenu = async (page: Page, title: string, name: string): Promise<Download> => {
  await page.getByRole('button', { name: `Actions for ${title}`, exact: true }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), item(page, name).click()]);
  return download;
};
const textOf = async (download: Download) => readFileSync(await download.path(), 'utf8');

test.use({ viewport: { width: 1600, height: 1400 } });

test('every mark leads to its messages, by keys and by pointer', async ({
  signedIn: page,
  node,
  context,
}) => {
  const id = await savedCharts(node);
  await open(page, node, id);

  // A bar of one series: its interval becomes the time range.
  await byKeys(page, 'Over time', ['ArrowRight', 'ArrowDown']);
  await expect(item(page, 'Copy value of count()')).toBeVisible();
  await item(page, 'Zoom in to this interval').click();
  await expect(status(page)).toContainText('2 messages');
  await expect(page).toHaveURL(/rangetype=absolute/);
  await page.goBack();
  await expect(status(page)).toContainText('5 messages');

  // All series of a point; Escape returns to the chart and its point.
  await byKeys(page, 'Lines', ['End']);
  await expect(item(page, 'Exclude this value of app')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(drawing(page, 'Lines')).toBeFocused();
  await page.keyboard.press('Enter');
  await item(page, 'Show messages').click();
  await expect(status(page)).toContainText('1 message');
  await page.goBack();

  // A cell: rows and columns.
  await drawing(page, 'Heat').scrollIntoViewIfNeeded();
  await expect(drawing(page, 'Heat').locator('.ytick')).toHaveText(['the shop', 'auth']);
  await byKeys(page, 'Heat', ['ArrowRight', 'Home']);
  await item(page, 'Add all values to the query').click();
  await expect(queryText(page)).toContainText(/app:(auth|"the shop") AND/);
  await page.goBack();
  await expect(status(page)).toContainText('5 messages');

  // A slice, pressed with the pointer.
  const pie = await drawing(page, 'Shares').boundingBox();
  if (!pie) throw new Error('There is no pie.');
  await expect(region(page, 'Shares').locator('.slice')).toHaveCount(2);
  const radius = 0.35 * Math.min(pie.width, pie.height);
  await page.mouse.click(pie.x + pie.width / 2 + radius, pie.y + pie.height / 2 - 4);
  await item(page, 'Exclude this value of app').click();
  await expect(queryText(page)).toContainText('NOT app:');
  await page.goBack();
  await expect(status(page)).toContainText('5 messages');

  // The number of all messages, in a new tab.
  await region(page, 'In all').getByRole('button', { name: '5' }).click();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    item(page, 'Show messages in a new tab').click(),
  ]);
  await expect(status(tab)).toContainText('5 messages');
  await tab.close();

  // A legend entry, as a table below the chart.
  await region(page, 'Over time')
    .getByRole('button', { name: 'Configuration for the shop' })
    .click();
  await page.getByRole('button', { name: 'Show messages in a table below' }).click();
  const table = region(page, 'Messages: the shop');
  await expect(table.locator('[data-row]')).toHaveCount(3);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(table).toHaveCount(0);
});

test('a widget is taken away as a picture or as figures, and T shows its figures', async ({
  signedIn: page,
  node,
}) => {
  const id = await savedCharts(node);
  await open(page, node, id);
  await expect(region(page, 'Over time').locator('[data-mark=bars]').first()).toBeAttached();

  const svg = await fromMenu(page, 'Over time', 'Download as SVG');
  expect(svg.suggestedFilename()).toBe('Over time.svg');
  const drawn = await textOf(svg);
  expect(drawn).toMatch(/^<svg [^]*<\/svg>$/);
  expect(drawn).toContain('>Over time</text>');
  expect(drawn).toContain('>the shop</text>');
  expect(drawn).toMatch(/<path data-mark="bars" /);
  const png = readFileSync(await (await fromMenu(page, 'Heat', 'Download as PNG')).path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.length).toBeGreaterThan(5_000);

  // Tables, numbers and maps are vectors as well.
  const table = await textOf(await fromMenu(page, 'Figures', 'Download as SVG'));
  expect(table).toMatch(/<text [^>]*>the shop<\/text>/);
  expect(await textOf(await fromMenu(page, 'In all', 'Download as SVG'))).toContain('>5</text>');
  const map = await textOf(await fromMenu(page, 'Places', 'Download as SVG'));
  expect(map).toMatch(/^<svg [^]*<\/svg>$/);
  expect(map).toMatch(/<path d="M[^"]+a[^"]+Z" fill="[^"]+" fill-opacity="0.55"/);
  expect(map).not.toContain('<image');

  const csv = await textOf(await fromMenu(page, 'Heat', 'Download figures as CSV'));
  expect(csv).toContain('# Query: source:journey\r\n');
  expect(csv).toContain('# Time zone: Europe/Berlin\r\n');
  expect(csv).toMatch(/\r\nthe shop,/);
  const json: unknown = JSON.parse(
    await textOf(await fromMenu(page, 'In all', 'Download figures as JSON')),
  );
  expect(json).toMatchObject({
    title: 'In all',
    query: 'source:journey',
    total: 5,
    rows: [{ values: [{ metric: 'count()', value: 5 }] }],
  });

  await expect(drawing(page, 'Shares')).toHaveAccessibleName(
    /^Pie chart of count\(\) by app from .* Highest value: 3 \(the shop\)$/,
  );
  await drawing(page, 'Shares').focus();
  await page.keyboard.press('t');
  await expect(region(page, 'Shares').getByText('the shop')).toBeVisible();
  await page.keyboard.press('t');
  await expect(drawing(page, 'Shares')).toBeFocused();
});

test('all visualizations are without findings of axe in both themes', async ({
  signedIn: page,
  node,
}) => {
  const id = await savedCharts(node);
  await open(page, node, id);
  for (const name of ['Over time', 'Lines', 'Areas', 'Dots', 'Shares', 'Heat'])
    await expect(region(page, name).locator('[data-drawing], .main-svg').first()).toBeAttached();
  await expect(region(page, 'Places').getByRole('application')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await otherTheme(page);
  expect(await violations(page)).toEqual([]);
});

test('the chart library is loaded with the first pie in sight', async ({
  signedIn: page,
  node,
}) => {
  const id = await saveSearch(node, {
    title: 'Far down',
    widgets: [chart('number', 'numeric', { row_pivots: [] }), chart('far', 'pie')],
    titles: { number: 'In all', far: 'Far down' },
    positions: { number: place(1, 1, 12, 12), far: place(1, 13, 12, 3) },
  });
  await sendTcp(await portOf(node, 'GELFTCPInput'), [gelf('one', { _app: 'shop' })]);
  await stored(node, 'source:journey', 1);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.setViewportSize({ width: 1200, height: 700 });
  await page.goto(`${node.url}/search/${id}`);
  await expect(region(page, 'In all')).toContainText('1');
  await page.waitForLoadState('networkidle');
  const library = () => loaded.filter((url) => /plotly/i.test(url));
  expect(library()).toEqual([]);
  await region(page, 'Far down').scrollIntoViewIfNeeded();
  await expect(
    region(page, 'Far down').locator('[data-drawing], .main-svg').first(),
  ).toBeAttached();
  expect(library()).not.toEqual([]);
});
