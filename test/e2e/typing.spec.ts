import { expect, openSearch, queryText, query, status, test } from './journey';

test('the code editor takes over in the middle of typing: text, caret and focus stay', async ({ signedIn: page, node }) => {
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
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=source%3Aweb-01\+bar/);
  await expect(status(page)).toContainText('complete');
});
