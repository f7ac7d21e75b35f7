import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import {
  expect,
  makeStreams,
  makeUser,
  savedSearch,
  signIn,
  test,
  USER_PASSWORD,
} from '../journey';
import type { RunningNode } from '../node';

const TEN_AND_TWO = Array.from({ length: 12 }, (_, n) => `team-${`${n}`.padStart(2, '0')}`);

/** The server stores no preferences of the root user. */
const CURATOR = { username: 'curator', password: USER_PASSWORD };

/** All lists of the console, with a way to create twelve items named team-00, team-01 … */
const LISTS = [
  {
    name: 'Streams',
    path: 'streams',
    live: ['Messages/s'],
    make: (node: RunningNode) => makeStreams(node, TEN_AND_TWO),
  },
  {
    name: 'Users and teams',
    path: 'system/users',
    live: [],
    make: (node: RunningNode) => Promise.all(TEN_AND_TWO.map((name) => makeUser(node, name))),
  },
  {
    name: 'Roles',
    path: 'system/roles',
    live: [],
    make: (node: RunningNode) =>
      Promise.all(
        TEN_AND_TWO.map((name) =>
          node.api('POST', '/roles', {
            name,
            description: `All of ${name}`,
            permissions: ['streams:read'],
            read_only: false,
          }),
        ),
      ),
  },
  {
    name: 'Saved searches',
    path: 'search/saved',
    live: ['Shared with'],
    make: (node: RunningNode) =>
      Promise.all(TEN_AND_TWO.map((name, n) => savedSearch(node, { title: name, number: n }))),
  },
] as const;

const heads = (grid: Locator) =>
  grid.getByRole('columnheader').filter({ hasText: /\S/ }).allTextContents();
const footer = (page: Page) => page.getByRole('main').locator('footer').last();

for (const { name, path, live, make } of LISTS) {
  test(`${name}: search, pages, export of the visible rows, and an empty result`, async ({
    signedIn: page,
    node,
  }) => {
    await make(node);
    const grid = page.getByRole('grid', { name });
    await page.goto(`${node.url}/${path}?query=team&pageSize=10`);
    await expect(footer(page)).toContainText('1–10 of 12');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download these rows as CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${name}.csv`);
    const [head = '', ...lines] = readFileSync(await file.path(), 'utf8')
      .replace('\uFEFF', '')
      .trimEnd()
      .split('\r\n');
    expect(head.split(',')).toEqual(
      (await heads(grid)).filter(
        (title) => title !== 'Actions' && !live.some((one) => one === title),
      ),
    );
    const titles = await grid.getByRole('rowheader').getByRole('link').allTextContents();
    expect(lines.map((line) => line.split(',')[0])).toEqual(titles);
    expect(titles).toHaveLength(10);

    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(footer(page)).toContainText('11–12 of 12');
    const search = page.getByRole('searchbox', { name: 'Search' });
    await search.fill('nothing is called so');
    await expect(page.getByText('Filter does not match any data.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download these rows as CSV' })).toBeDisabled();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(grid.getByRole('rowheader').first()).toBeVisible();
    await expect(search).toBeFocused();
  });

  test(`${name}: columns, their order and width, and the sort order are saved with the user`, async ({
    signedIn: page,
    context,
    node,
    browser,
  }) => {
    await make(node);
    await makeUser(node, CURATOR.username, ['Admin']);
    await signIn(context, node, CURATOR);
    const grid = page.getByRole('grid', { name });
    await page.goto(`${node.url}/${path}`);
    const [first = '', second = '', hidden = ''] = await headsOnceThere(grid);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: hidden, exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(grid.getByRole('columnheader', { name: hidden, exact: true })).toHaveCount(0);
    await grid
      .getByRole('columnheader', { name: first })
      .getByRole('button', { name: first, exact: true })
      .click();
    await expect(grid.getByRole('columnheader', { name: first })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await page.keyboard.press('Alt+Shift+ArrowRight');
    await expect.poll(async () => (await heads(grid)).slice(0, 2)).toEqual([second, first]);
    await page.getByRole('combobox', { name: 'Show' }).selectOption('10');
    const kept = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/preferences'),
    );
    await grid
      .getByRole('columnheader', { name: first })
      .getByRole('button', { name: first, exact: true })
      .focus();
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Shift+ArrowRight');
    expect((await kept).ok()).toBe(true);
    const width = await widthOf(grid, first);
    const shown = await heads(grid);

    const elsewhere = await browser.newContext();
    await signIn(elsewhere, node, CURATOR);
    const other = await elsewhere.newPage();
    await other.goto(`${node.url}/${path}`);
    const there = other.getByRole('grid', { name });
    await expect(there.getByRole('columnheader', { name: first })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    expect(await heads(there)).toEqual(shown);
    expect(await widthOf(there, first)).toBe(width);
    await expect(footer(other)).toContainText('1–10 of');
    await elsewhere.close();
  });
}

async function headsOnceThere(grid: Locator): Promise<string[]> {
  await expect(grid.getByRole('rowheader').first()).toBeVisible();
  return heads(grid);
}

const widthOf = async (grid: Locator, column: string) =>
  Math.round((await grid.getByRole('columnheader', { name: column }).boundingBox())?.width ?? 0);
