import { expect, openSearch, query, queryText, status, test } from '../journey';

test('the code editor loads while the user types: text, caret and focus stay', async ({
  signedIn: page,
  node,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/CodeEditor-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await openSearch(page, node);
  await query(page).focus();
  await page.keyboard.type('source:web bar');
  for (let n = 0; n < 4; n += 1) await page.keyboard.press('ArrowLeft');
  release();
  await expect(page.locator('.ace_editor')).toBeVisible();
  await page.keyboard.type('-01');
  await expect(queryText(page)).toContainText('source:web-01 bar');
  // The name is the same whatever is selected.
  await page.keyboard.press('End');
  await page.keyboard.press('ControlOrMeta+a');
  await expect(query(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=source%3Aweb-01\+bar/);
  await expect(status(page)).toContainText('complete');
});

test('one key undoes the replacement of a query', async ({ context, signedIn: page, node }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSearch(page, node);
  const text = page.locator('.ace_text-layer');
  await expect(page.locator('.ace_editor')).toBeVisible();
  await query(page).focus();
  const address = 'https://logs.example/search?q=level%3A3&rangetype=relative&relative=600';
  await page.evaluate((text) => navigator.clipboard.writeText(text), address);
  await page.keyboard.press('ControlOrMeta+v');
  await page.getByRole('button', { name: 'Use query only' }).click();
  await expect(text).toHaveText('level:3');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).toHaveText(address);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(text).toHaveText('level:3');

  await page.keyboard.press('End');
  await page.keyboard.type('   AND  source:a');
  await page.getByRole('button', { name: 'More query actions' }).click();
  await page.getByRole('menuitem', { name: 'Format query' }).click();
  await expect(text).toHaveText('level:3 AND source:a');
  await expect(query(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).toHaveText('level:3   AND  source:a');

  // Lines that become comments stay selected, so that the same keys restore them.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('level:3');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('AND source:a');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+/');
  await expect(text).toHaveText('// level:3// AND source:a');
  await page.keyboard.press('ControlOrMeta+/');
  await expect(text).toHaveText('level:3AND source:a');
});
