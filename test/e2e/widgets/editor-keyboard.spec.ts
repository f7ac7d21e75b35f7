import type { Locator, Page } from '@playwright/test';
import { expect, openSearch, portOf, stored, test } from '../journey';
import { gelf, sendTcp } from '../senders';

const MOST_STOPS = 60;

async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    await expect(page.locator('body:focus')).toHaveCount(0);
  }
  throw new Error(`${MOST_STOPS} stops did not lead to ${target}`);
}

test('a widget is edited without a mouse, and the focus is never lost', async ({
  node,
  signedIn: page,
}) => {
  await sendTcp(
    await portOf(node, 'GELFTCPInput'),
    Array.from({ length: 30 }, (_, n) =>
      gelf(`order ${n}`, { _app: n % 3 === 0 ? 'shop' : 'mail', _took_ms: n }),
    ),
  );
  await stored(node, 'order', 30);
  // Its code may arrive long after the widget was replaced.
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/AggregationEditor-[^/]*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await openSearch(page, node, { q: 'order' });
  await page.getByRole('button', { name: 'Actions for Message Count' }).focus();
  await page.keyboard.press('Enter');
  const edit = page.getByRole('menuitem', { name: 'Edit', exact: true });
  await expect(page.locator('[role=menuitem]:focus')).toHaveCount(1);
  await page.keyboard.type('Ed');
  await expect(edit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Actions for Message Count' })).toHaveCount(0);
  arrive();
  const editor = page.getByRole('region', { name: 'Edit "Message Count"' });
  await expect
    .poll(() => editor.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);

  await tabTo(page, editor.getByRole('button', { name: 'Add metric' }));
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveAccessibleName('Function');
  await page.keyboard.type('avg');
  await page.keyboard.press('Enter');
  await tabTo(page, editor.getByRole('group', { name: 'New metric' }).getByLabel('Field'));
  await page.keyboard.type('took_ms');
  await page.keyboard.press('Enter');
  const metric = editor.getByRole('group', { name: 'Metric avg(took_ms)' });
  await expect(metric.getByLabel('Field')).toBeFocused();

  const handle = editor.getByRole('button', { name: 'Move Metric avg(took_ms)', exact: true });
  await tabTo(page, handle, 'Shift+Tab');
  await page.keyboard.press('ArrowUp');
  await expect(handle).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(handle).toBeFocused();

  await tabTo(page, editor.getByRole('button', { name: 'Add reference line' }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('25');
  await expect(editor.getByRole('group', { name: 'Reference line 25' })).toBeVisible();

  await tabTo(page, editor.getByRole('button', { name: 'Update widget' }));
  await page.keyboard.press('Enter');
  await expect(editor).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Message Count' }).first()).toBeFocused();
});
