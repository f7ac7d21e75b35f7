import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expect, openSearch, portOf, status, stored, test } from '../journey';
import type { RunningNode } from '../node';
import { by, pivot, place, QUERY, saveSearch, widget } from '../saved-view';
import { gelf, sendTcp } from '../senders';

const byTime = {
  fields: ['timestamp'],
  type: 'time',
  config: { interval: { type: 'auto', scaling: 1 } },
};

const widgets = [
  widget(
    'bars',
    'aggregation',
    pivot({
      row_pivots: [byTime],
      column_pivots: [by('app')],
      visualization: 'bar',
      visualization_config: { barmode: 'stack' },
    }),
  ),
  widget('apps', 'aggregation', pivot({ row_pivots: [by('app')] })),
  widget(
    'all',
    'aggregation',
    pivot({
      visualization: 'numeric',
      visualization_config: { trend: true, trend_preference: 'LOWER' },
    }),
  ),
  widget('rows', 'messages', {
    fields: ['timestamp', 'message'],
    show_message_row: false,
    decorators: [],
    sort: [{ type: 'pivot', field: 'timestamp', direction: 'Descending' }],
  }),
  widget('tomorrow', 'of-a-plugin', { kept: [1] }),
];

/** A saved search with widgets, as saved by another console. */
const savedView = (node: RunningNode) =>
  saveSearch(node, {
    title: 'Shop',
    widgets,
    titles: {
      bars: 'Over time',
      apps: 'Applications',
      all: 'In all',
      rows: 'Newest',
      tomorrow: 'Not of today',
    },
    positions: {
      bars: place(1, 1, 8, 3),
      all: place(9, 1, 4, 3),
      apps: place(1, 4, 6, 3),
      tomorrow: place(7, 4, 6, 3),
      rows: place(1, 7, 'Infinity', 4),
    },
  });

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const placeOf = async (page: Page, name: string) =>
  (await region(page, name).boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
const choose = async (page: Page, title: string, item: string) => {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('widgets of a saved search keep their layout, are moved by keys, focused, removed and restored, and unknown data is preserved', async ({
  signedIn: page,
  node,
}) => {
  await sendTcp(await portOf(node, 'GELFTCPInput'), [
    gelf('payment refused', { _app: 'checkout' }),
    gelf('payment taken', { _app: 'checkout' }),
    gelf('<b>log-in</b>', { _app: '<b>auth</b>' }),
  ]);
  await stored(node, 'source:journey', 3);
  const id = await savedView(node);
  await page.setViewportSize({ width: 1600, height: 1000 });
  await page.goto(`${node.url}/search/${id}?q=source%3Ajourney`);
  await expect(status(page)).toContainText('3 messages');

  const apps = region(page, 'Applications');
  await expect(apps.getByRole('row')).toHaveText([
    /app.*count\(\)/,
    /checkout.*2/,
    /<b>auth<\/b>.*1/,
    /Total.*3/,
  ]);
  await expect(region(page, 'In all')).toContainText('3');
  await expect(apps.getByTitle(/^\d\d:\d\d:\d\d, .*, took /)).toHaveText(
    /^\d\d:\d\d:\d\d, (now|\d+ seconds? ago)$/,
  );
  await expect(region(page, 'Over time').locator('[data-mark=bars]').first()).toBeAttached();
  await expect(region(page, 'Over time')).toContainText('<b>auth</b>');
  const [bars, all] = [await placeOf(page, 'Over time'), await placeOf(page, 'In all')];
  expect(all.y).toBe(bars.y);
  expect(all.x).toBeGreaterThan(bars.x + bars.width);

  // The widgets scroll within the page, and the page itself does not scroll.
  expect(
    await page.evaluate(
      () =>
        [...document.querySelectorAll('main, main :not(#search-results *)')].filter(
          (one) =>
            one.scrollHeight > one.clientHeight + 1 && one.querySelector('[role=search]') !== null,
        ).length,
    ),
  ).toBe(0);
  await page.getByRole('button', { name: 'Move Over time' }).press('ArrowDown');
  await expect.poll(async () => (await placeOf(page, 'Over time')).y).toBeGreaterThan(bars.y + 100);
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved search', { exact: true })).toBeVisible();
  const { body } = await node.api('GET', `/views/${id}`);
  const kept = (
    body as {
      state: Record<string, { widgets: object[]; positions: Record<string, { row: number }> }>;
    }
  ).state[QUERY];
  expect(kept?.widgets).toEqual(expect.arrayContaining([widgets.at(-1)]));
  expect(kept?.positions['bars']?.row).toBeGreaterThan(1);

  await choose(page, 'Applications', 'Focus this widget');
  await expect(region(page, 'In all')).toHaveCount(0);
  await page.reload();
  await expect(apps.getByRole('row')).toHaveCount(4);
  await expect(region(page, 'In all')).toHaveCount(0);
  await choose(page, 'Applications', 'Unfocus this widget');
  await expect(region(page, 'In all')).toBeVisible();

  await choose(page, 'In all', 'Remove widget');
  await page
    .getByRole('dialog', { name: 'Remove widget' })
    .getByRole('button', { name: 'Remove widget' })
    .click();
  await expect(region(page, 'In all')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(region(page, 'In all')).toContainText('3');
});

test('the complete result is saved as a file', async ({ signedIn: page, node }) => {
  const lines = Array.from({ length: 2_500 }, (_, n) =>
    gelf(`line ${n}`, { _text: `"quoted"\nand broken ${n}` }),
  );
  await sendTcp(await portOf(node, 'GELFTCPInput'), lines);
  await stored(node, 'source:journey', 2_500);
  await openSearch(page, node, { q: 'source:journey', fields: 'timestamp,text,message' });
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export all search results' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Start Download' }).click(),
  ]);
  await expect(dialog).toContainText('contains 2,500 messages');
  const file = readFileSync(await download.path(), 'utf8');
  expect(file.startsWith('"timestamp","text","message"\n')).toBe(true);
  expect(file.match(/"line \d+"/g)).toHaveLength(2_500);
});

