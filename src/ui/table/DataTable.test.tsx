import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { layOutTables } from '@test/rendering/laid-out';
import { renderPart } from '@test/rendering/render-part';
import { DataTable } from './DataTable';
import type { GivenWidths, TableColumn, TableSort } from './table-column';
import type { TableTexts } from './table-texts';

layOutTables();

type Planet = { id: string; name: string; moons: number };
const planets: Planet[] = [
  { id: 'm', name: 'Mercury', moons: 0 },
  { id: 'e', name: 'Earth', moons: 1 },
  { id: 'j', name: 'Jupiter', moons: 95 },
];
const columns: TableColumn<Planet>[] = [
  {
    id: 'name',
    title: 'Name',
    cell: ({ name }) => <a href={`#${name}`}>{name}</a>,
    sortable: true,
  },
  { id: 'moons', title: 'Moons', cell: ({ moons }) => moons, sortable: true, align: 'end' },
  { id: 'note', title: 'Note', cell: () => 'a planet' },
];
const texts: TableTexts = {
  selectAll: 'Select all',
  selectRow: (title) => `Select ${title}`,
  sortBy: (title) => `Sort by ${title}`,
  sortLabel: 'Sort by',
  resize: (title) => `Width of ${title}`,
  expand: (title) => `Show more of ${title}`,
  collapse: (title) => `Show less of ${title}`,
  moved: (title, place, count) => `${title} is column ${place} of ${count}`,
};

function Page({
  rows = planets,
  onSort,
  place,
  start,
}: {
  rows?: Planet[];
  onSort?: (sort: TableSort) => void;
  place?: string;
  start?: string;
}) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const [order, setOrder] = useState(columns.map(({ id }) => id));
  const [widths, setWidths] = useState<GivenWidths>({});
  return (
    <>
      <button type="button">Before</button>
      <DataTable
        label="Planets"
        rows={rows}
        place={place}
        start={start}
        columns={order.flatMap((id) => columns.find((column) => column.id === id) ?? [])}
        rowKey={keyOf}
        rowTitle={({ name }) => name}
        texts={texts}
        sort={{ id: 'name', direction: 'asc' }}
        onSort={onSort}
        selected={selected}
        onSelect={setSelected}
        expanded={expanded}
        onToggle={(key) => setExpanded((before) => (before.has(key) ? new Set() : new Set([key])))}
        renderDetails={({ name }) => <p>{`All about ${name}`}</p>}
        widths={widths}
        onWidths={setWidths}
        onOrder={setOrder}
        renderActions={({ name }) => <button type="button">{`Actions of ${name}`}</button>}
        empty="No data available."
      />
      <button type="button">After</button>
      <output>{[...selected].join()}</output>
    </>
  );
}
const keyOf = ({ id }: Planet) => id;
const rowOf = (name: string | RegExp) => screen.getByRole('row', { name });
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

it('is a grid with a name, its heads say how it is sorted', () => {
  renderPart(<Page />);
  const grid = screen.getByRole('grid', { name: 'Planets' });
  expect(within(grid).getAllByRole('row')).toHaveLength(4);
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  expect(screen.getByRole('columnheader', { name: 'Moons' })).not.toHaveAttribute('aria-sort');
});

it('sorts ascending first, then back and forth', async () => {
  const onSort = vi.fn();
  const { actor } = renderPart(<Page onSort={onSort} />);
  await actor.click(screen.getByRole('button', { name: 'Moons' }));
  await actor.click(screen.getByRole('button', { name: 'Name' }));
  expect(onSort.mock.calls).toEqual([
    [{ id: 'moons', direction: 'asc' }],
    [{ id: 'name', direction: 'desc' }],
  ]);
});

it('selects rows one by one, by range and all at once', async () => {
  const { actor } = renderPart(<Page />);
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
  await actor.click(screen.getByRole('checkbox', { name: 'Select Mercury' }));
  expect(all.indeterminate).toBe(true);
  await actor.keyboard('{Shift>}');
  await actor.click(screen.getByRole('checkbox', { name: 'Select Jupiter' }));
  await actor.keyboard('{/Shift}');
  expect(all).toBeChecked();
  await actor.click(all);
  await waitFor(() => expect(screen.queryAllByRole('row', { selected: true })).toHaveLength(0));
});

