import type { Locator, Page } from '@playwright/test';
import { expect, portOf, status, stored, test } from '../journey';
import { by, pivot, place, saveSearch, widget } from '../saved-view';
import { gelf, sendTcp } from '../senders';

const byMinute = {
  fields: ['timestamp'],
  type: 'time',
  config: { interval: { type: 'timeunit', value: 1, unit: 'minutes' } },
};
const chart = (id: string, visualization: string) =>
  widget(
    id,
    'aggregation',
    pivot({
      row_pivots: [byMinute],
      column_pivots: [by('app')],
      rollup: false,
      visualization,
      visualization_config: null,
    }),
  );

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const plotOf = (page: Page, name: string) => region(page, name).locator('[data-plot]');
const crosshairOf = (page: Page, name: string) => plotOf(page, name).locator('[data-crosshair]');

/** Moves the pointer to a share of the width of a plot. */
async function pointAt(page: Page, plot: Locator, share: number): Promise<void> {
  const box = await plot.boundingBox();
  if (!box) throw new Error('The plot is not in sight.');
  await page.mouse.move(box.x + box.width * share, box.y + box.height / 2, { steps: 4 });
}

test('charts share a crosshair, list their series, hide them, and zoom by mouse and keys', async ({
  signedIn: page,
  node,
}) => {
  const now = Date.now() / 1000;
  await sendTcp(
    await portOf(node, 'GELFTCPInput'),
    Array.from({ length: 120 }, (_, n) =>
      gelf(`order ${n}`, { _app: n % 3 === 0 ? '<b>shop</b>' : 'mail', timestamp: now - n * 20 }),
    ),
  );
  await stored(node, 'order', 120);
  const id = await saveSearch(node, {
    title: 'Orders',
    widgets: [chart('lines', 'line'), chart('bars', 'bar')],
    titles: { lines: 'Lines', bars: 'Bars' },
    positions: { lines: place(1, 1, 6, 3), bars: place(7, 1, 6, 3) },
  });
  await page.goto(`${node.url}/search/${id}?rangetype=relative&relative=3600`);
  await expect(status(page)).toContainText('120 messages');
  await expect(plotOf(page, 'Lines')).toBeVisible();
  await expect(plotOf(page, 'Bars')).toBeVisible();

  // Hovering one chart shows the same moment in the other one.
  await pointAt(page, plotOf(page, 'Lines'), 0.75);
  const tip = page.getByRole('tooltip');
  await expect(tip).toContainText('<b>shop</b>');
  await expect(tip).toContainText('mail');
  await expect(crosshairOf(page, 'Lines')).toBeVisible();
  await expect(crosshairOf(page, 'Bars')).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(tip).toHaveCount(0);
  await expect(crosshairOf(page, 'Bars')).toBeHidden();

  // The legend hides a series, and isolates one with a double click, in this chart only.
  const toggle = (widgetName: string, name: string) =>
    region(page, widgetName).getByRole('button', { name: `Show ${name}` });
  await toggle('Lines', 'mail').click();
  await pointAt(page, plotOf(page, 'Lines'), 0.75);
  await expect(tip).toContainText('<b>shop</b>');
  await expect(tip).not.toContainText('mail');
  await toggle('Lines', 'mail').click();
  await toggle('Lines', 'mail').dblclick();
  await expect(toggle('Lines', '<b>shop</b>')).toHaveAttribute('aria-pressed', 'false');
  await expect(toggle('Bars', '<b>shop</b>')).toHaveAttribute('aria-pressed', 'true');

  // Escape gives up a drag; without it, the range becomes that of the page.
  const before = page.url();
  const drag = async (then: () => Promise<void>) => {
    await pointAt(page, plotOf(page, 'Bars'), 0.6);
    await page.mouse.down();
    await pointAt(page, plotOf(page, 'Bars'), 0.9);
    await then();
    await page.mouse.up();
  };
  await drag(() => page.keyboard.press('Escape'));
  expect(page.url()).toBe(before);
  await drag(() => Promise.resolve());
  await expect(page).toHaveURL(/rangetype=absolute/);
  await expect(status(page)).not.toContainText('120 messages');
  await page.goBack();
  await expect(status(page)).toContainText('120 messages');

  // The same by keys.
  await region(page, 'Lines').getByRole('application').focus();
  for (const key of ['Home', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Enter'])
    await page.keyboard.press(key);
  await expect(page).toHaveURL(/rangetype=absolute/);
});
