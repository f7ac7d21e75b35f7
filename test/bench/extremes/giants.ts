import type { Browser, Locator, Page } from '@playwright/test';
import { gelf, sendTcp } from '../../e2e/senders';
import type { RunningNode } from '../../e2e/node';
import { stored } from '../../e2e/journey';
import { firstRow, load, longestTask, signedIn } from '../browser';
import { gelfTcpPort } from '../gelf-port';
import { random } from '../logs';
import type { Figure } from '../report';
import { best, pause, step, type Step } from './steps';

const SIZE = 2_000_000;
const MESSAGES = 10;
const GRAYLOG = { row: 7571, expand: 12_014, task: 2561 };

const WORDS = ['connection', 'reset', 'by', 'peer', 'while', 'reading', 'response', 'header', 'from', 'upstream', 'order', 'timeout', 'after', 'retry', 'user', 'payment', '0x7fffe21c', 'GET', '/api/v1/items', '503'];
const words = (next: () => number, between: (n: number) => string) => {
  const pieces: string[] = [];
  for (let length = 0; length < SIZE;) {
    const piece = `${WORDS[Math.floor(next() * WORDS.length)] ?? ''}${between(pieces.length)}`;
    pieces.push(piece);
    length += piece.length;
  }
  return pieces.join('').slice(0, SIZE);
};
const json = (next: () => number) => {
  const items: object[] = [];
  for (let length = 0; length < SIZE - 400;) {
    const item = { sku: `item-${items.length}`, price: Math.floor(next() * 1e6) / 100, tags: ['a', 'b'], at: { shelf: Math.floor(next() * 99), row: null } };
    items.push(item);
    length += JSON.stringify(item).length + 1;
  }
  return JSON.stringify({ event: 'stock', id: 9007199254740991, items });
};

/** What two megabytes may be made of. */
const KINDS: Readonly<Record<string, (next: () => number) => string>> = {
  words: (next) => words(next, () => ' '),
  lines: (next) => words(next, (n) => (n % 12 === 11 ? '\n\tat ' : ' ')),
  colours: (next) => words(next, (n) => (n % 3 === 0 ? ` \u001b[3${n % 8}m` : '\u001b[0m ')),
  json,
  'one word': (next) => Array.from({ length: SIZE / 10 }, () => Math.floor(next() * 2 ** 40).toString(36).padStart(10, 'x').slice(0, 10)).join(''),
};

/** Ten messages of two megabytes on one page: what each thing that one does with them takes, and the longest task meanwhile. */
export async function measureGiants(browser: Browser, node: RunningNode, runs: number): Promise<Figure[]> {
  const port = await gelfTcpPort(node);
  const figures: Figure[] = [];
  for (const [kind, make] of Object.entries(KINDS)) {
    const next = random(1);
    const source = `giant-${kind.replaceAll(' ', '-')}`;
    await sendTcp(port, Array.from({ length: MESSAGES }, (_, n) => gelf(make(next), { host: source, _n: n })));
    await stored(node, `source:"${source}"`, MESSAGES);
    const times: Step[][] = [];
    for (let run = 0; run < runs; run += 1) times.push(await walk(browser, node, source));
    figures.push(...figuresOf(kind, times));
  }
  return figures;
}

async function walk(browser: Browser, node: RunningNode, source: string): Promise<Step[]> {
  const context = await signedIn(browser, node);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { page } = await load(context, `${node.url}/search?rangetype=relative&relative=86400&q=${encodeURIComponent(`source:"${source}"`)}`);
  await pause(2500);
  const steps: Step[] = [{ name: 'first row, cold', ms: await firstRow(page), longest: await longestTask(page) }];
  const row = page.locator('[data-row]').first();
  steps.push(await step(page, 'expand one', '[data-details] [role=listitem]', () => row.click({ position: { x: 300, y: 8 } })));
  const details = page.locator('[data-details]');
  steps.push(await step(page, 'show all of it', '[aria-label^="Whole text of"]', () => details.getByRole('button', { name: /Show all/ }).first().click()));
  steps.push(await step(page, 'raw', '[data-details] [aria-pressed=true][aria-keyshortcuts=v]', () => details.getByRole('button', { name: 'Raw' }).click()));
  steps.push(await wheel(page, 'scroll through it', details.getByRole('region', { name: /^Whole text of/ })));
  steps.push(await step(page, 'close it', ':root:not(:has([data-details]))', () => row.click({ position: { x: 300, y: 8 } })));
  steps.push(...(await amongRows(page)));
  await context.close();
  return steps;
}

async function amongRows(page: Page): Promise<Step[]> {
  const steps: Step[] = [];
  const table = page.getByRole('treegrid', { name: 'All Messages' });
  await table.focus();
  for (const key of ['j', 'x', 'Shift+ArrowDown']) await page.keyboard.press(key);
  steps.push(await step(page, 'compare two', 'dialog ins, dialog td', () => page.getByRole('button', { name: 'Compare' }).click(), 20_000));
  await page.keyboard.press('Escape');
  await table.focus();
  steps.push(await step(page, 'find in the rows', '[data-row] mark', async () => {
    await page.keyboard.press('f');
    await page.getByRole('searchbox', { name: 'Find in the loaded rows' }).fill('item');
    await page.keyboard.press('End');
  }));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /selected/ }).first().click();
  steps.push(await step(page, 'copy two as NDJSON', '[role=dialog] [role=group] ~ [role=status]:not(:empty)', () => page.getByRole('button', { name: 'NDJSON' }).first().click(), 5000));
  await page.keyboard.press('Escape');
  return steps;
}

async function wheel(page: Page, name: string, within: Locator): Promise<Step> {
  if ((await within.count()) === 0) return { name, ms: 0, longest: 0 };
  await within.hover();
  return step(page, name, 'body', async () => {
    await page.keyboard.press('Control');
    for (let n = 0; n < 60; n += 1) {
      await page.mouse.wheel(0, 3000);
      await pause(16);
    }
  });
}

function figuresOf(kind: string, times: readonly (readonly Step[])[]): Figure[] {
  const known = (name: string) => (kind !== 'words' ? undefined : name === 'first row, cold' ? GRAYLOG.row : name === 'expand one' ? GRAYLOG.expand : undefined);
  return best(times).flatMap(({ name, ms, longest }) => {
    const graylog = known(name);
    const label = `10 × 2 MB of ${kind}: ${name}`;
    return [
      { name: label, value: ms, unit: 'ms', runs: times.length, ...(graylog !== undefined && { note: `Graylog: ${graylog.toLocaleString('en')}; ${(ms / graylog).toFixed(2)} of it` }) },
      { name: `${label}, longest task`, value: longest, unit: 'ms', aim: 50, runs: times.length, ...(graylog !== undefined && { note: `Graylog: ${GRAYLOG.task.toLocaleString('en')}` }) },
    ];
  });
}
