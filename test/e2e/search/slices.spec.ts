import type { Page } from '@playwright/test';
import { expect, portOf, rows, status, stored, table, test } from '../journey';
import { gelf, sendTcp } from '../senders';

const DAY_S = 86_400;
const THIRTY_DAYS = 'q=source%3Ajourney&rangetype=relative&relative=2592000';

type Asked = { days: number; answered: boolean };

/** Delays each search in proportion to the number of days it covers. Returns those lengths. */
async function slowed(page: Page, msADay: number): Promise<Asked[]> {
  const asked: Asked[] = [];
  await page.route('**/api/views/search/sync*', async (route) => {
    const {
      queries: [query],
    } = route.request().postDataJSON() as {
      queries: {
        timerange: { type: string; range?: number; from: string; to?: string };
        search_types: { type: string; limit?: number }[];
      }[];
    };
    // The page also searches for messages with timestamps in the future, for one row.
    if (!query?.search_types.some(({ type, limit }) => type === 'messages' && limit !== 1))
      return route.continue();
    const range = query?.timerange;
    const seconds =
      range?.type === 'absolute'
        ? (Date.parse(range.to ?? '') - Date.parse(range.from)) / 1000
        : Number(range?.range ?? Number(range?.from) - Number(range?.to ?? 0));
    const one: Asked = { days: seconds / DAY_S, answered: false };
    asked.push(one);
    await new Promise((resolve) => setTimeout(resolve, (msADay * seconds) / DAY_S));
    one.answered = true;
    await route.continue().catch(() => undefined);
  });
  return asked;
}

/** Sends one message for each of the last days. */
const daily = (days: number) =>
  Array.from({ length: days }, (_, day) =>
    gelf(`day ${day}`, { timestamp: Date.now() / 1000 - day * DAY_S - 60 }),
  );

test('thirty days on a slow server: rows after the first slice, bars as they arrive, stopping keeps them, then all', async ({
  signedIn: page,
  node,
}) => {
  await sendTcp(await portOf(node, 'GELFTCPInput'), daily(30));
  await stored(node, 'source:journey', 30);

  const asked = await slowed(page, 5_000);
  await page.goto(`${node.url}/search?${THIRTY_DAYS}`);
  await expect(rows(page).first()).toContainText('day 0', { timeout: 60_000 });
  // The first slice takes five seconds; all thirty days at once would take two and a half minutes.
  expect(asked.reduce((days, one) => days + (one.answered ? one.days : 0), 0)).toBeLessThan(4);
  await expect(status(page)).toContainText(/searched [\d.]+ of 30 days/);
  await expect(status(page)).toContainText(/searched [3-9] of 30 days/, { timeout: 60_000 });
  // The rows of an answer are painted after its line in the status.
  await expect(rows(page).nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Stopped: showing the results so far')).toBeVisible();
  await expect(page.getByText(/^Not searched: /).first()).toBeVisible();
  await expect(status(page)).toContainText('partial');
  const kept = await rows(page).count();
  expect(kept).toBeGreaterThan(1);
  expect(Math.max(...asked.map(({ days }) => days))).toBeLessThan(4);

  await page.unroute('**/api/views/search/sync*');
  await page.getByRole('button', { name: 'Search everything again' }).click();
  await expect(status(page)).toContainText(/30 messages\s*complete/);
  await expect(table(page)).toHaveAttribute('aria-rowcount', '31');
});

test('a fast server gets few requests for thirty days and one for two days', async ({
  signedIn: page,
  node,
}) => {
  await sendTcp(await portOf(node, 'GELFTCPInput'), daily(30));
  await stored(node, 'source:journey', 30);
  const asked = await slowed(page, 0);
  await page.goto(`${node.url}/search?${THIRTY_DAYS}`);
  await expect(status(page)).toContainText(/30 messages\s*complete/);
  // Two requests if it responds immediately, some more on a busy machine, but never one per day.
  expect(asked.length).toBeLessThanOrEqual(10);
  asked.splice(0);
  await page.goto(`${node.url}/search?q=source%3Ajourney&rangetype=relative&relative=${2 * DAY_S}`);
  await expect(status(page)).toContainText(/2 messages\s*complete/);
  expect(asked).toHaveLength(1);
});
