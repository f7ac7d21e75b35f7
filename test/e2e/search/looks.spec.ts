import type { Page } from '@playwright/test';
import { violations } from '../accessibility';
import { expect, openSearch, portOf, rows, stored, table, test } from '../journey';
import { gelf, sendTcp } from '../senders';
import type { RunningNode } from '../node';

async function someMessages(node: RunningNode): Promise<void> {
  const texts = Array.from({ length: 200 }, (_, n) =>
    gelf(`request ${n} took ${n} ms`, {
      level: n % 8,
      _took_ms: n,
      timestamp: Date.now() / 1000 - n * 20,
    }),
  );
  await sendTcp(await portOf(node, 'GELFTCPInput'), texts);
  await stored(node, 'source:journey', 200);
}

async function switchTo(page: Page, theme: 'teint' | 'noir'): Promise<void> {
  if ((await page.locator('html').getAttribute('data-theme')) === theme) return;
  await page.getByRole('button', { name: /Switch to (dark|light) theme/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

for (const theme of ['teint', 'noir'] as const) {
  test(`axe finds nothing on the search page, its panels and its details in ${theme}`, async ({
    signedIn: page,
    node,
  }) => {
    test.setTimeout(180_000);
    await someMessages(node);
    await openSearch(page, node, { q: 'source:journey' });
    await switchTo(page, theme);
    await expect(page.locator('[data-plot]').first()).toBeVisible({ timeout: 20_000 });
    await rows(page).nth(2).click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: /^Time range:/ }).click();
    for (const tab of ['Absolute', 'Keyword', 'Relative']) {
      await page.getByRole('tab', { name: tab }).click();
      expect(await violations(page)).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test(`axe finds nothing on the sign-in page in ${theme}`, async ({ page, node }) => {
    await page.emulateMedia({ colorScheme: theme === 'noir' ? 'dark' : 'light' });
    await page.goto(node.url);
    await expect(page.getByLabel('Username')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

for (const width of [1440, 1024, 390]) {
  test(`nothing is wider than a window of ${width}`, async ({ signedIn: page, node }) => {
    await page.setViewportSize({ width, height: 844 });
    await someMessages(node);
    await openSearch(page, node, { q: 'source:journey' });
    await expect(rows(page).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    const row = await rows(page).first().boundingBox();
    expect(row && row.y + row.height).toBeLessThan(844);
  });
}

test('skip links and few tab stops lead to query, results and fields', async ({
  signedIn: page,
  node,
}) => {
  await someMessages(node);
  await openSearch(page, node, { q: 'source:journey' });
  await expect(rows(page).first()).toBeVisible();
  for (const [name, target] of [
    ['Skip to results', table(page)],
    ['Skip to query', page.getByRole('textbox', { name: 'Query' })],
    ['Skip to fields', page.getByRole('complementary', { name: 'Fields' }).locator(':focus')],
  ] as const) {
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
    await expect(target).toBeFocused();
  }
});
