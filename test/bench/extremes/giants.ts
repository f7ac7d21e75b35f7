import type { Browser, Locator } from '@playwright/test';
import { gelf, sendTcp } from '../../e2e/senders';
import type { RunningNode } from '../../e2e/node';
import { stored } from '../../e2e/journey';
import { signedIn, type Loaded } from '../browser';
import { gelfTcpPort } from '../ingest/gelf-port';
import { random } from '../messages/logs';
import type { Figure } from '../report';
import { figuresOf, pause, step, type Step } from './steps';
import { loadStep } from './load-step';

const SIZE = 2_000_000;
const MESSAGES = 10;
const GRAYLOG = {
  'first row, cold': { ms: 7571, task: 2528 },
  'expand one': { ms: 12_014, task: 2561 },
};

const WORDS = [
  'connection',
  'reset',
  'by',
  'peer',
  'while',
  'reading',
  'response',
  'header',
  'from',
  'upstream',
  'order',
  'timeout',
  'after',
  'retry',
  'user',
  'payment',
  '0x7fffe21c',
  'GET',
  '/api/v1/items',
  '503',
];
const words = (next: () => number, between: (n: number) => string) => {
  const fragments: string[] = [];
  for (let length = 0; length < SIZE;) {
    const fragment = `${WORDS[Math.floor(next() * WORDS.length)] ?? ''}${between(fragments.length)}`;
    fragments.push(fragment);
    length += fragment.length;
  }
  return fragments.join('').slice(0, SIZE);
};
const json = (next: () => number) => {
  const items: object[] = [];
  for (let length = 0; length < SIZE - 400;) {
    const item = {
      sku: `item-${items.length}`,
      price: Math.floor(next() * 1e6) / 100,
      tags: ['a', 'b'],
      at: { shelf: Math.floor(next() * 99), row: null },
    };
    items.push(item);
    length += JSON.stringify(item).length + 1;
  }
  return JSON.stringify({ event: 'stock', id: 9007199254740991, items });
};

/** Several kinds of content for two megabytes. */
const KINDS: Readonly<Record<string, (next: () => number) => string>> = {
  words: (next) => words(next, () => ' '),
  lines: (next) => words(next, (n) => (n % 12 === 11 ? '\n\tat ' : ' ')),
  colours: (next) => words(next, (n) => (n % 3 === 0 ? ` \u001b[3${n % 8}m` : '\u001b[0m ')),
  json,
  'one word': (next) =>
    Array.from({ length: SIZE / 10 }, () =>
      Math.floor(next() * 2 ** 40)
        .toString(36)
        .padStart(10, 'x')
        .slice(0, 10),
    ).join(''),
};

/**
 * Ten messages of two megabytes on one page: the duration of each user action and its longest task.
 */
export async function measureGiants(
  browser: Browser,
  node: RunningNode,
  runs: number,
): Promise<Figure[]> {
  const port = await gelfTcpPort(node);
  const figures: Figure[] = [];
  for (const [kind, make] of Object.entries(KINDS)) {
    const next = random(1);
    const source = `giant-${kind.replaceAll(' ', '-')}`;
    await sendTcp(
      port,
      Array.from({ length: MESSAGES }, (_, n) => gelf(make(next), { host: source, _n: n })),
    );
    await stored(node, `source:"${source}"`, MESSAGES);
    const times: Step[][] = [];
    for (let run = 0; run < runs; run += 1) times.push(await walk(browser, node, source));
    figures.push(...figuresOf(`10 × 2 MB of ${kind}`, times, kind === 'words' ? GRAYLOG : {}));
  }
  return figures;
}

async function walk(browser: Browser, node: RunningNode, source: string): Promise<Step[]> {
  const context = await signedIn(browser, node);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { loaded, first } = await loadStep(
    context,
    `${node.url}/search?rangetype=relative&relative=86400&q=${encodeURIComponent(`source:"${source}"`)}`,
  );
  const { page } = loaded;
  const steps: Step[] = [first];
  const row = page.locator('[data-row]').first();
  steps.push(
    await step(loaded, 'expand one', '[data-details] [role=listitem]', () =>
      row.click({ position: { x: 300, y: 8 } }),
    ),
  );
  const details = page.locator('[data-details]');
  steps.push(
    await step(loaded, 'show all of it', '[aria-label^="Full text of"]', () =>
      details
        .getByRole('button', { name: /Show all/ })
        .first()
        .click(),
    ),
  );
  steps.push(
    await step(loaded, 'raw', '[data-details] [aria-pressed=true][aria-keyshortcuts=v]', () =>
      details.getByRole('button', { name: 'Raw' }).click(),
    ),
  );
  steps.push(
    await wheel(
      loaded,
      'scroll through it',
      details.getByRole('region', { name: /^Full text of/ }),
    ),
  );
  steps.push(
    await step(loaded, 'close it', ':root:not(:has([data-details]))', () =>
      row.click({ position: { x: 300, y: 8 } }),
    ),
  );
  steps.push(...(await amongRows(loaded)));
  await context.close();
  return steps;
}

async function amongRows(loaded: Loaded): Promise<Step[]> {
  const { page } = loaded;
  const steps: Step[] = [];
  const table = page.getByRole('treegrid', { name: 'All Messages' });
  await table.focus();
  for (const key of ['j', 'x', 'Shift+ArrowDown']) await page.keyboard.press(key);
  steps.push(
    await step(
      loaded,
      'compare two',
      'dialog ins, dialog td',
      () => page.getByRole('button', { name: 'Compare' }).click(),
      20_000,
    ),
  );
  await page.keyboard.press('Escape');
  await table.focus();
  steps.push(
    await step(
      loaded,
      'find in the rows',
      { selector: '[role=search] [role=status]', text: 'loaded' },
      async () => {
        await page.keyboard.press('f');
        await page.getByRole('searchbox', { name: 'Find in loaded rows' }).fill('item');
        await page.keyboard.press('End');
      },
    ),
  );
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /selected/ })
    .first()
    .click();
  steps.push(
    await step(
      loaded,
      'copy two as NDJSON',
      { selector: '[role=dialog] [role=status]', text: 'Copied' },
      () => page.getByRole('button', { name: 'NDJSON' }).first().click(),
      5000,
    ),
  );
  await page.keyboard.press('Escape');
  return steps;
}

async function wheel(loaded: Loaded, name: string, within: Locator): Promise<Step> {
  const { page } = loaded;
  await within.hover();
  return step(loaded, name, 'body', async () => {
    await page.keyboard.press('Control');
    for (let n = 0; n < 60; n += 1) {
      await page.mouse.wheel(0, 3000);
      await pause(16);
    }
  });
}
