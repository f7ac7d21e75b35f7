import type { Page } from '@playwright/test';
import { ADMIN_PASSWORD } from '../node';
import {
  expect,
  makeUser,
  openSearch,
  query,
  queryText,
  signIn,
  signInByForm,
  status,
  test,
  typeQuery,
  USER_PASSWORD,
} from '../journey';

/**
 * Records each theme of the root element with its time, and the time of the first paint. A string,
 * because it runs before the scripts of the page.
 */
const WATCH_THEME = `
  window.__themes = [];
  new MutationObserver(() => {
    const theme = document.documentElement.dataset.theme;
    if (theme && window.__themes.at(-1)?.theme !== theme) window.__themes.push({ theme, at: performance.now() });
  }).observe(document, { subtree: true, childList: true, attributes: true });
`;
type Seen = { themes: { theme: string; at: number }[]; painted: number };
const seen = (page: Page) =>
  page.evaluate(
    `({ themes: window.__themes, painted: performance.getEntriesByType('paint')[0]?.startTime })`,
  ) as Promise<Seen>;

for (const [system, chosen, other] of [
  ['light', 'noir', 'teint'],
  ['dark', 'teint', 'noir'],
] as const) {
  test(`the theme ${chosen} is applied before the first paint if the system prefers ${system}`, async ({
    signedIn: page,
    node,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript(WATCH_THEME);
    await page.goto(`${node.url}/welcome`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await seen(page)).themes.map(({ theme }) => theme)).toEqual([other]);
    await page.getByRole('button', { name: /Switch to (dark|light) theme/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', chosen);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { themes, painted } = await seen(page);
    expect(themes.map(({ theme }) => theme)).toEqual([chosen]);
    expect(themes[0]?.at).toBeLessThan(painted);
  });
}

test('the theme of a user is stored on the server: another browser uses it too', async ({
  context,
  page,
  node,
  browser,
}) => {
  await makeUser(node, 'ada');
  await signIn(context, node, { username: 'ada', password: USER_PASSWORD });
  await page.goto(`${node.url}/welcome`);
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('/preferences') && answer.request().method() === 'PUT',
  );
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  expect((await saved).ok()).toBe(true);
  const elsewhere = await browser.newContext();
  const second = await elsewhere.newPage();
  await second.goto(`${node.url}/welcome`);
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'teint');
  await signInByForm(second, { username: 'ada', password: USER_PASSWORD });
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'noir');
  await elsewhere.close();
});

test('scratchpad notes survive a reload and a crash, and are shared between tabs', async ({
  signedIn: page,
  node,
  context,
}) => {
  await page.goto(`${node.url}/welcome`);
  await page.getByRole('button', { name: 'Scratchpad' }).click();
  const pad = page.getByRole('dialog', { name: 'Scratchpad' });
  await pad.getByRole('button', { name: 'Got It!' }).click();
  await pad.getByRole('textbox', { name: 'Notes' }).fill('request 42');
  // Sooner than notes are saved automatically.
  await page.reload();
  const notes = pad.getByRole('textbox', { name: 'Notes' });
  await expect(notes).toHaveValue('request 42');
  await notes.fill('request 42 and 43');
  await expect(pad.getByText('Auto saved.')).toBeVisible();

  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  await Promise.race([session.send('Page.crash').catch(() => undefined), crashed]);
  await crashed;
  const next = await context.newPage();
  await next.goto(`${node.url}/search`);
  await expect(next.getByRole('textbox', { name: 'Notes' })).toHaveValue('request 42 and 43');

  const beside = await context.newPage();
  await beside.goto(`${node.url}/welcome`);
  await next.getByRole('textbox', { name: 'Notes' }).fill('from the tab beside');
  await expect(beside.getByRole('textbox', { name: 'Notes' })).toHaveValue('from the tab beside');
});

test.describe(() => {
  // Requests in flight when the session ends are rejected.
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('signing out in one tab applies to all, and signing in again resumes every tab where it was', async ({
    signedIn: page,
    node,
    context,
  }) => {
    await openSearch(page, node, { q: 'level:3' });
    const beside = await context.newPage();
    await beside.goto(`${node.url}/streams`);
    await expect(beside.getByRole('heading', { name: 'Streams' })).toBeVisible();

    await page.getByRole('button', { name: /Administrator/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    for (const tab of [page, beside]) await expect(tab.getByLabel('Username')).toBeVisible();
    expect(
      (
        await context.request.get(`${node.url}/api/streams`, {
          headers: { 'X-Requested-By': 'journey' },
        })
      ).status(),
    ).toBe(401);

    await signInByForm(beside);
    await expect(beside.getByRole('heading', { name: 'Streams' })).toBeVisible();
    await expect(status(page)).toContainText('complete');
    await expect(page).toHaveURL(/q=level/);
  });

  test('a session expires in two tabs: signing in over one page resumes both with their unsaved text', async ({
    signedIn: page,
    node,
    context,
  }) => {
    await openSearch(page, node);
    await expect(page.locator('.ace_editor')).toBeVisible();
    await typeQuery(page, 'half a thought');
    const beside = await context.newPage();
    await beside.goto(`${node.url}/streams`);
    await expect(beside.getByRole('heading', { name: 'Streams' })).toBeVisible();
    await context.request.delete(`${node.url}/api/system/sessions`, {
      headers: { 'X-Requested-By': 'journey' },
    });
    await context.clearCookies();

    // Both tabs notice by their background requests.
    const sheets = [page, beside].map((tab) =>
      tab.getByRole('dialog', { name: 'Your session has ended' }),
    );
    await query(page).press('Enter');
    for (const sheet of sheets) await expect(sheet).toBeVisible({ timeout: 30_000 });
    await sheets[1]?.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD);
    await sheets[1]?.getByRole('button', { name: 'Sign in' }).click();
    for (const sheet of sheets) await expect(sheet).toHaveCount(0);
    await expect(queryText(page)).toContainText('half a thought');
    await expect(status(page)).toContainText('complete');
  });
});
