import { chromium, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '../e2e/browser';
import { ADMIN_PASSWORD, startNode, type RunningNode } from '../e2e/node';

const WINDOW = { width: 1440, height: 900 };
/** Waits for charts and maps. In milliseconds. */
const SETTLED = 8_000;
/** The sample writes the messages of a day before it follows the clock. In milliseconds. */
const POLL = 3_000;
/** More messages in this time than the sample adds once it follows the clock. */
const LIVE = 200;
/** So many polls in a row without more. */
const CALM = 3;
const THEMES = [
  ['light', ''],
  ['dark', '-noir'],
] as const;

/** Takes pictures of a search and of a dashboard of the sample in both themes, for the README. */
export async function takePagePictures(): Promise<void> {
  const node = await startNode();
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const id = await sampleDashboard(node);
    for (const [colorScheme, suffix] of THEMES) {
      const context = await browser.newContext({
        viewport: WINDOW,
        colorScheme,
        timezoneId: 'Europe/Berlin',
        locale: 'en-GB',
        reducedMotion: 'reduce',
      });
      await context.request.post(`${node.url}/api/system/sessions`, {
        data: { username: 'admin', password: ADMIN_PASSWORD, host: '' },
        headers: { 'X-Requested-By': 'pictures' },
      });
      const page = await context.newPage();
      await page.goto(`${node.url}/search?rangetype=relative&relative=28800`);
      await page.getByRole('treegrid', { name: 'All Messages' }).waitFor({ timeout: 120_000 });
      await take(page, `search${suffix}`);
      await page.goto(`${node.url}/dashboards/${id}`);
      await page.getByRole('group', { name: 'Responses by code' }).waitFor({ timeout: 120_000 });
      await take(page, `dashboard${suffix}`);
      await context.close();
    }
  } finally {
    await browser.close();
    await node.dispose();
  }
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(SETTLED);
  const path = `docs/pictures/${name}.png`;
  await page.screenshot({ path, animations: 'disabled' });
  console.log(path);
}

/** The id of the dashboard "Shop operations", once the sample has written its messages. */
async function sampleDashboard(node: RunningNode): Promise<string> {
  let count = 0;
  let calm = 0;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, POLL));
    const { body: list } = await node.api('GET', '/dashboards?query=title:shop', undefined);
    const { body: total } = await node.api('GET', '/system/indexer/overview', undefined);
    const [dashboard] = (list as { elements: { id: string }[] }).elements;
    const { events } = (total as { counts: { events: number } }).counts;
    calm = events > 0 && events - count < LIVE ? calm + 1 : 0;
    if (dashboard && calm >= CALM) return dashboard.id;
    count = events;
  }
}
