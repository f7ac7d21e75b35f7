import { expect, type BrowserContext, type Page } from '@playwright/test';
import { ADMIN_PASSWORD, type RunningNode } from '@test/e2e/node';
import { openSearch, portOf, signIn, status, stored } from '@test/e2e/journey';
import { gelf, sendTcp } from '@test/e2e/senders';
import { make, press, PRESETS, seen } from './edits';
import { after, modelOf, nextStep, randomOf, type Doc, type Model, type Step } from './model';

/** Longer than the debounce of drafts, in milliseconds of the page. */
const DEBOUNCED_FOR = 300;
/**
 * Lazy components load one after the other once the user interacts. After this time without another
 * one, all are loaded. In milliseconds.
 */
const ALL_FETCHED = 3_000;
const PATIENCE = { timeout: 20_000, intervals: [30, 60, 120, 250] };

export type ChaosReport = { seed: number; of: Record<string, number> };
type Chaos = {
  context: BrowserContext;
  node: RunningNode;
  steps: number;
  seed: number;
  /** As a percentage of the steps. */ risk?: number;
  told?: (line: string) => void;
};

/**
 * Edits a saved search at random while tab, node and session disappear. Throws if an edit is lost.
 */
export async function chaos({
  context,
  node,
  steps,
  seed,
  risk = 12,
  told = () => undefined,
}: Chaos): Promise<ChaosReport> {
  const random = randomOf(seed);
  let lastPart = 0;
  context.on('request', (request) => {
    if (request.resourceType() === 'script') lastPart = Date.now();
  });
  const partsFetched = async (page: Page) => {
    await page.mouse.move(700, 500);
    lastPart = Date.now();
    await expect
      .poll(() => Date.now() - lastPart, { timeout: 60_000 })
      .toBeGreaterThan(ALL_FETCHED);
  };
  await sendTcp(
    await portOf(node, 'GELFTCPInput'),
    Array.from({ length: 120 }, (_, n) =>
      gelf(`message ${n}`, {
        _app: n % 2 === 0 ? 'checkout' : 'auth',
        _n: n,
        _took: n * 3,
        level: n % 8,
      }),
    ),
  );
  await stored(node, 'source:journey', 120);
  await signIn(context, node);
  let page = await context.newPage();
  let model = modelOf(await savedSearch(page, node));
  const id = idOf(page);
  const of: Record<string, number> = {};
  for (let count = 1; count <= steps; count += 1) {
    const wanted = nextStep(model, count, random, risk);
    const where = `step ${count} of seed ${seed}, ${JSON.stringify(wanted)}`;
    try {
      const [next, step] = await take(page, wanted, { model, context, node, partsFetched });
      page = next;
      if (step) model = after(model, step);
      await expectShown(page, model);
      if (step?.kind === 'save') await expectStored(node, id, model.base);
    } catch (error) {
      const shown = await shownBy(context.pages().at(-1) ?? page);
      throw new Error(
        `${where}: ${String(error)}\nexpected ${JSON.stringify(model)}\nthe page shows ${shown}`,
        { cause: error },
      );
    }
    of[wanted.kind] = (of[wanted.kind] ?? 0) + 1;
    if (count % 50 === 0) told(`${count} steps; ${model.past.length} can be taken back`);
  }
  return { seed, of };
}

/** Its address and texts, for the report of a failure. */
const shownBy = async (page: Page): Promise<string> =>
  `${page.url()}\n${await page.locator('body').innerText({ timeout: 5_000 }).catch(String)}`;

const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

async function savedSearch(page: Page, node: RunningNode): Promise<Doc> {
  await openSearch(page, node, { q: 'source:journey' });
  const controls = page.getByRole('group', { name: 'Search actions' });
  await controls.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Save' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Title 0');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/search\/[0-9a-f]{24}$/);
  // The address changes before the page shows it.
  await expect.poll(async () => (await seen(page)).title, PATIENCE).toBe('Title 0');
  const { title, columns, widgets } = await seen(page);
  return {
    title,
    columns,
    widgets,
    sort: '-timestamp',
    rules: [],
    query: 'source:journey',
    seconds: 86_400,
    arranged: 0,
  };
}

/** Performs the edit. Returns the page to continue with and what was actually done. */
async function take(
  page: Page,
  step: Step,
  {
    model,
    context,
    node,
    partsFetched,
  }: {
    model: Model;
    context: BrowserContext;
    node: RunningNode;
    partsFetched: (page: Page) => Promise<void>;
  },
): Promise<[Page, Step | undefined]> {
  const again = async () => {
    const url = page.url();
    if (step.kind === 'crash') await crash(page);
    else await page.close();
    const next = await context.newPage();
    await next.goto(url);
    return next;
  };
  /** A new tab shows the saved search, and offers unsaved changes of the one that is gone. */
  const restored = async (next: Page, isUnsaved: boolean): Promise<boolean> => {
    await expect(status(next)).toContainText(/complete|partial/, PATIENCE);
    const show = next.getByRole('button', { name: 'Show my changes' });
    await expect(show).toHaveCount(isUnsaved ? 1 : 0, PATIENCE);
    if (!isUnsaved) return false;
    await show.click();
    await expect(show).toHaveCount(0, PATIENCE);
    return true;
  };
  switch (step.kind) {
    case 'undo':
      await press(page, 'ControlOrMeta+z');
      return [page, step];
    case 'redo':
      await press(page, 'ControlOrMeta+Shift+z');
      return [page, step];
    case 'save': {
      if (!(await seen(page)).unsaved) return [page, undefined];
      // The address changes before the page shows it, and saving saves what is visible.
      await expect(page.getByRole('button', { name: /^Time range: / })).toHaveAccessibleName(
        new RegExp(`${PRESETS[model.present.seconds]}$`),
        PATIENCE,
      );
      await press(page, 'ControlOrMeta+s');
      return [page, step];
    }
    case 'reset': {
      if (!(await seen(page)).unsaved) return [page, undefined];
      await page.getByRole('button', { name: 'Reset', exact: true }).click();
      return [page, step];
    }
    case 'reload':
      await page.reload();
      return [page, step];
    case 'crash':
    case 'close': {
      const { unsaved } = await seen(page);
      await written(page);
      const next = await again();
      return [next, { ...step, restored: await restored(next, unsaved) }];
    }
    // Chunks that were never loaded are unavailable during an outage.
    case 'kill':
      await partsFetched(page);
      await node.stop('SIGKILL');
      return [page, step];
    case 'restart':
      await node.restart();
      await expect(page.getByText('Server unavailable')).toHaveCount(0, PATIENCE);
      return [page, step];
    case 'endSession':
      await endSession(page, context, node);
      return [page, step];
    default:
      return [page, await make(page, step, model.present)];
  }
}

