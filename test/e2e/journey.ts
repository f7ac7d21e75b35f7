import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { ADMIN_PASSWORD, startNode, type RunningNode } from './node';
import { gelf, sendTcp } from './senders';
import { until } from './until';

/**
 * Each journey has its own node, and fails on errors in the browser console and violations of the
 * security policy.
 */
export const test = base.extend<{
  node: RunningNode;
  nodeArgs: readonly string[];
  expectedComplaints: RegExp[];
  signedIn: Page;
}>({
  nodeArgs: [['--no-sample'], { option: true }],
  expectedComplaints: [[], { option: true }],
  node: async ({ nodeArgs }, provide) => {
    const node = await startNode({ args: nodeArgs });
    await provide(node);
    await node.dispose();
  },
  signedIn: async ({ page, context, node, expectedComplaints }, provide) => {
    const complaints = collectComplaints(page, node.url);
    await signIn(context, node);
    await provide(page);
    expect(
      complaints().filter((text) => !expectedComplaints.some((expected) => expected.test(text))),
    ).toEqual([]);
  },
});

export { expect };

export const USER_PASSWORD = 'a password of journeys';

export async function signIn(
  context: BrowserContext,
  node: RunningNode,
  { username = 'admin', password = ADMIN_PASSWORD } = {},
): Promise<void> {
  const answer = await context.request.post(`${node.url}/api/system/sessions`, {
    data: { username, password, host: '' },
    headers: { 'X-Requested-By': 'journey' },
  });
  expect(answer.status()).toBe(200);
}

function collectComplaints(page: Page, origin: string): () => string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    const own = /^Service Worker registration blocked by Playwright/.test(message.text());
    if (!own && (message.type() === 'error' || message.type() === 'warning'))
      found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(String(error)));
  page.on('dialog', (dialog) => {
    found.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !/^(data|blob):/.test(request.url()))
      found.push(`a request left the origin: ${request.url()}`);
  });
  return () => found;
}

export const rows = (page: Page) => table(page).locator('[data-row]');
export const status = (page: Page) => page.getByLabel('Search status');
/** A toast; its text is announced at another place of the page as well. */
export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Status messages' }).getByText(text);
export const query = (page: Page) => page.getByRole('textbox', { name: 'Query' });
/** The text of the query bar. The code editor renders it next to its text box. */
export const queryText = (page: Page) => page.getByRole('search', { name: 'Query and time range' });
export const table = (page: Page) => page.getByRole('treegrid', { name: 'All Messages' });

/** Opens the search page with the last day as its range, plus the given parameters. */
export async function openSearch(
  page: Page,
  node: RunningNode,
  parameters: Record<string, string> = {},
): Promise<void> {
  await page.goto(
    `${node.url}/search?${new URLSearchParams({ rangetype: 'relative', relative: '86400', ...parameters })}`,
  );
  await expect(status(page)).toContainText(/complete|partial|failed/);
}

export async function ask(page: Page, text: string): Promise<void> {
  await typeQuery(page, text);
  await page.keyboard.press('Enter');
}

