import type { Page } from '@playwright/test';
import { expect, openSearch, portOf, rows, stored, test } from '../journey';
import { gelf, sendTcp } from '../senders';

test.use({ serviceWorkers: 'allow', expectedComplaints: [/Failed to load resource/] });

/**
 * One tab pings after 1, 2, 4 and 8 seconds, which vary by a fifth, and once more if the tabs noticed
 * the outage at different times. Two that ping for themselves need less than four seconds for five.
 */
const [PINGS, LEAST_MS] = [5, 4_500];

/** Not the state of a preview, which has the same name. */
const banner = (page: Page) => page.getByRole('strong').filter({ hasText: 'Server unavailable' });
const waits = (page: Page) => page.getByRole('heading', { name: 'Waiting for the server' });

/** Waits until the browser has its copy of the console; returns the URLs in it. */
const copied = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => url);
  });

test('a reload during an outage shows the console from the cache, which continues when the server is back', async ({
  signedIn: page,
  node,
}) => {
  await sendTcp(await portOf(node, 'GELFTCPInput'), [gelf('before the outage')]);
  await stored(node, '"before the outage"', 1);
  await openSearch(page, node, { q: '"before the outage"' });
  await expect(rows(page)).toHaveCount(1);
  const urls = await copied(page);
  expect(urls.length).toBeGreaterThan(20);
  expect(urls.filter((url) => url.includes('/api/'))).toEqual([]);

  await node.stop('SIGKILL');
  await page.reload();
  await expect(waits(page)).toBeVisible();
  await expect(banner(page)).toBeVisible();
  // Pages of the console that were not open are in the copy, too.
  await page.goto(`${node.url}/system/nodes`);
  await expect(waits(page)).toBeVisible();
  await page.goBack();
  await expect(waits(page)).toBeVisible();

  await node.restart();
  await expect(rows(page)).toHaveCount(1);
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('during an outage few requests are sent, by one tab for all, and all tabs recover', async ({
  signedIn: page,
  node,
  context,
}) => {
  await openSearch(page, node);
  await copied(page);
  const other = await context.newPage();
  await other.goto(`${node.url}/system/overview`);
  await expect(other.getByText('No notifications.')).toBeVisible();
  await node.stop('SIGKILL');
  await expect(banner(other)).toBeVisible();
  await expect(banner(page)).toBeVisible();
  const sent: { path: string; at: number }[] = [];
  context.on('request', (request) => {
    sent.push({ path: new URL(request.url()).pathname, at: performance.now() });
  });
  await expect.poll(() => sent.length, { timeout: 90_000 }).toBeGreaterThanOrEqual(PINGS);
  expect(sent.filter(({ path }) => path !== '/api/')).toEqual([]);
  const [first, last] = [sent[0], sent[PINGS - 1]].map((ping) => ping?.at ?? 0);
  expect((last ?? 0) - (first ?? 0)).toBeGreaterThan(LEAST_MS);

  await node.restart();
  await expect(banner(page)).toHaveCount(0);
  await expect(banner(other)).toHaveCount(0);
  await expect(other.getByText('No notifications.')).toBeVisible();
  await expect(other.getByText(/^As of/)).toHaveCount(0);
});

test('a widget is edited through an outage: nothing covers its buttons, and its preview mends itself', async ({
  signedIn: page,
  node,
}) => {
  await sendTcp(
    await portOf(node, 'GELFTCPInput'),
    Array.from({ length: 9 }, (_, n) => gelf(`order ${n}`, { _took_ms: n })),
  );
  await stored(node, 'order', 9);
  await openSearch(page, node, { q: 'order' });
  await copied(page);
  await page.getByRole('button', { name: 'Actions for Message Count' }).click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  const editor = page.getByRole('region', { name: 'Edit "Message Count"' });
  await editor.getByRole('radio', { name: 'Table', exact: true }).check({ force: true });
  const table = editor.getByRole('grid', { name: 'Table of groups' });
  await expect(table).toBeVisible();

  await node.stop('SIGKILL');
  await editor.getByRole('button', { name: 'Remove grouping level' }).click();
  await expect(banner(page)).toBeVisible();
  const preview = editor.getByRole('region', { name: 'Message Count', exact: true });
  await expect(preview.getByText('Server unavailable')).toBeVisible();
  await expect(preview.getByText(/, (now|\d+ \w+ ago)$/)).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'level' })).toBeVisible();

  await node.restart();
  await expect(banner(page)).toHaveCount(0);
  await expect(table.getByRole('columnheader', { name: 'level' })).toHaveCount(0);

  await node.stop('SIGKILL');
  await expect(banner(page)).toBeVisible();
  await editor.getByRole('button', { name: 'Update widget' }).click();
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await node.restart();
  await expect(banner(page)).toHaveCount(0);
});