/**
 * Ends the process of the page and of the service worker. Chromium never answers a navigation that
 * begins in the milliseconds before it notices that the service worker is gone.
 */
async function crash(page: Page): Promise<void> {
  const gone = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await gone;
}

/**
 * Waits until the changes so far are written: transactions of one store run in their order. A crash
 * before that loses the last one.
 */
async function written(page: Page): Promise<void> {
  await page.evaluate(async (debounced) => {
    await new Promise((resolve) => setTimeout(resolve, debounced));
    await new Promise((resolve, reject) => {
      const opened = indexedDB.open('console-drafts');
      opened.onerror = reject;
      opened.onsuccess = () => {
        const change = opened.result.transaction('drafts', 'readwrite');
        change.onabort = reject;
        change.oncomplete = resolve;
        change.objectStore('drafts').count();
      };
    });
  }, DEBOUNCED_FOR);
}

async function endSession(page: Page, context: BrowserContext, node: RunningNode): Promise<void> {
  await context.request.delete(`${node.url}/api/system/sessions`, {
    headers: { 'X-Requested-By': 'journey' },
  });
  await context.clearCookies();
  const sheet = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(sheet).toBeVisible(PATIENCE);
  await sheet.getByLabel('Password').fill(ADMIN_PASSWORD);
  await sheet.getByRole('button', { name: 'Sign in' }).click();
  await expect(sheet).toHaveCount(0);
}

const inAnyOrder = (names: readonly string[]) => [...names].sort();

async function expectShown(page: Page, { base, present, nodeIsUp }: Model): Promise<void> {
  const { arranged: _, ...content } = present;
  const { arranged: __, ...saved } = base;
  const differs = JSON.stringify(content) !== JSON.stringify(saved);
  const isSure = differs || present.arranged === base.arranged;
  const wanted = {
    title: present.title,
    columns: present.columns,
    widgets: inAnyOrder(present.widgets),
    sort: present.sort,
    query: present.query,
    seconds: present.seconds,
    unsaved: isSure ? differs : undefined,
  };
  await expect
    .poll(async () => {
      const { title, columns, widgets, sort, query, seconds, unsaved } = await seen(page);
      return {
        title,
        columns,
        widgets: inAnyOrder(widgets),
        sort: sort ?? base.sort,
        query: query ?? base.query,
        seconds: Number(seconds ?? base.seconds),
        unsaved: isSure ? unsaved : undefined,
      };
    }, PATIENCE)
    .toEqual(wanted);
  if (nodeIsUp) await expect(status(page)).toContainText(/complete|partial/, PATIENCE);
}

type StoredView = {
  title: string;
  search_id: string;
  state: Record<
    string,
    {
      titles: { widget: Record<string, string> };
      widgets: {
        id: string;
        type: string;
        config: { fields?: string[]; sort?: { direction: string }[] };
      }[];
      formatting: { highlighting: { value: unknown }[] };
    }
  >;
};

/** Checks that the server stored what the page showed. */
async function expectStored(node: RunningNode, id: string, wanted: Doc): Promise<void> {
  const view = (await node.api('GET', `/views/${id}`)).body as StoredView;
  const search = (await node.api('GET', `/views/search/${view.search_id}`)).body as {
    queries: { query: { query_string: string }; timerange: { range?: number; from?: number } }[];
  };
  const [state] = Object.values(view.state);
  const table = state?.widgets.find(({ type }) => type === 'messages')?.config;
  expect({
    title: view.title,
    widgets: inAnyOrder(
      state?.widgets.map(({ id: widget }) => state.titles.widget[widget] ?? '') ?? [],
    ),
    columns: table?.fields,
    sort: table?.sort?.[0]?.direction === 'Ascending' ? 'timestamp' : '-timestamp',
    rules: state?.formatting.highlighting.map(({ value }) => String(value)),
    query: search.queries[0]?.query.query_string,
    seconds: search.queries[0]?.timerange.range ?? search.queries[0]?.timerange.from,
  }).toEqual({
    title: wanted.title,
    widgets: inAnyOrder(wanted.widgets),
    columns: wanted.columns,
    sort: wanted.sort,
    rules: wanted.rules,
    query: wanted.query,
    seconds: wanted.seconds,
  });
}
