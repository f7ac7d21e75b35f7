import { act, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { backend, seedBackend } from '@test/backend/backend';
import { propertyRuns } from '@test/environment/property-runs';
import { renderAt } from '@test/rendering/render';
import type { BulkAction } from './bulk/bulk-action';
import { EntityList } from './EntityList';
import type { ListPage, ListRequest } from './paging/list-page';

type Planet = { id: string; name: string; moons: number };
const planets = Array.from({ length: 64 }, (_, n): Planet => ({
  id: `p${n}`,
  name: `Planet ${`${n}`.padStart(2, '0')}`,
  moons: n % 7,
}));
const attributes: ListPage<Planet>['attributes'] = [
  { id: 'name', title: 'Name', type: 'STRING', searchable: true, sortable: true },
  {
    id: 'moons',
    title: 'Moons',
    type: 'INT',
    sortable: true,
    filterable: true,
    filter_options: [
      { value: '0', title: 'None' },
      { value: '3', title: 'Three' },
    ],
  },
  { id: 'sun', title: 'Sun', type: 'STRING', searchable: true },
];
const columns = [
  { id: 'name', title: 'Name', value: ({ name }: Planet) => name },
  { id: 'moons', title: 'Moons', value: ({ moons }: Planet) => moons },
];
const defaults = { sort: { id: 'name', direction: 'asc' as const }, perPage: 10 };
const keyOf = ({ id }: Planet) => id;
const nameOf = ({ name }: Planet) => name;

/** One page of planets, filtered and sorted like a server would. */
function pageOf(
  { page, perPage, query, filters, sort }: ListRequest,
  all: readonly Planet[],
): ListPage<Planet> {
  const found = all.filter(
    ({ name, moons }) =>
      name.includes(query) && filters.every((filter) => filter === `moons:${moons}`),
  );
  const sign = sort.direction === 'desc' ? -1 : 1;
  const rows = found.toSorted(
    (one, other) =>
      sign * (sort.id === 'moons' ? one.moons - other.moons : one.name.localeCompare(other.name)),
  );
  return {
    rows: rows.slice((page - 1) * perPage, page * perPage),
    total: found.length,
    page,
    attributes,
  };
}

/** Renders a page with the list and records its requests. */
async function open(
  address = '/planets',
  { bulkActions = [], all = planets }: { bulkActions?: BulkAction[]; all?: readonly Planet[] } = {},
) {
  await seedBackend();
  const requests: ListRequest[] = [];
  const load = async (request: ListRequest) => {
    requests.push(request);
    return pageOf(request, all);
  };
  const element = (
    <EntityList
      id="planets"
      label="Planets"
      queryKey={['planets']}
      load={load}
      columns={columns}
      defaults={defaults}
      rowKey={keyOf}
      rowTitle={nameOf}
      bulkActions={bulkActions}
      empty={<p>Discover one</p>}
    />
  );
  const view = await renderAt(address, {
    pages: [
      { path: '/planets', element },
      { path: '/elsewhere', element: <h1>Elsewhere</h1> },
    ],
  });
  return { ...view, requests };
}
const grid = () => screen.findByRole('grid', { name: 'Planets' });
const search = () => screen.getByRole('searchbox', { name: 'Search' });
const rows = () => screen.getAllByRole('row').slice(1);
const firstCells = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);

type Press =
  | 'next'
  | 'previous'
  | 'by name'
  | 'by moons'
  | 'ten'
  | 'twenty'
  | 'find'
  | 'forget'
  | 'three'
  | 'not three'
  | 'back';
const PRESSES: Press[] = [
  'next',
  'next',
  'previous',
  'by name',
  'by moons',
  'ten',
  'twenty',
  'find',
  'forget',
  'three',
  'not three',
  'back',
];

