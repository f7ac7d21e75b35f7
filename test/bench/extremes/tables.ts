import type { Browser, Page } from '@playwright/test';
import type { RunningNode } from '../../e2e/node';
import { indexSetDraft } from '@test/samples/index-set-draft';
import { signedIn } from '../browser';
import type { Figure } from '../report';
import { watchTasks } from '../tasks';
import { loadStep } from './load-step';
import { figuresOf, pause, step, type Step } from './steps';

const INDICES = 1_000;
const METRICS = 5_000;
/** Answers of polls that are waited for, so that each kind of them is measured. */
const POLLS = 3;

/** Tables of a thousand indices and of five thousand metrics, which are read again all the time. */
export async function measureTables(
  browser: Browser,
  node: RunningNode,
  runs: number,
): Promise<Figure[]> {
  const set = await makeIndices(node);
  const times: Record<'indices' | 'metrics', Step[][]> = { indices: [], metrics: [] };
  for (let run = 0; run < runs; run += 1) {
    times.indices.push(await walkIndices(browser, node, set));
    times.metrics.push(await walkMetrics(browser, node));
  }
  return [
    ...figuresOf('1,000 indices of a set', times.indices),
    ...figuresOf('5,000 metrics', times.metrics),
  ];
}

const RETENTION = 'org.graylog2.indexer.retention.strategies.NoopRetentionStrategy';

/** An index set with `INDICES` real indices. Returns its id. */
async function makeIndices(node: RunningNode): Promise<string> {
  const { body } = await node.api('POST', '/system/indices/index_sets', {
    ...indexSetDraft('Archive', 'archive', { messages: 20_000_000 }),
    retention_strategy_class: RETENTION,
    retention_strategy: { type: `${RETENTION}Config`, max_number_of_indices: 2 ** 31 - 1 },
  });
  const { id } = body as { id: string };
  for (let n = 1; n < INDICES; n += 1) await node.api('POST', `/system/deflector/${id}/cycle`);
  return id;
}

async function walkIndices(browser: Browser, node: RunningNode, set: string): Promise<Step[]> {
  const context = await signedIn(browser, node);
  const { loaded, first } = await loadStep(context, `${node.url}/system/index_sets/${set}`);
  const { page } = loaded;
  await page.locator('[data-row]').nth(2).hover();
  const steps: Step[] = [first, await step(loaded, 'scroll', 'body', () => scroll(page))];
  steps.push(
    await step(loaded, 'sort', '[aria-sort="ascending"]', () =>
      page.getByRole('columnheader', { name: 'Size' }).getByRole('button').first().click(),
    ),
    await step(loaded, 'select all', '[data-row][aria-selected="true"]', () =>
      page.getByRole('checkbox', { name: 'Select all visible rows' }).click(),
    ),
  );
  await page.getByRole('button', { name: 'Cancel selection' }).click();
  steps.push(
    await step(loaded, 'filter', { selector: '[role="status"]', text: '1 of' }, () =>
      page
        .getByRole('searchbox', { name: 'Filter indices by name' })
        .pressSequentially('archive_777', { delay: 60 }),
    ),
  );
  await page.getByRole('searchbox', { name: 'Filter indices by name' }).fill('');
  steps.push(await polls(loaded, /\/system\/indexer\/overview\//));
  await context.close();
  return steps;
}

async function walkMetrics(browser: Browser, node: RunningNode): Promise<Step[]> {
  const context = await signedIn(browser, node);
  // A node has so many with thousands of streams and inputs.
  await context.route('**/metrics/names', (route) => route.fulfill({ json: { names: NAMES } }));
  await context.route('**/metrics/multiple', (route) => {
    const { metrics } = route.request().postDataJSON() as { metrics: string[] };
    return route.fulfill({ json: { total: metrics.length, metrics: metrics.map(reading) } });
  });
  const { body } = await node.api('GET', '/system/cluster/nodes');
  const [one] = (body as { nodes: { node_id: string }[] }).nodes;
  const { loaded, first } = await loadStep(
    context,
    `${node.url}/system/metrics/node/${one?.node_id}`,
    'li[data-index]',
  );
  const { page } = loaded;
  await page.locator('li[data-index]').nth(2).hover();
  const steps: Step[] = [first, await step(loaded, 'scroll', 'body', () => scroll(page))];
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  steps.push(
    await step(loaded, 'filter', { selector: '[role="status"]', text: '1 of' }, () =>
      filter.pressSequentially('parse 0777', { delay: 60 }),
    ),
    await step(loaded, 'show all again', { selector: 'li[data-index]', text: '0001' }, async () => {
      await filter.press('ControlOrMeta+a');
      await filter.press('Delete');
    }),
    await polls(loaded, /\/metrics\/multiple/),
  );
  await context.close();
  return steps;
}

const TIMES = ['processTime', 'parseTime', 'incomingMessages', 'outgoingMessages'];
const NAMES = Array.from(
  { length: METRICS },
  (_, n) =>
    `org.graylog2.shared.buffers.processors.ProcessBufferProcessor.${String(n).padStart(4, '0')}.${TIMES[n % TIMES.length]}`,
);

const reading = (full_name: string, place: number) => ({
  full_name,
  name: full_name.slice(full_name.lastIndexOf('.') + 1),
  ...(place % 2 === 0
    ? { type: 'gauge', metric: { value: Math.random() * 1_000 } }
    : {
        type: 'meter',
        metric: {
          rate: {
            total: Math.round(Math.random() * 1e6),
            mean: Math.random() * 10,
            one_minute: Math.random() * 10,
            five_minute: Math.random() * 10,
            fifteen_minute: Math.random() * 10,
          },
          rate_unit: 'events/second',
        },
      }),
});

async function scroll(page: Page): Promise<void> {
  await page.keyboard.press('Control');
  for (let n = 0; n < 120; n += 1) {
    await page.mouse.wheel(0, 600);
    await pause(16);
  }
}

/** Waits until the page has read its data again several times. */
async function polls({ page, cdp }: Parameters<typeof step>[0], answer: RegExp): Promise<Step> {
  const stop = await watchTasks(cdp);
  const started = Date.now();
  for (let n = 0; n < POLLS; n += 1) await page.waitForResponse(answer);
  const ms = (Date.now() - started) / POLLS;
  await pause(1_000);
  return { name: 'read again', ms, longest: 0, own: await stop() };
}
