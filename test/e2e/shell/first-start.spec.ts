import { expect, rows, status, test } from '../journey';
import { startNode } from '../node';

test('the first start prints a one-time sign-in link that leads to searchable logs', async ({
  page,
  browser,
}) => {
  const node = await startNode({ password: null });
  try {
    const link = /http\S+\/login\/one-time\/\S+/.exec(node.printed())?.[0] ?? '';
    expect(link).not.toBe('');
    await page.goto(link);
    await expect(page).toHaveURL(/\/welcome$/);
    await page
      .getByRole('navigation', { name: 'First steps' })
      .getByRole('link', { name: /^Search/ })
      .click();
    await expect(page).toHaveURL(/\/search/);
    // The node is ready before the sample is, so a fast user has to search again.
    await expect(async () => {
      await page.goto(`${node.url}/search?rangetype=relative&relative=86400`);
      await expect(status(page)).toContainText('complete');
      await expect(rows(page).first()).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(status(page)).toContainText('complete');
    await expect(
      page
        .getByRole('img', { name: /Message count over time/ })
        .or(page.getByLabel(/Message count over time/))
        .first(),
    ).toBeVisible();
    await page.screenshot({ path: 'test-results/journeys/first-search.png' });

    const second = await (await browser.newContext()).newPage();
    await second.goto(link);
    await expect(second.getByText(/used|expired/i).first()).toBeVisible();
    expect(node.printed()).not.toContain('correct horse');
  } finally {
    await node.dispose();
  }
});

test('a wrong password is reported in place, the right one opens the requested page', async ({
  page,
  node,
}) => {
  await page.goto(`${node.url}/search?q=level%3A3&rangetype=relative&relative=3600`);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Wrong username or password.')).toBeVisible();
  await page.getByLabel('Password').fill('correct horse battery staple');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(status(page)).toContainText('complete');
  await expect(page).toHaveURL(/q=level/);
});