async function press(one: Press, { actor, router }: Awaited<ReturnType<typeof open>>) {
  const button = (name: string) => screen.queryByRole('button', { name });
  const click = async (element: HTMLElement | null) => {
    if (element) await actor.click(element);
  };
  switch (one) {
    case 'next':
      return click(button('Next page'));
    case 'previous':
      return click(button('Previous page'));
    case 'by name':
      return click(button('Name'));
    case 'by moons':
      return click(button('Moons'));
    case 'ten':
      return actor.selectOptions(screen.getByRole('combobox', { name: 'Show' }), '10');
    case 'twenty':
      return actor.selectOptions(screen.getByRole('combobox', { name: 'Show' }), '20');
    case 'find':
      return actor.type(search(), '{Control>}a{/Control}1{Enter}');
    case 'forget':
      return actor.type(search(), '{Control>}a{/Control}{Backspace}{Enter}');
    case 'not three':
      return click(button('Remove filter Moons: Three'));
    case 'back':
      return router.navigate(-1);
    case 'three':
      if (button('Remove filter Moons: Three')) return undefined;
      await click(button('Filter'));
      return click(await screen.findByRole('button', { name: 'Three' }));
  }
}

/** Expects URL, controls and rows to be consistent. */
async function expectConsistent({ router, requests }: Awaited<ReturnType<typeof open>>) {
  const params = new URLSearchParams(router.state.location.search);
  const query = params.get('query') ?? '';
  const filters = params.getAll('filters');
  const shownSize = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Show' }).value;
  await waitFor(() => {
    // The page follows a navigation of the router in a later render.
    if (params.has('sort')) expect(sortShown()).toBe(params.get('sort'));
    if (params.has('pageSize')) expect(shownSize()).toBe(params.get('pageSize'));
    const request = requests.findLast(
      (one) =>
        one.query === query &&
        `${one.filters.join()}` === filters.join() &&
        one.perPage === Number(shownSize()) &&
        one.page === Number(params.get('page') ?? 1) &&
        sortText(one) === sortShown(),
    );
    if (!request) throw new Error('No request matches the visible state');
    expect(firstCells()).toEqual(pageOf(request, planets).rows.map(nameOf));
  });
  expect(search()).toHaveValue(query);
  expect(screen.queryAllByRole('button', { name: /^Remove filter/ })).toHaveLength(filters.length);
  const pages = screen.queryByRole('navigation', { name: 'Pages' });
  if (pages)
    expect(within(pages).getByRole('button', { current: 'page' })).toHaveTextContent(
      params.get('page') ?? '1',
    );
}

const sortText = ({ sort }: ListRequest) => `${sort.direction === 'desc' ? '-' : ''}${sort.id}`;
function sortShown(): string {
  const head = screen.getAllByRole('columnheader').find((one) => one.hasAttribute('aria-sort'));
  return `${head?.getAttribute('aria-sort') === 'descending' ? '-' : ''}${head?.textContent === 'Moons' ? 'moons' : 'name'}`;
}

// One test per run, because each renders its own console.
it.each(Array.from({ length: propertyRuns(3) }, (_, n) => n))(
  'keeps URL, controls and rows consistent under any actions (%i)',
  async () => {
    const list = await open();
    await grid();
    await expectConsistent(list);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...PRESSES), { minLength: 6, maxLength: 6 }),
        async (presses) => {
          for (const one of presses) {
            await press(one, list);
            await expectConsistent(list);
          }
        },
      ),
      { numRuns: 1, endOnFailure: true },
    );
  },
);

it('moves from the search box into the rows and searches what was typed', async () => {
  const { actor, router } = await open();
  await grid();
  await actor.type(search(), 'Planet 1{ArrowDown}');
  await waitFor(() => expect(firstCells()).toEqual(planets.slice(10, 20).map(nameOf)));
  expect(router.state.location.search).toBe('?query=Planet+1');
  await waitFor(() => expect(rows()[0]).toHaveFocus());
});

