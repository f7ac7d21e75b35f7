import type { CDPSession, Page } from '@playwright/test';
import { wallFragment } from '@/domain/screens/wall-key';
import type { RunningNode } from '../../e2e/node';
import { until } from '../../e2e/until';
import { heap, launch } from '../browser';
import { random } from '../messages/logs';
import type { Figure } from '../report';
import { makeScreen, makeToken, makeWall, revokeToken } from './wall';

/** How often all widgets are refreshed: once a second at most, so that all of it takes hours. */
const REFRESHES = Number(process.env['BENCH_SOAK'] ?? 10_000);
const WIDGETS = 24;
const TWENTIETHS = Array.from({ length: 20 }, (_, n) => (n + 1) / 20);
const PAGE_S = 7;
const READINGS = 8;
/** Tall enough for all widgets of a page. */
const VIEWPORT = { width: 1440, height: 3500 };
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Without its compilers V8 counts only data as heap, not the machine code of hot functions. */
const DATA_ONLY = '--js-flags=--no-opt --no-maglev --no-sparkplug';

type Soaked = { heap: number; nodes: number; listeners: number };
type SoakResult = { samples: Soaked[]; refreshes: number; blanks: string[] };

/**
 * Shows a dashboard of two pages with 24 widgets each on a wall, with changes of the page, random
 * outages of the network, restarts of the node, and a new token half way.
 */
export async function runSoak(
  node: RunningNode,
  {
    refreshes = REFRESHES,
    // The shares after which it is measured; growth counts from the first one on, when code and
    // caches are warm.
    measuredAfter = TWENTIETHS,
    told = (_: string): void => {},
  } = {},
): Promise<SoakResult> {
  const dashboard = await makeWall(node, { pages: 2 });
  const screen = await makeScreen(node, dashboard, { seconds: PAGE_S, refresh: 1 });
  const token = await makeToken(node);
  const browser = await launch([DATA_ONLY]);
  try {
    const context = await browser.newContext({ timezoneId: 'Europe/Berlin' });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.setViewportSize(VIEWPORT);
    let answers = 0;
    page.on('response', (response) => {
      if (response.url().includes('/api/views/search') && response.ok()) answers += 1;
    });
    await page.goto(`${node.url}/dashboards/wall/${screen}${wallFragment(token.token)}`);
    await page.getByRole('group', { name: 'Widgets of this page' }).waitFor();
    await drawn(page);

    const chance = random(7);
    const blanks: string[] = [];
    const samples: Soaked[] = [];
    const done = () => answers / WIDGETS;
    let isRenewed = false;
    for (const share of measuredAfter) {
      while (done() < share * refreshes) {
        await pause(2_000);
        if (chance() < 0.1) await outage(page, 1_000 + 5_000 * chance(), blanks);
        if (chance() < 0.02) await restart(node, page, blanks);
        if (chance() < 0.1) await page.keyboard.press('ArrowRight');
        await look(page, blanks);
        if (isRenewed || done() < refreshes / 2) continue;
        isRenewed = true;
        await renewToken(node, page, token.id, blanks);
      }
      const measured = await measure(page, cdp);
      samples.push(measured);
      const { heap: bytes, nodes, listeners } = measured;
      told(
        `${Math.round(done())} refreshes: ${mib(bytes)} MiB, ${nodes} nodes, ${listeners} listeners, ${answers} answers`,
      );
    }
    return { samples, refreshes: Math.round(done()), blanks };
  } finally {
    await browser.close();
  }
}

const mib = (bytes: number) => (bytes / 2 ** 20).toFixed(1);

export async function soak(node: RunningNode): Promise<Figure[]> {
  const { samples, refreshes, blanks } = await runSoak(node, { told: console.log });
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last) return [];
  const growth = (name: keyof Soaked) => (100 * (last[name] - first[name])) / first[name];
  const name = `24 widgets on a wall, ${refreshes} refreshes with outages, restarts and a new token`;
  return [
    {
      name: `${name}: heap against that after a twentieth`,
      value: growth('heap'),
      unit: '%',
      aim: 5,
      note: `${mib(first.heap)} to ${mib(last.heap)} MiB of data`,
    },
    {
      name: `${name}: nodes`,
      value: growth('nodes'),
      unit: '%',
      aim: 5,
      note: `${first.nodes} to ${last.nodes}`,
    },
    {
      name: `${name}: listeners`,
      value: growth('listeners'),
      unit: '%',
      aim: 5,
      note: `${first.listeners} to ${last.listeners}`,
    },
    { name: `${name}: blank widgets or pages`, value: blanks.length, unit: 'times', aim: 0 },
  ];
}

async function outage(page: Page, ms: number, blanks: string[]): Promise<void> {
  await page.context().setOffline(true);
  await pause(ms);
  await look(page, blanks);
  await page.context().setOffline(false);
}

async function restart(node: RunningNode, page: Page, blanks: string[]): Promise<void> {
  await node.stop();
  await look(page, blanks);
  await node.restart();
}

/** The wall loses its access, keeps its picture, and gets a new token without being loaded again. */
async function renewToken(
  node: RunningNode,
  page: Page,
  tokenId: string,
  blanks: string[],
): Promise<void> {
  await revokeToken(node, tokenId);
  await page.getByText(/^Access was revoked/).waitFor();
  await look(page, blanks);
  const { token } = await makeToken(node);
  await page.evaluate((fragment) => (location.hash = fragment), wallFragment(token));
  await page.getByText(/^Access was revoked/).waitFor({ state: 'detached' });
}

/**
 * The same page is shown while it is measured. Requests on their way hold listeners and data, so
 * that the least of several readings is what stays.
 */
async function measure(page: Page, cdp: CDPSession): Promise<Soaked> {
  await page.keyboard.press('p');
  await page.getByRole('heading', { name: /Wall/ }).first().waitFor();
  while (!(await page.title()).includes('Wall 1')) {
    await page.keyboard.press('ArrowRight');
    await pause(500);
  }
  await drawn(page);
  await pause(3_000);
  const readings: Soaked[] = [];
  for (let reading = 0; reading < READINGS; reading += 1) {
    const bytes = await heap(cdp);
    const { nodes, jsEventListeners: listeners } = await cdp.send('Memory.getDOMCounters');
    readings.push({ heap: bytes, nodes, listeners });
    await pause(300);
  }
  await page.keyboard.press('p');
  const least = (name: keyof Soaked) => Math.min(...readings.map((each) => each[name]));
  return { heap: least('heap'), nodes: least('nodes'), listeners: least('listeners') };
}

/** Whether each widget shows something other than a skeleton. A string, see `HIDE` of the pages. */
const IS_DRAWN = `(() => {
  const cards = [...document.querySelectorAll('[aria-label="Widgets of this page"] section')];
  return cards.length === ${WIDGETS} && cards.every((card) => {
    const body = card.querySelector('header')?.nextElementSibling ?? card;
    return body.querySelector('canvas, svg, table, [role="grid"], [role="treegrid"]') !== null || body.textContent.trim() !== '';
  });
})()`;

const drawn = (page: Page) =>
  until(
    () => page.evaluate<boolean>(IS_DRAWN),
    () => 'all widgets are drawn',
    60,
  );

async function look(page: Page, blanks: string[]): Promise<void> {
  // A new page is drawn within a moment.
  for (let tries = 0; tries < 20; tries += 1) {
    if (await page.evaluate(IS_DRAWN)) return;
    await pause(100);
  }
  blanks.push(await page.title());
}