export async function typeQuery(page: Page, text: string): Promise<void> {
  await query(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type(text);
}

export async function portOf(node: RunningNode, type: string): Promise<number> {
  const { body } = await node.api('GET', '/system/inputs');
  const input = (body as { inputs: { type: string; attributes: { port?: number } }[] }).inputs.find(
    (one) => one.type.endsWith(type),
  );
  if (input?.attributes.port === undefined) throw new Error(`There is no input ${type}`);
  return input.attributes.port;
}

/** Waits until the node finds this many messages. */
export async function stored(node: RunningNode, queryString: string, count: number): Promise<void> {
  let total = 0;
  await until(
    async () => {
      const { body } = await node.api('POST', '/views/search/sync', {
        queries: [
          {
            id: 'q',
            timerange: { type: 'relative', range: 0 },
            filter: null,
            query: { type: 'elasticsearch', query_string: queryString },
            search_types: [{ id: 'm', type: 'messages', limit: 1, offset: 0 }],
          },
        ],
      });
      total = (body as { results: { q: { search_types: { m: { total_results: number } } } } })
        .results.q.search_types.m.total_results;
      return total >= count;
    },
    () => `${count} messages match ${queryString}, not ${total}`,
  );
}

/** Sends 40 orders by GELF, a quarter of them of this app, and waits until they are found. */
export async function sendOrders(node: RunningNode, app: string): Promise<void> {
  await sendTcp(
    await portOf(node, 'GELFTCPInput'),
    Array.from({ length: 40 }, (_, n) => gelf(`order ${n}`, { _app: n % 4 === 0 ? app : 'mail' })),
  );
  await stored(node, 'order', 40);
}

/** Signs in through the form. */
export async function signInByForm(
  page: Page,
  { username = 'admin', password = ADMIN_PASSWORD } = {},
): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Creates streams with these titles, which are paused at first. Returns their ids. */
export async function makeStreams(node: RunningNode, titles: readonly string[]): Promise<string[]> {
  const { body: sets } = await node.api('GET', '/system/indices/index_sets');
  const indexSet = (sets as { index_sets: { id: string; default: boolean }[] }).index_sets.find(
    (set) => set.default,
  );
  const ids: string[] = [];
  for (const title of titles) {
    const { status, body } = await node.api('POST', '/streams', {
      title,
      description: '',
      index_set_id: indexSet?.id,
      rules: [],
      content_pack: null,
      matching_type: 'AND',
      remove_matches_from_default_stream: false,
    });
    expect(status).toBe(201);
    ids.push((body as { stream_id: string }).stream_id);
  }
  return ids;
}

/** Creates a user with these roles and `USER_PASSWORD` as the password. Returns the id. */
export async function makeUser(
  node: RunningNode,
  username: string,
  roles: readonly string[] = ['Reader'],
): Promise<string> {
  const { status } = await node.api('POST', '/users', {
    username,
    password: USER_PASSWORD,
    first_name: username,
    last_name: 'Journey',
    email: `${username}@example.org`,
    roles,
    permissions: [],
    timezone: 'Europe/Berlin',
    session_timeout_ms: 3_600_000,
  });
  expect(status).toBe(201);
  return ((await node.api('GET', `/users/${username}`)).body as { id: string }).id;
}

/**
 * Saves a search for all messages of these journeys, titled Kept by default. Returns its id, which
 * is unique within a node.
 */
export async function savedSearch(
  node: RunningNode,
  { title = 'Kept', number = 0 } = {},
): Promise<string> {
  const [searchId, queryId] = [
    `5f0000000000000000000a${`${number}`.padStart(2, '0')}`,
    'a0000000-0000-4000-8000-000000000001',
  ];
  const query = {
    id: queryId,
    query: { type: 'elasticsearch', query_string: 'source:journey' },
    timerange: { type: 'relative', range: 86_400 },
    filter: null,
    filters: [],
    search_types: [],
  };
  await node.api('POST', '/views/search', { id: searchId, queries: [query], parameters: [] });
  const state = {
    [queryId]: {
      selected_fields: null,
      static_message_list_id: null,
      titles: {},
      widgets: [],
      widget_mapping: {},
      positions: {},
      formatting: { highlighting: [] },
    },
  };
  const { body } = await node.api('POST', '/views', {
    type: 'SEARCH',
    title,
    summary: '',
    description: '',
    search_id: searchId,
    properties: [],
    requires: {},
    state,
  });
  return (body as { id: string }).id;
}

/** Stores a dashboard with one page and no widgets. Returns its id. */
export async function makeDashboard(node: RunningNode, title = 'Walls'): Promise<string> {
  const pageId = 'a0000000-0000-4000-8000-000000000002';
  const { body: search } = await node.api('POST', '/views/search', {
    queries: [{ id: pageId, timerange: { type: 'relative', from: 300 }, search_types: [] }],
    parameters: [],
  });
  const { body } = await node.api('POST', '/views', {
    type: 'DASHBOARD',
    title,
    search_id: (search as { id: string }).id,
    state: { [pageId]: { titles: {}, widgets: [], widget_mapping: {}, positions: {} } },
  });
  return (body as { id: string }).id;
}
