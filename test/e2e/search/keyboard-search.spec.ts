import type { Locator, Page } from '@playwright/test';
import { ADMIN_PASSWORD } from '../node';
import {
  expect,
  openSearch,
  portOf,
  queryText,
  rows,
  status,
  stored,
  table,
  test,
} from '../journey';
import { gelf, sendTcp } from '../senders';

const MOST_STOPS = 150;

/** The focused element; there must be one, and its focus must be visible. */
async function standsSomewhere(page: Page, after: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const at = document.activeElement;
          if (!at || at === document.body) return 'nowhere';
          // The code editor draws its own focus ring around the focused text box.
          return at.matches(':focus-visible') || at.closest('.ace_editor')
            ? 'somewhere'
            : `not to be seen: ${at.outerHTML.slice(0, 120)}`;
        }),
      `the focus after ${after}`,
    )
    .toBe('somewhere');
}

async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeAttached();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement))
      return standsSomewhere(page, `going to ${target}`);
    await page.keyboard.press(key);
  }
  throw new Error(`${MOST_STOPS} stops did not lead to ${target}`);
}

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
/** Leaves the menu of the focused button. */
const chooseByKeys = async (page: Page, name: string) => {
  await press(page, 'Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await tabTo(page, page.getByRole('menuitem', { name, exact: true }), 'ArrowDown');
  await press(page, 'Enter');
};
const back = 'Shift+Tab';

test.beforeEach(async ({ node }) => {
  await sendTcp(
    await portOf(node, 'GELFTCPInput'),
    Array.from({ length: 30 }, (_, n) =>
      gelf(`order ${n} placed`, { _app: n % 2 === 0 ? 'shop' : 'checkout', _took_ms: n * 10 }),
    ),
  );
  await stored(node, 'source:journey', 30);
});

test('a complete session of an analyst by keyboard, with visible focus at every step', async ({
  page,
  node,
}) => {
  test.setTimeout(180_000);
  const controls = page.getByRole('group', { name: 'Search actions' });
  await page.goto(`${node.url}/search?rangetype=relative&relative=86400`);
  await tabTo(page, page.getByLabel('Username'));
  await page.keyboard.type('admin');
  await press(page, 'Tab');
  await page.keyboard.type(ADMIN_PASSWORD);
  await press(page, 'Enter');
  await expect(status(page)).toContainText('complete');

  await press(page, '/');
  await page.keyboard.type('sourc');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  await press(page, 'Tab');
  await expect(queryText(page)).toContainText('source:');
  await page.keyboard.type('journey');
  await press(page, 'Enter');
  await expect(page).toHaveURL(/q=source%3Ajourney/);
  await expect(status(page)).toContainText('30 messages');
  await standsSomewhere(page, 'a run');

  await tabTo(page, table(page));
  await press(page, 'j', 'j', 'Enter');
  await expect(page.locator('[data-details]')).toContainText('order 28 placed');
  await press(page, 'c');
  await expect(page.getByRole('status').filter({ hasText: /^Copied$/ })).toBeAttached();
  // The fields are one tab stop: arrow keys move between them, Tab moves to the actions of a field.
  await tabTo(page, page.getByRole('listitem', { name: /^message: order 28/ }));
  await press(page, 'ArrowDown');
  await expect(page.getByRole('listitem', { name: 'app: shop', exact: true })).toBeFocused();
  await tabTo(
    page,
    page.locator('[data-details]').getByRole('button', { name: 'Show app as column' }),
  );
  await press(page, 'Enter');
  await expect(page).toHaveURL(/fields=[^&]*app/);
  await standsSomewhere(page, 'adding a column');

  await tabTo(
    page,
    page.locator('[data-details]').getByRole('button', { name: 'More actions for app' }),
  );
  await chooseByKeys(page, 'Highlight this value');
  await expect(page.locator('[data-painted]').first()).toBeVisible();
  await standsSomewhere(page, 'highlighting');
  await press(page, 'Escape');
  await expect(page.locator('[data-details]')).toHaveCount(0);
  await press(page, 'ControlOrMeta+z');
  await expect(page.locator('[data-painted]')).toHaveCount(0);
  await press(page, 'ControlOrMeta+Shift+z');
  await expect(page.locator('[data-painted]').first()).toBeVisible();
  await standsSomewhere(page, 'taking back and making again');

  await press(page, 'Home', 'ArrowUp', 'ArrowRight', 'Enter');
  for (const order of ['descending', 'ascending']) {
    await expect(table(page).getByRole('columnheader', { name: /source/ })).toHaveAttribute(
      'aria-sort',
      order,
    );
    await standsSomewhere(page, `sorting, ${order}`);
    await press(page, 'Enter');
  }
  await expect(page).not.toHaveURL(/sort=/);
  await expect(table(page).getByRole('columnheader', { name: /timestamp/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await standsSomewhere(page, 'sorting as before');

  await tabTo(page, controls.getByRole('button', { name: 'Save', exact: true }), back);
  await press(page, 'Enter');
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type('Orders by keys');
  await press(page, 'Enter');
  await expect(page).toHaveURL(/\/search\/[0-9a-f]{24}/);
  // A live region says it as well.
  await expect(
    page.getByText('Saving view "Orders by keys" was successful!', { exact: true }),
  ).toBeVisible();
  await standsSomewhere(page, 'saving');

  await tabTo(page, controls.getByRole('button', { name: 'More' }));
  await chooseByKeys(page, 'Share');
  await expect(page.getByRole('dialog', { name: 'Sharing search: Orders by keys' })).toBeVisible();
  await standsSomewhere(page, 'opening what shares');
  await press(page, 'Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await standsSomewhere(page, 'sharing');

  await tabTo(page, page.getByRole('button', { name: 'Export', exact: true }));
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Export all search results' });
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Start Download' }));
  const download = page.waitForEvent('download');
  await press(page, 'Enter');
  await download;
  await expect(dialog).toContainText('contains 30 messages');
  await press(page, 'Escape');
  await expect(dialog).toHaveCount(0);
  await standsSomewhere(page, 'exporting');

  await tabTo(page, page.getByRole('button', { name: 'Follow', exact: true }), back);
  await press(page, 'Enter');
  await expect(page).toHaveURL(/follow=true/);
  await press(page, 'Enter');
  await expect(page).not.toHaveURL(/follow=true/);
  await standsSomewhere(page, 'following');

  await press(page, 't');
  await expect(page.getByRole('dialog', { name: 'Time range' })).toBeVisible();
  await standsSomewhere(page, 'opening the time range');
  await press(page, 'Escape');
  await expect(page.getByRole('dialog', { name: 'Time range' })).toHaveCount(0);
  await standsSomewhere(page, 'leaving the time range');
  await press(page, '[');
  await expect(page).toHaveURL(/rangetype=absolute/);
  await expect(status(page)).toContainText('complete');
  await standsSomewhere(page, 'going back in time');

  await press(page, 'ControlOrMeta+k');
  await expect(
    page.getByRole('dialog', { name: 'Command palette' }).getByRole('combobox'),
  ).toBeFocused();
  await press(page, 'Escape');
  await standsSomewhere(page, 'the palette');
});

test('everything focusable has a name, the table has its roles, and changes are announced', async ({
  signedIn: page,
  node,
}) => {
  await openSearch(page, node, { q: 'source:journey' });
  await expect(rows(page).first()).toBeVisible();
  await rows(page).first().click();
  await expect(page.locator('[data-details]')).toBeVisible();
  const rail = page.getByRole('navigation', { name: 'Sidebar' });
  for (const section of ['Description', 'Create', 'Highlighting', 'Fields']) {
    await rail.getByRole('button', { name: section, exact: true }).click();
    await expect(page.getByRole('complementary', { name: section })).toBeVisible();
    for (const stop of await page
      .locator(
        'a[href]:visible, button:visible, input:visible, select:visible, textarea:visible, [tabindex="0"]:visible',
      )
      .all())
      await expect(stop).toHaveAccessibleName(/\S/);
  }

  await expect(table(page)).toHaveAttribute('aria-rowcount', '31');
  await expect(table(page)).toHaveAttribute('aria-colcount', '5');
  for (const name of ['timestamp', 'source', 'message'])
    await expect(table(page).getByRole('columnheader', { name: new RegExp(name) })).toHaveCount(1);
  await expect(table(page).getByRole('columnheader', { name: /timestamp/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(rows(page).first()).toHaveAttribute('aria-rowindex', '2');

  await expect(
    page.getByRole('status').filter({ hasText: /30 messages[\s\S]*complete/ }),
  ).toBeAttached();
  await expect(page).toHaveTitle(/Search/);
});
