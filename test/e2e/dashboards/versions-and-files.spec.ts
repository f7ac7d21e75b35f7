import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { DESKTOP, otherTheme, PHONE, tooWide, violations } from '../accessibility';
import { expect, makeDashboard, portOf, stored, test } from '../journey';
import type { RunningNode } from '../node';
import { gelf, sendTcp } from '../senders';

const actions = (page: Page) => page.getByRole('group', { name: 'Dashboard actions' });

async function ordersDashboard(node: RunningNode, page: Page): Promise<void> {
  await sendTcp(
    await portOf(node, 'GELFTCPInput'),
    Array.from({ length: 5 }, (_, n) => gelf(`order ${n}`)),
  );
  await stored(node, 'order', 5);
  await page.goto(`${node.url}/dashboards/${await makeDashboard(node)}`);
  await page.getByRole('button', { name: 'Add widget' }).first().click();
  await page.getByRole('menuitem', { name: 'Message table', exact: true }).click();
  await expect(page.getByText(/of 5$/)).toBeVisible();
  await save(page);
}

async function save(page: Page): Promise<void> {
  await actions(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(actions(page).getByText('Unsaved changes')).toHaveCount(0);
}

async function choose(page: Page, entry: string): Promise<void> {
  await actions(page).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** In both themes, on a desktop and a phone. */
async function looksRight(page: Page): Promise<void> {
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    for (let theme = 0; theme < 2; theme += 1) {
      await otherTheme(page);
      expect(await violations(page)).toEqual([]);
      expect(await tooWide(page)).toEqual([]);
    }
  }
  await page.setViewportSize(DESKTOP);
}

test('versions of a dashboard are compared, previewed and reverted to', async ({
  node,
  signedIn: page,
}) => {
  await ordersDashboard(node, page);
  await page.getByRole('button', { name: 'Add page' }).click();
  await expect(page.getByRole('tab', { name: 'Page 2' })).toBeVisible();
  await save(page);

  await choose(page, 'Versions');
  const dialog = page.getByRole('dialog', { name: 'Versions' });
  const versions = dialog.getByRole('list', { name: 'Versions' }).getByRole('button');
  await expect(versions.first()).toContainText('Current');
  // What is behind the dialog stays as it is.
  const hint = await page.getByText('Filter every widget').boundingBox();
  expect(hint?.height).toBeGreaterThan(10);
  await versions.nth(1).click();
  await expect(dialog.getByRole('region', { name: 'Changes' })).toContainText(
    '"Untitled Message Table" added',
  );
  await looksRight(page);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: /^Version from/ });
  await expect(preview.getByText('order 1')).toBeVisible();
  await expect(preview.getByRole('checkbox')).toHaveCount(0);
  await looksRight(page);

  await preview.getByRole('button', { name: 'Revert to this version' }).click();
  await expect(page.getByText(/^Reverted to the version from/).first()).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Page 2' })).toHaveCount(0);
  await page.reload();
  await expect(actions(page).getByText('Unsaved changes')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Page 2' })).toHaveCount(0);
  await save(page);
  await choose(page, 'Versions');
  await expect(versions).toHaveCount(4);
});

test('a dashboard is exported as a file, imported, and opened from a dropped file without saving', async ({
  node,
  signedIn: page,
}) => {
  await ordersDashboard(node, page);
  const downloading = page.waitForEvent('download');
  await choose(page, 'Export as file');
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  const content = await readFile(await download.path(), 'utf8');

  await page.goto(`${node.url}/dashboards`);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import from a file' });
  await looksRight(page);
  await dialog.getByLabel('File').setInputFiles({
    name: download.suggestedFilename(),
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  });
  await expect(dialog.getByText('A dashboard with 1 page and 1 widget.')).toBeVisible();
  await looksRight(page);
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Imported');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Imported', level: 1 })).toBeVisible();
  await expect(page.getByText('order 1')).toBeVisible();

  await page.goto(`${node.url}/dashboards`);
  await expect(page.getByRole('link', { name: 'Imported' })).toBeVisible();
  await drop(page, content);
  await dialog.getByRole('button', { name: 'Open without saving' }).click();
  await expect(page.getByText('order 1')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboards\/new/);
  await expect(actions(page).getByText('Unsaved changes')).toBeVisible();

  await page.goto(`${node.url}/dashboards`);
  await drop(page, '{"cut');
  await expect(dialog.getByText('dropped.json cannot be imported')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  await looksRight(page);
});

/** Drops a file on the page, as dragged from the desktop. */
async function drop(page: Page, content: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeVisible();
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'dropped.json', { type: 'application/json' }));
    document.body.dispatchEvent(
      new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }),
    );
  }, content);
}
