import type { Page } from '@playwright/test';
import { ask, expect, openSearch, portOf, status, stored, test } from '../journey';
import { gelf, sendTcp } from '../senders';

test.use({ expectedComplaints: [/Failed to load resource/] });

/** Records each text that appears in a live region of the page. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const regions = '[role="status"], [role="alert"], [aria-live]';
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const around = (target instanceof Element ? target : target.parentElement)?.closest(
          regions,
        );
        const inside = [...addedNodes].flatMap((node) =>
          node instanceof Element
            ? [...(node.matches(regions) ? [node] : []), ...node.querySelectorAll('[role="alert"]')]
            : [],
        );
        for (const region of [around, ...inside])
          if (region?.textContent) said.push(region.textContent);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
}

test('screen readers announce how a search ended: found, unchanged, cancelled, failed, and found again', async ({
  signedIn: page,
  node,
}) => {
  await sendTcp(await portOf(node, 'GELFTCPInput'), [gelf('one'), gelf('two')]);
  await stored(node, 'source:journey', 2);
  const said = await listen(page);
  const times = (text: string | RegExp) =>
    expect.poll(
      async () =>
        (await said()).filter((one) => (typeof text === 'string' ? one === text : text.test(one)))
          .length,
    );
  await openSearch(page, node, { q: 'source:journey' });
  await times('2 messages, complete').toBe(1);
  await ask(page, 'source:journey AND message:*');
  await times('2 messages, complete').toBe(2);

  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/views/search/sync*', async (route) => {
    await held;
    await route.abort().catch(() => undefined);
  });
  await ask(page, 'source:journey AND message:one');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await times('The search was cancelled before it returned results.').toBe(1);
  release();
  await page.unroute('**/api/views/search/sync*');

  await page.route('**/api/views/search/sync*', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/json',
      body: '{"type":"ApiError","message":"The storage is away."}',
    }),
  );
  await ask(page, 'source:journey AND message:two');
  await times('The search failed.').toBe(1);
  await times(/The storage is away\./).toBeGreaterThan(0);
  await page.unroute('**/api/views/search/sync*');
  await page
    .getByRole('button', { name: /^(Try|Search) again$/ })
    .first()
    .click();
  await times('1 message, complete').toBe(1);
  await expect(status(page)).toContainText('complete');
});
