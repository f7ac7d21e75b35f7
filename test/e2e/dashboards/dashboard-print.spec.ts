import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { makeWall } from '@test/bench/dashboards/wall';
import { expect, portOf, stored, test } from '../journey';
import type { RunningNode } from '../node';
import { gelf, sendTcp } from '../senders';

const WIDGETS = 24;

async function openWall(page: Page, node: RunningNode): Promise<void> {
  await sendTcp(
    await portOf(node, 'GELFTCPInput'),
    Array.from({ length: 60 }, (_, n) =>
      gelf(`order ${n}`, { _app: n % 2 ? 'shop' : 'mail', _n: n }),
    ),
  );
  await stored(node, 'order', 60);
  await page.goto(`${node.url}/dashboards/${await makeWall(node)}`);
  await expect(page.getByRole('application').first()).toBeVisible();
}

const panel = (page: Page) => page.getByRole('tabpanel');
const takeBy = async (page: Page, entry: RegExp) => {
  await page
    .getByRole('group', { name: 'Dashboard actions' })
    .getByRole('button', { name: 'More' })
    .click();
  await page.getByRole('menuitem', { name: entry }).click();
};

test('a dashboard is printed in light colours with all of its widgets, also those out of sight', async ({
  node,
  signedIn: page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openWall(page, node);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'noir');
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.keyboard.press('ControlOrMeta+p');
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'teint');
  await expect(panel(page).locator('section')).toHaveCount(WIDGETS);
  await expect(panel(page).locator('[aria-busy=true], [data-skeleton]')).toHaveCount(0);
  // Ends the printing, as the end of a real one does.
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString(
    'latin1',
  );
  const sheets = pdf.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
  // Nine rows of widgets, of which two fit on a sheet.
  expect(sheets).toBeGreaterThanOrEqual(4);
  expect(sheets).toBeLessThanOrEqual(9);
  // A4 across.
  expect(pdf).toMatch(/\/MediaBox \[0 0 84[12][.\d]* 59[45]/);
  await expect(page.locator('html')).not.toHaveAttribute('data-taken');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'noir');
});

test('the print command of the browser prints what is there and says what is missing', async ({
  node,
  signedIn: page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openWall(page, node);
  const missing = page.getByText(/widgets are missing because they were not loaded yet/);
  await expect(missing).toHaveCount(0);
  await page.evaluate(() =>
    addEventListener('beforeprint', () => {
      const { dataset } = document.documentElement;
      dataset['printed'] = `${dataset['theme']} ${dataset['taken']}`;
    }),
  );
  await page.pdf({ preferCSSPageSize: true, printBackground: true });
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'teint paper');
  await expect(missing).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'noir');
  // The print before has started to load them.
  await expect(async () => {
    await page.pdf({ preferCSSPageSize: true, printBackground: true });
    await expect(missing).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
});

test('a page of a dashboard is saved as one picture', async ({ node, signedIn: page }) => {
  await openWall(page, node);
  const download = page.waitForEvent('download');
  await takeBy(page, /^Download page as PNG/);
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.png$/);
  const picture = await readFile(await file.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)];
  const size = await panel(page).evaluate(({ scrollWidth, scrollHeight }) => ({
    scrollWidth,
    scrollHeight,
  }));
  // The title is above the widgets.
  const ratio = height / width;
  expect(ratio).toBeGreaterThan(size.scrollHeight / size.scrollWidth);
  expect(ratio).toBeLessThan((size.scrollHeight + 120) / size.scrollWidth);
  // As many colours in its lower third, which was out of sight, as charts need.
  const colours = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(300, 300);
    const context = canvas.getContext('2d');
    const third = bitmap.height / 3;
    context?.drawImage(bitmap, 0, 2 * third, bitmap.width, third, 0, 0, 300, 300);
    const { data } = context?.getImageData(0, 0, 300, 300) ?? { data: [] };
    const found = new Set<string>();
    for (let at = 0; at < data.length; at += 4)
      found.add(`${data[at]} ${data[at + 1]} ${data[at + 2]}`);
    return found.size;
  }, picture.toString('base64'));
  expect(colours).toBeGreaterThan(50);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
