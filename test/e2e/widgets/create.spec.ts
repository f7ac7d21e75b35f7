import type { Page } from '@playwright/test';
import { DESKTOP, otherTheme, PHONE, tooWide, violations } from '../accessibility';
import { expect, openSearch, portOf, stored, test } from '../journey';
import type { RunningNode } from '../node';
import { gelf, sendTcp } from '../senders';

async function open(page: Page, node: RunningNode): Promise<void> {
  await sendTcp(
    await portOf(node, 'GELFTCPInput'),
    Array.from({ length: 60 }, (_, n) =>
      gelf(`order ${n}`, {
        _app: n % 3 === 0 ? 'shop' : 'mail',
        _country: n % 2 === 0 ? 'Norway' : 'Chile',
        _took_ms: n,
      }),
    ),
  );
  await stored(node, 'order', 60);
  await openSearch(page, node, { q: 'order' });
}

const widget = (page: Page, title: string) =>
  page.getByRole('group', { name: title, exact: true }).first();

async function showField(page: Page, name: string) {
  await page.getByRole('searchbox', { name: 'Search fields' }).fill(name);
  const fields = page.getByRole('treegrid', { name: 'Fields' });
  const row = fields.getByRole('row').filter({ hasText: name }).first();
  await expect(row).toBeVisible();
  return row;
}

test('fields become charts at one press, two are compared, and all are saved with the search', async ({
  node,
  signedIn: page,
}) => {
  await open(page, node);
  const row = await showField(page, 'took_ms');
  await row.hover();
  await row.getByRole('button', { name: 'Chart took_ms' }).click();
  const statistics = widget(page, 'Statistics of took_ms');
  await expect(statistics).toBeFocused();
  await expect(statistics).toBeInViewport();
  await expect(statistics.locator('[data-drawing]').first()).toBeVisible();

  await showField(page, 'app');
  await page.getByRole('treegrid', { name: 'Fields' }).press('Enter');
  await page.getByRole('button', { name: 'Add as widget' }).click();
  const top = widget(page, 'Top values of app');
  await expect(top).toBeFocused();
  await expect(top.getByRole('rowheader', { name: 'mail' })).toBeVisible();

  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare app with another field' });
  await dialog.getByRole('combobox', { name: 'Field' }).fill('country');
  await page.getByRole('option', { name: /^country/ }).click();
  await dialog.getByRole('button', { name: 'Create chart' }).click();
  const both = widget(page, 'app and country');
  await expect(both).toBeFocused();
  await expect(both.getByRole('button', { name: /Norway/ }).first()).toBeVisible();

  await page.keyboard.press('ControlOrMeta+s');
  await page
    .getByRole('dialog', { name: 'Save' })
    .getByRole('textbox', { name: 'Title' })
    .fill('Orders');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[0-9a-f]{24}/);
  await page.reload();
  for (const title of ['Statistics of took_ms', 'Top values of app', 'app and country'])
    await expect(widget(page, title)).toBeAttached();
});

test('a new aggregation is made with the keyboard alone, and undone', async ({
  node,
  signedIn: page,
}) => {
  await open(page, node);
  const rail = page.getByRole('navigation', { name: 'Sidebar' });
  await rail.getByRole('button', { name: 'Create', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Aggregation', exact: true }).press('Enter');
  const editor = page.getByRole('region', { name: 'Edit "count() by timestamp"' });
  await expect(editor).toBeFocused();

  // From the picture that is drawn to the one beside it.
  await editor.getByRole('radio', { name: 'Bar', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(editor.getByRole('radio', { name: 'Line', exact: true })).toBeChecked();

  await editor.getByRole('button', { name: 'Add metric' }).press('Enter');
  const added = editor.getByRole('group', { name: 'New metric' });
  await expect(added.getByRole('combobox', { name: 'Function' })).toBeFocused();
  await expect(added.getByRole('alert')).toHaveText('Function is required.');
  await page.keyboard.type('max');
  await page.getByRole('option', { name: 'max', exact: true }).waitFor();
  await page.keyboard.press('Enter');
  // The function lacks its field, so that is next.
  await expect(page.locator('[role=combobox]:focus')).toHaveAccessibleName('Field');
  await page.keyboard.type('took');
  await page.getByRole('option', { name: /^took_ms/ }).waitFor();
  // Any name may be typed, so Enter alone would take 'took'.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const metric = editor.getByRole('group', { name: 'Metric max(took_ms)' });
  await expect(metric).toBeVisible();

  await editor.getByRole('button', { name: 'Move Metric max(took_ms)' }).first().press('ArrowUp');
  await expect(editor.getByText('Metric max(took_ms) is at position 1 of 2')).toBeAttached();
  await editor.getByRole('button', { name: 'Update widget' }).press('Enter');
  const made = widget(page, 'max(took_ms), count() by timestamp');
  await expect(made).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(made).toHaveCount(0);
});

test('the editor is accessible in both themes and on a phone, also with errors and warnings', async ({
  node,
  signedIn: page,
}) => {
  await open(page, node);
  await page.getByRole('button', { name: 'Actions for Message Count' }).click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  const editor = page.getByRole('region', { name: 'Edit "Message Count"' });
  await editor.getByRole('combobox', { name: 'Fields' }).last().fill('message');
  await page
    .getByRole('option', { name: /^message/ })
    .first()
    .click();
  await page.keyboard.press('Escape');
  await expect(editor.getByText(/^message contains full text/)).toBeVisible();
  await expect(editor.getByText(/^Cannot group by message/)).toBeVisible();
  await editor.getByRole('button', { name: 'Add metric' }).click();
  await expect(editor.getByText('Function is required.')).toBeVisible();
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    for (let theme = 0; theme < 2; theme++) {
      const name = await otherTheme(page);
      expect(await violations(page, editor), `${name} at ${size.width} px`).toEqual([]);
    }
    expect(await tooWide(page)).toEqual([]);
  }
});
