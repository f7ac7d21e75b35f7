import type { Locator, Page } from '@playwright/test';
import { paths } from '@/shared/paths';
import { DESKTOP, otherTheme, PHONE, tooWide, violations } from '../accessibility';
import { expect, makeStreams, makeUser, portOf, rows, savedSearch, stored, test } from '../journey';
import type { RunningNode } from '../node';
import { gelf, sendTcp } from '../senders';

/** A part of a page that opens: the buttons that lead to it, in order. */
type Part = {
  path: string;
  opens: readonly (string | RegExp)[];
  /** Only available on a desktop. */ onDesktop?: true;
  /** Opened on a phone. */ onPhone?: true;
};

const SEARCH = paths.search({ q: 'source:journey', rangetype: 'relative', relative: '86400' });
const searchParts: readonly Part[] = [
  ...['Description', 'Create', 'Highlighting'].map((panel): Part => ({
    path: SEARCH,
    opens: [panel],
    onDesktop: true,
  })),
  { path: SEARCH, opens: ['Highlighting', 'Create'], onDesktop: true },
  // On a phone it is in the menu.
  { path: SEARCH, opens: ['Save'], onDesktop: true },
  ...[
    'Stream',
    'History',
    'Refresh: off',
    'More query actions',
    'More',
    'Export',
    'Columns',
    'View',
    'Actions for Message Count',
    'Actions for All Messages',
    /* Of the shell. */ 'Help',
    'Scratchpad',
    'Command palette',
    'System',
  ].map((button): Part => ({ path: SEARCH, opens: [button] })),
  ...['Description', 'Create', 'Highlighting'].map((panel): Part => ({
    path: SEARCH,
    opens: ['Fields', panel],
    onPhone: true,
  })),
  { path: SEARCH, opens: ['Fields'], onPhone: true },
  ...['Rename', 'Edit', 'Remove widget'].map((item): Part => ({
    path: SEARCH,
    opens: ['Actions for Message Count', item],
  })),
  { path: SEARCH, opens: ['View', 'Decorators…'] },
  { path: SEARCH, opens: ['More', 'Export to dashboard'] },
];

async function otherParts(node: RunningNode, savedId: string): Promise<Part[]> {
  await makeUser(node, 'ada');
  await makeStreams(node, ['Mail servers']);
  const saved = paths.savedSearch(savedId);
  return [
    { path: saved, opens: ['More', 'Edit metadata'] },
    { path: saved, opens: ['More', 'Share'] },
    { path: paths.streams(), opens: ['New stream'] },
    { path: paths.streams(), opens: ['Filter'] },
    { path: paths.streams(), opens: ['Actions for Mail servers'] },
    ...['Edit…', 'Share…', 'Delete…'].map((item): Part => ({
      path: paths.streams(),
      opens: ['Actions for Mail servers', item],
    })),
    { path: paths.savedSearches(), opens: ['Actions for Kept'] },
    { path: paths.inputs(), opens: ['Launch input'] },
    { path: paths.inputs(), opens: ['Actions for GELF TCP'] },
    { path: paths.inputs(), opens: ['Actions for GELF TCP', 'Edit'] },
    { path: paths.inputs(), opens: ['Actions for GELF TCP', 'Delete'] },
    { path: paths.users(), opens: ['Actions for ada Journey'] },
    { path: paths.users(), opens: ['Actions for ada Journey', 'Delete…'] },
    { path: paths.nodes(), opens: [/^Actions of/] },
  ];
}

const settings = ['searches', 'processors', 'allowList', 'indexSets', 'users', 'permissions'].map(
  (section) => paths.configurations({ section }),
);

/** Creates a message whose fields and level have details, and a saved search. */
async function seed(node: RunningNode): Promise<string> {
  await sendTcp(
    await portOf(node, 'GELFTCPInput'),
    Array.from({ length: 20 }, (_, n) =>
      gelf(`request ${n} took ${n} ms`, { level: n % 8, _took_ms: n }),
    ),
  );
  await stored(node, 'source:journey', 20);
  return savedSearch(node);
}

