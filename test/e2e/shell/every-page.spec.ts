import type { Page } from '@playwright/test';
import { matchPath } from 'react-router-dom';
import type { OutputSummary } from '@/contract/outputs';
import type { View } from '@/contract/views';
import { EMPTY_SCREEN } from '@/domain/screens/screen';
import { writeScreen } from '@/domain/screens/screen-codec';
import { paths, patterns } from '@/shared/paths';
import { DESKTOP, PHONE, SMALLEST_PHONE, tooWide, violations } from '../accessibility';
import {
  expect,
  makeDashboard,
  makeStreams,
  makeUser,
  portOf,
  savedSearch,
  stored,
  test,
} from '../journey';
import type { RunningNode } from '../node';
import { gelf, sendTcp } from '../senders';

/**
 * Redirects, routes of development builds, and pages that need events, which the embedded node does
 * not have.
 */
const NO_PAGES: readonly string[] = [
  patterns.start,
  patterns.notFound,
  patterns.newSearch,
  patterns.newStreamSearch,
  patterns.parts,
  patterns.legacySources,
  patterns.legacyViews,
  patterns.legacyView,
  patterns.legacyExtendedSearch,
  patterns.legacyStreamMessages,
  // Without the navigation, which switches the theme.
  patterns.dashboardDisplay,
  patterns.wall,
  patterns.replayAlert,
  patterns.replayEventDefinition,
];
const NOWHERE = '/nowhere';
const themes = ['teint', 'noir'] as const;
const withoutParts = Object.values(patterns).filter(
  (pattern) => !pattern.includes(':') && !NO_PAGES.includes(pattern),
);

/** Addresses of pages about an existing item. */
async function detailPages(node: RunningNode): Promise<string[]> {
  const [streamId = ''] = await makeStreams(node, ['Mail servers', 'Web servers']);
  const userId = await makeUser(node, 'ada');
  const nodeId = Object.keys((await node.api('GET', '/cluster')).body as object)[0] ?? '';
  const roleId =
    ((await node.api('GET', '/authz/roles')).body as { roles: { id: string }[] }).roles[0]?.id ??
    '';
  const inputId =
    ((await node.api('GET', '/system/inputs')).body as { inputs: { id: string }[] }).inputs[0]
      ?.id ?? '';
  const [indexSet] = (
    (await node.api('GET', '/system/indices/index_sets')).body as { index_sets: { id: string }[] }
  ).index_sets;
  const indexSetId = indexSet?.id ?? '';
  // Descriptions may have words longer than a phone is wide.
  await node.api('PUT', `/system/indices/index_sets/${indexSetId}`, {
    ...indexSet,
    description: 'logs'.repeat(60),
  });
  const message = await messagePath(node);
  return [
    message,
    paths.input(inputId),
    paths.sendLogs({ step: 'input', source: 'beats' }),
    paths.sendLogs({ step: 'message', source: 'application', input: inputId }),
    paths.streamSearch(streamId),
    paths.streamOutputs(streamId),
    paths.output(await makeOutput(node, streamId)),
    paths.editStream(streamId, {
      index: matchPath(patterns.message, message)?.params.index,
      message_id: matchPath(patterns.message, message)?.params.messageId,
    }),
    paths.savedSearch(await savedSearch(node)),
    paths.dashboard(await makeDashboard(node)),
    paths.screen(await makeScreen(node)),
    paths.user(userId),
    paths.editUser(userId),
    paths.userTokens(userId),
    paths.role(roleId),
    paths.editRole(roleId),
    paths.indexSet(indexSetId),
    paths.indexSetConfiguration(indexSetId),
    paths.node(nodeId),
    paths.nodeMetrics(nodeId),
    paths.threadDump(nodeId),
    paths.processBufferDump(nodeId),
    ...['processors', 'allowList', 'indexSets', 'users', 'permissions'].map((section) =>
      paths.configurations({ section }),
    ),
    NOWHERE,
  ];
}

/** A screen with an empty playlist. */
async function makeScreen(node: RunningNode): Promise<string> {
  const { body } = await node.api('GET', `/views/${await makeDashboard(node, 'Lobby')}`);
  const { id, owner: _, created_at: _created, favorite: _favorite, ...view } = body as View;
  const properties = writeScreen([], EMPTY_SCREEN);
  await node.api('PUT', `/views/${id}`, { ...view, properties });
  return id;
}

