import type { Page } from '@playwright/test';
import { expect, openSearch, portOf, stored, test } from '../journey';
import { gelf, sendTcp } from '../senders';

const PICTURES = ['Line', 'Area', 'Scatter', 'Pie', 'Heatmap', 'Bar'];

test('an analyst turns the message count into a chart of their own', async ({
  node,
  signedIn: page,
}) => {
  await sendTcp(
    await portOf(node, 'GELFTCPInput'),
    Array.from({ length: 60 }, (_, n) =>
      gelf(`order ${n}`, { _app: n % 3 === 0 ? 'shop' : 'mail', _took_ms: n }),
    ),
  );
  await stored(node, 'order', 60);
  await openSearch(page, node, { q: 'order' });
  await page.getByRole('button', { name: 'Actions for Message Count' }).click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  const editor = page.getByRole('region', { name: 'Edit "Message Count"' });
  await expect(editor).toBeVisible();
  await regroup(page);

  for (const picture of PICTURES) {
    await editor.getByRole('radio', { name: picture, exact: true }).check({ force: true });
    await expect(editor.locator('[data-drawing], .main-svg').first()).toBeVisible();
    await expect(editor.getByRole('alert')).toHaveCount(0);
  }
  await editor.getByRole('button', { name: 'Update widget' }).click();
  await expect(page.getByRole('region', { name: /^Edit "/ })).toHaveCount(0);
  await expect(page).not.toHaveURL(/editing/);

  // A reload shows the edited widget, and Undo brings back the message count.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Configuration for shop' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('button', { name: 'Configuration for shop' })).toHaveCount(0);
});

/** Columns by application instead of level. */
async function regroup(page: Page): Promise<void> {
  const group = page.getByRole('group', { name: 'Grouping level', exact: true });
  await group.getByRole('combobox', { name: 'Fields' }).fill('app');
  await page.getByRole('option', { name: /^app/ }).first().click();
  const both = page.getByRole('group', { name: 'Grouping level, app', exact: true });
  await both.getByRole('button', { name: 'Remove level', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'shop' })).toBeVisible();
}