const opened = (page: Page) =>
  page.locator('dialog[open], [role=dialog], [role=menu], [data-floating], main aside').last();

async function open(page: Page, url: string, { path, opens, onPhone }: Part): Promise<Locator> {
  await page.setViewportSize(onPhone ? PHONE : DESKTOP);
  await page.goto(`${url}${path}`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0);
  for (const name of opens) {
    const control = page
      .getByRole('button', { name, exact: true })
      .or(page.getByRole('menuitem', { name, exact: true }))
      .last();
    await control.click({ timeout: 15_000 });
  }
  const part = opened(page);
  await expect(part).toBeVisible();
  await expect(part.getByText(/^Loading/)).toHaveCount(0);
  return part;
}

/**
 * The axe violations of an open part in both themes and on a phone, where it must fit into the
 * window.
 */
async function faultsOf(page: Page, part: Locator, onDesktop: boolean): Promise<string[]> {
  const faults: string[] = [];
  for (const _ of ['one theme', 'the other']) {
    const theme = await otherTheme(page);
    faults.push(...(await violations(page, part)).map((find) => `${theme}: ${find}`));
  }
  if (onDesktop) return faults;
  await page.setViewportSize(PHONE);
  await expect
    .poll(async () =>
      Math.max(
        0,
        ((await part.boundingBox())?.x ?? 0) +
          ((await part.boundingBox())?.width ?? 0) -
          PHONE.width,
      ),
    )
    .toBe(0);
  faults.push(
    ...[...(await tooWide(page)), ...(await violations(page, part))].map(
      (find) => `on a phone: ${find}`,
    ),
  );
  await page.setViewportSize(DESKTOP);
  return faults;
}

async function look(page: Page, node: RunningNode, parts: readonly Part[]): Promise<void> {
  // Colours must not be measured during the transition between themes.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: string[] = [];
  for (const one of parts) {
    const faults = await faultsOf(page, await open(page, node.url, one), one.onDesktop ?? false);
    found.push(...faults.map((fault) => `${one.path} ${one.opens.join(' › ')}, ${fault}`));
  }
  expect(found).toEqual([]);
}

test.setTimeout(600_000);

test('axe finds nothing in parts that open on the search page', async ({
  signedIn: page,
  node,
}) => {
  await seed(node);
  await look(page, node, searchParts);
});

test('axe finds nothing in the details of a message, nor in their menus', async ({
  signedIn: page,
  node,
}) => {
  await seed(node);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: string[] = [];
  for (const menu of [
    undefined,
    'Show surrounding messages',
    'More actions for took_ms',
    'In context',
  ]) {
    await page.goto(`${node.url}${SEARCH}`);
    await rows(page).first().click();
    const details = page.getByRole('region', { name: /^Details of message/ });
    if (menu !== undefined) {
      // The actions of a field appear on hover.
      await details.getByText('took_ms', { exact: true }).first().hover();
      await details.getByRole('button', { name: menu, exact: true }).click({ timeout: 15_000 });
    }
    const part = menu === undefined || menu === 'In context' ? details : opened(page);
    await expect(part).toBeVisible();
    found.push(
      ...(await faultsOf(page, part, menu !== undefined)).map(
        (fault) => `${menu ?? 'details'}, ${fault}`,
      ),
    );
  }
  expect(found).toEqual([]);
});

test('axe finds nothing in the dialogs and menus of the other pages', async ({
  signedIn: page,
  node,
}) => {
  await look(page, node, await otherParts(node, await seed(node)));
});

test('axe finds nothing in the form of any configuration', async ({ signedIn: page, node }) => {
  const parts: Part[] = [];
  for (const path of settings) {
    await page.goto(`${node.url}${path}`);
    const edit = page.getByRole('main').getByRole('button', { name: /^Edit / });
    await expect(edit.first()).toBeVisible();
    for (const button of await edit.all())
      parts.push({ path, opens: [(await button.getAttribute('aria-label')) ?? 'Edit'] });
  }
  expect(parts.length).toBeGreaterThan(settings.length);
  await look(page, node, parts);
});