test('a chart is created above the messages, resized with the mouse, and the next one is placed next to it', async ({
  signedIn: page,
  node,
}) => {
  await sendTcp(await portOf(node, 'GELFTCPInput'), [gelf('payment refused')]);
  await stored(node, 'source:journey', 1);
  await openSearch(page, node);
  const create = async () => {
    const panel = page.getByRole('complementary', { name: 'Create' });
    if (!(await panel.isVisible()))
      await page
        .getByRole('navigation', { name: 'Sidebar' })
        .getByRole('button', { name: 'Create', exact: true })
        .click();
    await panel.getByRole('button', { name: 'Top sources', exact: true }).click();
  };
  await create();
  await expect(region(page, 'Top sources')).toBeVisible();
  const [count, made, table] = [
    await placeOf(page, 'Message Count'),
    await placeOf(page, 'Top sources'),
    await placeOf(page, 'All Messages'),
  ];
  expect(made.width).toBe(count.width);
  expect(count.y < made.y && made.y < table.y).toBe(true);

  await page.mouse.move(made.x + made.width - 6, made.y + made.height - 6);
  await page.mouse.down();
  await page.mouse.move(made.x + made.width / 2, made.y + made.height - 6, { steps: 5 });
  await page.mouse.up();
  await expect
    .poll(async () => (await placeOf(page, 'Top sources')).width)
    .toBeLessThan(made.width * 0.7);
  await create();
  const second = region(page, 'Top sources (2)');
  await expect(second).toBeVisible();
  await expect
    .poll(async () => (await second.boundingBox())?.y)
    .toBe(
      (await placeOf(page, 'Message Count')).y + count.height + (made.y - count.y - count.height),
    );

  const [handle] = [await page.getByRole('button', { name: 'Move Message Count' }).boundingBox()];
  if (!handle) throw new Error('The handle is not in sight');
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(handle.x + handle.width / 2, handle.y + 320, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await placeOf(page, 'Message Count')).y).toBeGreaterThan(count.y);
});

test('a chart sends one request per run, for the window of that run, and none when it is saved', async ({
  signedIn: page,
  node,
}) => {
  await sendTcp(await portOf(node, 'GELFTCPInput'), [gelf('payment refused')]);
  await stored(node, 'source:journey', 1);
  const asked: string[] = [];
  page.on('request', (request) => {
    const body = request.url().includes('/views/search/sync') ? (request.postData() ?? '') : '';
    if (body.includes('"name":"chart"') && !body.includes('"type":"messages"'))
      asked.push(/"from":"[^"]*","to":"[^"]*"/.exec(body)?.[0] ?? '');
  });
  await openSearch(page, node);
  await page
    .getByRole('navigation', { name: 'Sidebar' })
    .getByRole('button', { name: 'Create', exact: true })
    .click();
  await page
    .getByRole('complementary', { name: 'Create' })
    .getByRole('button', { name: 'Top sources', exact: true })
    .click();
  const chart = region(page, 'Top sources');
  const isShown = () => expect(chart.getByTitle(/, took /)).toBeVisible();
  await isShown();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect.poll(() => asked.length).toBe(2);
  await isShown();
  await page.keyboard.press('ControlOrMeta+s');
  await page
    .getByRole('dialog', { name: 'Save' })
    .getByRole('textbox', { name: 'Title' })
    .fill('Refused payments');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/[0-9a-f]{24}$/);
  await isShown();
  expect(new Set(asked).size).toBe(2);
  expect(asked).toHaveLength(2);
});