it('is one Tab stop: keys move, select, open and go', async () => {
  const { actor } = renderPart(<Page />);
  await actor.click(screen.getByRole('button', { name: 'Before' }));
  await actor.tab();
  expect(screen.getByRole('checkbox', { name: 'Select all' })).toHaveFocus();
  rowOf(/Mercury/).focus();
  await actor.keyboard('j{ArrowDown}');
  expect(rowOf(/Jupiter/)).toHaveFocus();
  await actor.keyboard('kx');
  expect(rowOf(/Earth/)).toHaveAttribute('aria-selected', 'true');
  await actor.keyboard('o');
  expect(screen.getByText('All about Earth')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show less of Earth' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  const opened = vi.fn((event: MouseEvent) => event.preventDefault());
  screen.getByRole('link', { name: 'Earth' }).addEventListener('click', opened);
  await actor.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledOnce();
});

it('gives up step by step: from what a row holds to the row, from what is below it, from the selection', async () => {
  const { actor } = renderPart(<Page />);
  const earth = rowOf(/Earth/);
  earth.focus();
  await actor.keyboard('xo');
  screen.getByRole('button', { name: 'Actions of Earth' }).focus();
  await actor.keyboard('{Escape}');
  expect(earth).toHaveFocus();
  expect(screen.getByText('All about Earth')).toBeVisible();
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('All about Earth')).toBeNull());
  expect(earth).toHaveAttribute('aria-selected', 'true');
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryAllByRole('row', { selected: true })).toEqual([]));
});

it('leads to what stands in the place of a row that is gone, and among other rows to the first', () => {
  const reachable = () =>
    screen
      .getAllByRole('row')
      .filter(({ tabIndex }) => tabIndex === 0)
      .map(({ textContent }) => textContent);
  const { rerender } = renderPart(<Page place="all" />);
  act(() => rowOf(/Earth/).focus());
  rerender(<Page place="all" rows={planets.filter(({ id }) => id !== 'e')} />);
  expect(reachable()).toEqual([expect.stringContaining('Jupiter')]);
  rerender(<Page place="found" />);
  expect(reachable()).toEqual([expect.stringContaining('Mercury')]);
});

it('begins where one was', () => {
  renderPart(<Page start="e" />);
  expect(rowOf(/Earth/)).toHaveFocus();
});

it('orders columns by key and by drag, and says where they are', async () => {
  const { actor } = renderPart(<Page onSort={() => undefined} />);
  screen.getByRole('button', { name: 'Name' }).focus();
  await actor.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
  expect(heads()).toEqual(['Moons', 'Name', 'Note']);
  expect(screen.getByText('Name is column 2 of 3')).toBeInTheDocument();
});

it('widens columns by key', async () => {
  const { actor } = renderPart(<Page onSort={() => undefined} />);
  Object.defineProperty(screen.getByRole('columnheader', { name: 'Name' }), 'offsetWidth', {
    value: 200,
  });
  screen.getByRole('button', { name: 'Name' }).focus();
  await actor.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(screen.getByRole('grid').parentElement?.style.getPropertyValue('--columns')).toContain(
    '216px',
  );
});

it('says that there is nothing', () => {
  renderPart(<Page rows={[]} />);
  expect(screen.getByText('No data available.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Select all' })).toBeDisabled();
});

it('draws of a thousand rows what is in sight, and goes to any of them', async () => {
  const many = Array.from({ length: 1_000 }, (_, n): Planet => ({
    id: `p${n}`,
    name: `Planet ${n}`,
    moons: n,
  }));
  const { actor } = renderPart(<Page rows={many} />);
  expect(screen.getAllByRole('row').length).toBeLessThan(100);
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '1001');
  rowOf(/Planet 0/).focus();
  await actor.keyboard('{End}');
  await waitFor(() => expect(rowOf(/Planet 999/)).toHaveFocus());
});