it('returns to the sort, filters and query before with Back', async () => {
  const { actor, router } = await open();
  await grid();
  await actor.click(screen.getByRole('button', { name: /^Moons/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?sort=moons'));
  await actor.type(search(), 'Planet 1{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?query=Planet+1&sort=moons'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(search()).toHaveValue(''));
  expect(router.state.location.search).toBe('?sort=moons');
  await act(() => router.navigate(1));
  await waitFor(() => expect(search()).toHaveValue('Planet 1'));
  await act(() => router.navigate(-2));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('suggests other searches, and clears the search while keeping the focus', async () => {
  const { actor } = await open('/planets?query=Pluto');
  (await backend()).fail('GET', '/system', 200, {
    times: Infinity,
    body: { codename: 'Noir', node_id: 'n', version: '5.1.13' },
  });
  expect(
    await screen.findByText(
      'Plain words search the name only. To search the sun, write sun:Pluto.',
    ),
  ).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(search()).toHaveFocus();
});

it('explains what to do if there are no entries', async () => {
  await open('/planets', { all: [] });
  expect(await screen.findByText('Looks like there is nothing here, yet!')).toBeVisible();
  expect(screen.getByText('Discover one')).toBeVisible();
});

it('restores the focus after a bulk action removed rows', async () => {
  const all = [...planets];
  const { actor, queryClient } = await open('/planets', {
    all,
    bulkActions: [
      {
        id: 'blow',
        label: 'Blow up',
        done: (count) => `${count} blown up`,
        run: async (ids) => {
          for (const id of ids)
            all.splice(
              all.findIndex((one) => one.id === id),
              1,
            );
          await queryClient.invalidateQueries({ queryKey: ['planets'] });
          return { successfully_performed: ids.length, failures: [] };
        },
      },
    ],
  });
  await grid();
  rows()[2]?.focus();
  await actor.keyboard('xjx');
  screen.getByRole('button', { name: 'Bulk actions' }).focus();
  await actor.keyboard('{Enter}');
  (await screen.findByRole('menuitem', { name: 'Blow up' })).focus();
  await actor.keyboard('{Enter}');
  await waitFor(() => expect(firstCells()).not.toContain('Planet 02'));
  await waitFor(() => expect(screen.getByRole('row', { name: /Planet 04/ })).toHaveFocus());
});

it('shows once, in the dialog, why a bulk action failed', async () => {
  let answers = false;
  const { actor } = await open('/planets', {
    bulkActions: [
      {
        id: 'blow',
        label: 'Blow up',
        done: (count) => `${count} blown up`,
        confirm: () => ({ title: 'Blow up planets', text: 'Sure?' }),
        run: async (ids) => {
          if (!answers) throw new Error('Out of powder');
          return { successfully_performed: ids.length, failures: [] };
        },
      },
    ],
  });
  await grid();
  rows()[2]?.focus();
  await actor.keyboard('x');
  await actor.click(screen.getByRole('button', { name: 'Bulk actions' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Blow up' }));
  const dialog = within(await screen.findByRole('dialog'));
  await actor.click(dialog.getByRole('button', { name: 'Blow up planets' }));
  expect(await dialog.findByText('Out of powder')).toBeVisible();
  expect(screen.getAllByText('Out of powder')).toHaveLength(1);
  answers = true;
  await actor.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText('Out of powder')).toBeNull());
});

it('restores the focus to the last used row when the user returns', async () => {
  const { actor, router } = await open('/planets?page=2');
  await grid();
  rows()[4]?.focus();
  await actor.keyboard('j');
  await router.navigate('/elsewhere');
  await screen.findByRole('heading', { name: 'Elsewhere' });
  await router.navigate(-1);
  await grid();
  await waitFor(() => expect(screen.getByRole('row', { name: /Planet 15/ })).toHaveFocus());
});

it('lists its keyboard shortcuts', async () => {
  const { actor } = await open();
  await grid();
  await actor.keyboard('?');
  expect(await screen.findByText('Move through the list')).toBeVisible();
  expect(screen.queryByText('Select a row')).toBeNull();
});

it('focuses the search box with /, also from a checkbox', async () => {
  const { actor } = await open('/planets', {
    bulkActions: [
      {
        id: 'visit',
        label: 'Visit',
        done: (count) => `${count} visited`,
        run: async (ids) => ({ successfully_performed: ids.length, failures: [] }),
      },
    ],
  });
  await grid();
  await actor.click(screen.getByRole('checkbox', { name: 'Select all visible rows' }));
  await actor.keyboard('/08');
  expect(search()).toHaveValue('08');
});
