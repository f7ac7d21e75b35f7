import type { Browser } from '@playwright/test';
import { stored } from '../../e2e/journey';
import type { RunningNode } from '../../e2e/node';
import { gelf, sendTcp } from '../../e2e/senders';
import { signedIn, type Loaded } from '../browser';
import { gelfTcpPort } from '../ingest/gelf-port';
import type { Figure } from '../report';
import { loadStep } from './load-step';
import { figuresOf, pause, step, type Step } from './steps';

const NAMES = 26_000;
const A_MESSAGE = 50;

/** Tens of thousands of real field names on the node, and what users do with the field list. */
export async function measureWide(
  browser: Browser,
  node: RunningNode,
  runs: number,
): Promise<Figure[]> {
  const messages = Array.from({ length: NAMES / A_MESSAGE }, (_, m) =>
    gelf(`wide ${m}`, {
      host: 'wide',
      ...Object.fromEntries(
        Array.from({ length: A_MESSAGE }, (__, f) => [`_service_${m % 40}_metric_${m}_${f}`, f]),
      ),
    }),
  );
  await sendTcp(await gelfTcpPort(node), messages);
  await stored(node, 'source:wide', messages.length);
  const { body } = await node.api('GET', '/views/fields');
  const names = (body as unknown[]).length;
  const times: Step[][] = [];
  for (let run = 0; run < runs; run += 1) times.push(await walk(browser, node));
  return [
    { name: 'field names that there are', value: names, unit: '', aim: NAMES, atLeast: true },
    ...figuresOf('26,000 fields', times, { 'first row, cold': { ms: 6346, task: 1525 } }),
  ];
}

async function walk(browser: Browser, node: RunningNode): Promise<Step[]> {
  const context = await signedIn(browser, node);
  const { loaded, first } = await loadStep(
    context,
    `${node.url}/search?rangetype=relative&relative=86400&q=source%3Awide`,
  );
  const { page } = loaded;
  const steps: Step[] = [first];
  const fields = page.getByRole('complementary', { name: 'Fields' });
  const find = fields.getByLabel('Search fields');
  const nameShown = (name: string) => `[role=treegrid] [title="${name}"]`;
  steps.push(
    await step(loaded, 'list all', `${nameShown('service_0_metric_0_0')}`, () =>
      fields.getByText('All', { exact: true }).click(),
    ),
  );
  steps.push(
    await step(
      loaded,
      'find one, letter by letter',
      `${nameShown('service_39_metric_519_49')}`,
      async () => {
        await find.focus();
        await page.keyboard.type('519_49', { delay: 60 });
      },
    ),
  );
  steps.push(
    await step(loaded, 'show all again', nameShown('service_0_metric_0_0'), async () => {
      await find.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Delete');
    }),
  );
  steps.push(await scrolled(loaded));
  steps.push(
    await step(loaded, 'open one', '[role=treegrid] [aria-level="2"]', () =>
      fields.locator('[aria-level="1"]').nth(15).click(),
    ),
  );
  steps.push(
    await step(loaded, 'edit a widget', '[aria-label="Add grouping"]', async () => {
      await page.getByRole('button', { name: 'Actions for Message Count' }).click();
      await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
    }),
  );
  await page.getByRole('button', { name: 'Add grouping' }).click();
  const grouping = page.getByRole('group', { name: 'New grouping' }).getByRole('combobox');
  steps.push(
    await step(loaded, 'open the list of groupings', '[role=listbox] [role=option]', () =>
      grouping.click(),
    ),
  );
  steps.push(
    await step(loaded, 'choose a grouping', '[aria-label="service_39_metric_519_49"]', async () => {
      await page.keyboard.type('519_49', { delay: 60 });
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    }),
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  steps.push(
    await step(loaded, 'complete a name', '[role=listbox] [role=option]', async () => {
      await page.keyboard.press('/');
      await page.keyboard.press('End');
      await page.keyboard.type(' service_3', { delay: 60 });
    }),
  );
  await page.keyboard.press('Escape');
  steps.push(
    await step(loaded, 'search again', '[data-row]', async () => {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('source:wide AND wide');
      await pause(500);
      await page.keyboard.press('Enter');
    }),
  );
  await context.close();
  return steps;
}

function scrolled(loaded: Loaded): Promise<Step> {
  const { page } = loaded;
  return step(loaded, 'scroll the list', 'body', async () => {
    await page.getByRole('treegrid', { name: 'Fields' }).hover();
    await page.keyboard.press('Control');
    for (let n = 0; n < 120; n += 1) {
      await page.mouse.wheel(0, 5000);
      await pause(16);
    }
  });
}