/** An output that a stream uses. */
async function makeOutput(node: RunningNode, streamId: string): Promise<string> {
  const { body } = await node.api('POST', '/system/outputs', {
    title: 'Archive',
    type: 'org.graylog2.outputs.GelfOutput',
    configuration: { hostname: 'archive.example.org', port: 12_201, protocol: 'TCP' },
    streams: [streamId],
  });
  return (body as OutputSummary).id;
}

/** A message with nested values for its page to lay out. */
async function messagePath(node: RunningNode): Promise<string> {
  await sendTcp(await portOf(node, 'GELFTCPInput'), [
    gelf('looked at on its own page', {
      _payload:
        '{"order":{"id":1,"items":[{"sku":"mug","quantity":2},{"sku":"cup","quantity":1}]}}',
    }),
  ]);
  await stored(node, 'source:journey', 1);
  const search = {
    queries: [
      {
        id: 'q',
        timerange: { type: 'relative', range: 0 },
        query: { type: 'elasticsearch', query_string: 'source:journey' },
        search_types: [{ id: 'm', type: 'messages', limit: 1, offset: 0 }],
      },
    ],
  };
  const { body } = await node.api('POST', '/views/search/sync', search);
  const [found] = (
    body as {
      results: {
        q: { search_types: { m: { messages: { index: string; message: { _id: string } }[] } } };
      };
    }
  ).results.q.search_types.m.messages;
  return paths.message(found?.index ?? 'none', found?.message._id ?? 'none');
}

/** Opens a page and waits until everything is loaded. Returns false if there is no page yet. */
async function open(page: Page, url: string, path: string): Promise<boolean> {
  await page.goto(`${url}${path}`);
  const content = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const missing = page.getByRole('heading', { name: /^(Page not found|Not available yet)$/ });
  if (path !== NOWHERE && (await missing.count()) > 0) return false;
  await expect(content).not.toHaveAttribute('aria-busy', 'true');
  await expect(content.getByText(/^Loading/)).toHaveCount(0);
  return true;
}

/** The patterns that match none of the addresses; they must not have a page. */
const patternsBeside = (addresses: readonly string[]) =>
  Object.values(patterns).filter(
    (pattern) =>
      !NO_PAGES.includes(pattern) &&
      !addresses.some((address) => matchPath(pattern, new URL(address, 'http://console').pathname)),
  );

test('axe finds nothing on any page, in both themes and on a phone, and no page scrolls sideways there', async ({
  signedIn: page,
  node,
}) => {
  test.setTimeout(600_000);
  // Colours must not be measured during the transition between themes.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const seen: string[] = [];
  const found: string[] = [];
  const note = (path: string, how: string, finds: readonly string[]) =>
    found.push(...finds.map((find) => `${path}, ${how}: ${find}`));
  const addresses = [...withoutParts, ...(await detailPages(node))];
  for (const pattern of patternsBeside(addresses)) {
    await page.goto(`${node.url}${pattern.replaceAll(/:\w+/g, 'some')}`);
    await expect(
      page.getByText(/^There is no page at /),
      `${pattern} has a page that nobody looks at here`,
    ).toBeVisible();
  }
  for (const path of addresses) {
    await page.setViewportSize(DESKTOP);
    if (!(await open(page, node.url, path))) continue;
    seen.push(path);
    for (const _ of themes) {
      const theme = (await page.locator('html').getAttribute('data-theme')) ?? 'no theme';
      note(path, theme, await violations(page));
      await page.getByRole('button', { name: /Switch to (dark|light) theme/ }).click();
      await expect(page.locator('html')).not.toHaveAttribute('data-theme', theme);
    }
    await page.setViewportSize(PHONE);
    note(path, 'on a phone', [...(await tooWide(page)), ...(await violations(page))]);
    await page.setViewportSize(SMALLEST_PHONE);
    note(path, 'on the smallest phone', await tooWide(page));
  }
  expect(found).toEqual([]);
  expect(seen).toEqual(
    expect.arrayContaining(['/welcome', '/search', '/streams', '/system/users', NOWHERE]),
  );
});
