import type { Browser } from '@playwright/test';
import { stored } from '../../e2e/journey';
import type { RunningNode } from '../../e2e/node';
import { pivot, place, saveSearch, widget } from '../../e2e/saved-view';
import { gelf, sendTcp } from '../../e2e/senders';
import { signedIn } from '../browser';
import { gelfTcpPort } from '../ingest/gelf-port';
import { median, type Figure } from '../report';
import { watchTasks } from '../tasks';

const PLACES = 5_000;
/** In milliseconds: drawing takes several frames. */
const DRAWN = 1_500;
const AIM = 50;

/** A map of 5,000 points: opened, moved, zoomed, pointed at, and drawn again with new data. */
export async function measureMap(
  browser: Browser,
  node: RunningNode,
  runs: number,
): Promise<Figure[]> {
  const id = await savedMap(node);
  const longest: Record<string, number[]> = {};
  for (let run = 0; run < runs; run++) {
    const context = await signedIn(browser, node);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const map = page.getByRole('application', { name: /^World map of .* 5,000 places$/ });
    const points = map.locator('.leaflet-overlay-pane canvas');
    const measure = async (name: string, act: () => Promise<unknown>) => {
      const stop = await watchTasks(cdp);
      await act();
      await page.waitForTimeout(DRAWN);
      (longest[name] ??= []).push(await stop());
    };
    await measure('opening', async () => {
      await page.goto(`${node.url}/search/${id}`);
      await points.waitFor({ state: 'attached' });
    });
    const { x, y } = (await map.boundingBox()) ?? { x: 0, y: 0 };
    await measure('moving', async () => {
      await page.mouse.move(x + 300, y + 150);
      await page.mouse.down();
      await page.mouse.move(x + 100, y + 190, { steps: 20 });
      await page.mouse.up();
    });
    await measure('zooming', () => page.keyboard.press('+'));
    await measure('pointing', () => page.mouse.move(x + 500, y + 150, { steps: 40 }));
    await measure('new data', () =>
      page.getByRole('button', { name: 'Search', exact: true }).click(),
    );
    await context.close();
  }
  return Object.entries(longest).map(([name, values]) => ({
    name: `map of 5,000 points, ${name}: longest task (processor time)`,
    value: median(values),
    unit: 'ms',
    aim: AIM,
    runs,
  }));
}

/** Places all over the world: each longitude is the golden angle from the one before. */
async function savedMap(node: RunningNode): Promise<string> {
  const messages = Array.from({ length: PLACES }, (_, n) => {
    const latitude = (Math.asin((2 * n) / PLACES - 1) * 150) / Math.PI;
    const longitude = ((n * 137.508) % 360) - 180;
    return gelf('visit', {
      _geolocation: `${latitude.toFixed(3)},${longitude.toFixed(3)}`,
      _took_ms: (n * n) % 997,
    });
  });
  await sendTcp(await gelfTcpPort(node), messages);
  await stored(node, 'message:visit', PLACES);
  const byPlace = { fields: ['geolocation'], type: 'values', config: { limit: 2 * PLACES } };
  return saveSearch(node, {
    title: 'Map',
    widgets: [
      widget('map', 'aggregation', {
        ...pivot({ row_pivots: [byPlace], visualization: 'map' }),
        series: [{ config: { name: null }, function: 'sum(took_ms)' }],
      }),
    ],
    titles: { map: 'Visits' },
    positions: { map: place(1, 1, 12, 5) },
  });
}
