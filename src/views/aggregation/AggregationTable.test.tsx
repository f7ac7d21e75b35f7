import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ThemeProvider } from 'styled-components';
import { beforeAll, expect, test } from 'vitest';
import type { PivotResult, PivotRow, PivotValue } from '@/contract/search';
import { formattingOf } from '@/domain/search/formatting/formatting';
import type { AggregationConfig, Pivot } from '@/domain/search/widgets/widget';
import { loadTexts } from '@/shared/texts/load-texts';
import { layOutTables } from '@test/rendering/laid-out';
import { themes } from '@/theme/theme';
import { AggregationTable } from './AggregationTable';

layOutTables({ height: 300 });
beforeAll(() => loadTexts(['widgets', 'aggregationTable']));

const range = {
  type: 'absolute',
  from: '2026-11-21T00:00:00.000Z',
  to: '2026-11-22T00:00:00.000Z',
} as const;
const values = (field: string): Pivot => ({
  type: 'values',
  fields: [field],
  config: { limit: 15, skipEmptyValues: false },
});
const base: AggregationConfig = {
  rowPivots: [values('app'), values('host')],
  columnPivots: [],
  series: [
    { function: 'count()', config: { name: null } },
    { function: 'avg(took)', config: { name: 'Average' } },
    { function: 'latest(user)', config: { name: null } },
  ],
  sort: [],
  visualization: 'table',
  visualizationConfig: null,
  formattingSettings: null,
  rollup: true,
  eventAnnotation: false,
};
const figure = (name: string, value: number | string): PivotValue => ({
  key: [name],
  value,
  rollup: true,
  source: 'row-leaf',
});
const row = (key: string[], count: number): PivotRow => ({
  key,
  values: [
    figure('count()', count),
    figure('Average', count / 2),
    figure('latest(user)', '<b>ada</b>'),
  ],
  source: key.length > 0 ? 'leaf' : 'non-leaf',
});
const few = [row(['web', 'a'], 5), row(['web', 'b'], 4), row(['db', 'a'], 2), row([], 11)];

function show(config: Partial<AggregationConfig> = {}, rows = few, isFixed = false) {
  const result: PivotResult = {
    id: 'r',
    type: 'pivot',
    rows,
    total: 9,
    effective_timerange: range,
  };
  let current: AggregationConfig = { ...base, ...config };
  function Shown() {
    const [now, setNow] = useState(current);
    return (
      <AggregationTable
        result={result}
        config={now}
        range={range}
        zone="UTC"
        onTableChange={
          isFixed
            ? undefined
            : (change) => {
                current = change(current);
                setNow(current);
              }
        }
      />
    );
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ThemeProvider theme={themes.teint}>
        <Shown />
      </ThemeProvider>
    </QueryClientProvider>,
  );
  const table = screen.getByRole('grid');
  return {
    actor: userEvent.setup(),
    table,
    config: () => current,
    active: () => document.getElementById(table.getAttribute('aria-activedescendant') ?? ''),
  };
}
const head = (name: string | RegExp) => screen.getByRole('columnheader', { name });

test('outer values are written once for their rows, and the roll-up is the last row', () => {
  show();
  const texts = screen
    .getAllByRole('row')
    .map((one) => [...one.children].map(({ textContent }) => textContent));
  expect(texts).toEqual([
    ['app', 'host', 'count()', 'Average', 'latest(user)'],
    ['web', 'a', '5', '2.5', '<b>ada</b>'],
    ['b', '4', '2', '<b>ada</b>'],
    ['db', 'a', '2', '1', '<b>ada</b>'],
    ['Total', '', '11', '5.5', '<b>ada</b>'],
  ]);
  expect(screen.getByRole('rowheader', { name: 'web' })).toHaveAttribute('aria-rowspan', '2');
});

test('without metrics there is nothing to total', () => {
  show({ series: [], columnPivots: [] });
  expect(screen.getByRole('rowheader', { name: 'web' })).toBeVisible();
  expect(screen.queryByText('Total')).toBeNull();
});

test('a press on a head sorts ascending, descending, then not; Shift adds a column', async () => {
  const { actor, config } = show();
  const press = (name: RegExp) => actor.click(screen.getByRole('button', { name }));
  await press(/^count/);
  expect(config().sort).toEqual([{ type: 'series', field: 'count()', direction: 'Ascending' }]);
  await press(/^count/);
  expect(head(/^count/)).toHaveAttribute('aria-sort', 'descending');
  await actor.keyboard('{Shift>}');
  await press(/^app/);
  await actor.keyboard('{/Shift}');
  expect(config().sort).toEqual([
    { type: 'series', field: 'count()', direction: 'Descending' },
    { type: 'pivot', field: 'app', direction: 'Ascending' },
  ]);
  expect(head(/^app/)).toHaveTextContent('app2');
  await press(/^count/);
  await waitFor(() => expect(config().sort).toEqual([]));
  // Servers cannot sort by the latest value of a field.
  expect(within(head(/latest/)).queryByTitle(/^Sort by/)).toBeNull();
});

test('arrow keys move between cells, Enter sorts at a head and opens the menu of a value', async () => {
  const { actor, config, active, table } = show();
  await actor.tab();
  expect(table).toHaveFocus();
  expect(active()).toHaveTextContent('web');
  await actor.keyboard('{ArrowDown}');
  expect(active()).toHaveTextContent('db');
  await actor.keyboard('{ArrowUp}{ArrowUp}{ArrowRight}{ArrowRight}');
  expect(active()).toBe(head(/^count/));
  await actor.keyboard('{Enter}');
  expect(config().sort).toEqual([{ type: 'series', field: 'count()', direction: 'Ascending' }]);
  await actor.keyboard('{ArrowRight}{Shift>}{Enter}{/Shift}');
  expect(config().sort).toMatchObject([{ field: 'count()' }, { field: 'avg(took)' }]);

  await actor.keyboard('{ArrowDown}{Enter}');
  expect(active()).toHaveTextContent('2.5');
  await screen.findByRole('menuitem', { name: 'Copy value of Average' });
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(table).toHaveFocus();
  expect(active()).toHaveTextContent('2.5');
});

test('columns of groupings are pinned in the menu of their head and by key', async () => {
  const { actor, config } = show({ visualizationConfig: { of_a_plugin: 1 } });
  await actor.click(screen.getByRole('button', { name: 'Column host' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Pin host' }));
  expect(config().visualizationConfig).toEqual({ of_a_plugin: 1, pinned_columns: ['host'] });
  expect(head(/^host/)).toHaveAttribute('data-stuck', 'start');
  await actor.keyboard('{ArrowLeft}p');
  expect(config().visualizationConfig).toMatchObject({ pinned_columns: ['host', 'app'] });
  await actor.keyboard('p');
  expect(config().visualizationConfig).toMatchObject({ pinned_columns: ['host'] });
  await actor.click(screen.getByRole('button', { name: 'Column count()' }));
  await screen.findByRole('menu');
  expect(screen.queryByRole('menuitem', { name: /^Pin/ })).toBeNull();
});

test('widths are kept once a column is resized, and can be reset', async () => {
  const { actor, config } = show();
  await actor.tab();
  await actor.keyboard('{ArrowUp}{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
  const widths = formattingOf(config()).columnWidths;
  expect(Object.keys(widths).toSorted()).toEqual(
    ['app', 'host', 'count()', 'Average', 'latest(user)'].toSorted(),
  );
  expect(Object.values(widths).reduce((sum, width) => sum + width, 0)).toBe(1_216);
  await actor.click(screen.getByRole('button', { name: 'Column host' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Reset column widths' }));
  await waitFor(() => expect(config().formatting).toBeUndefined());
});

test('the menu of a head sorts, adds to the sort and removes from it', async () => {
  const { actor, config } = show({
    sort: [{ type: 'pivot', field: 'app', direction: 'Ascending' }],
  });
  const choose = async (column: string, item: string) => {
    await actor.click(screen.getByRole('button', { name: `Column ${column}` }));
    await actor.click(await screen.findByText(item));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  };
  await choose('count()', 'Then by count(), descending');
  expect(config().sort).toMatchObject([
    { field: 'app', direction: 'Ascending' },
    { field: 'count()', direction: 'Descending' },
  ]);
  await choose('app', 'Remove sort');
  expect(config().sort).toMatchObject([{ field: 'count()' }]);
  await choose('Average', 'Sort by Average, ascending');
  expect(config().sort).toMatchObject([{ field: 'avg(took)', direction: 'Ascending' }]);
});

test('only rows in sight are rendered, and the active one', async () => {
  const many = Array.from({ length: 10_000 }, (_, at) => row(['web', `host-${at}`], at));
  const { actor, active } = show({}, many);
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001');
  await actor.tab();
  await actor.keyboard('{ArrowRight}{Control>}{End}{/Control}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(active()).toHaveTextContent('host-9999');
  // The value of the outer grouping is there for the rows in sight.
  expect(screen.getAllByRole('rowheader', { name: 'web' })).toHaveLength(1);
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
});

test('columns of groups have nested heads and a total; 200 of them are rendered as needed', () => {
  const groups = Array.from({ length: 200 }, (_, at) => `${at}`);
  const ofGroup = (code: string): PivotValue => ({
    key: [code, 'count()'],
    value: 1,
    rollup: false,
    source: 'col-leaf',
  });
  const rows: PivotRow[] = [
    { key: ['web'], source: 'leaf', values: [...groups.map(ofGroup), figure('count()', 200)] },
  ];
  show(
    {
      rowPivots: [values('app')],
      columnPivots: [values('code')],
      series: base.series.slice(0, 1),
    },
    rows,
  );
  const [top, names] = screen.getAllByRole('row');
  if (!top || !names) throw new Error('The head has two rows.');
  const shown = within(top)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  expect(shown.slice(0, 3)).toEqual(['code', '0', '1']);
  expect(shown.at(-1)).toBe('Total');
  expect(shown.length).toBeLessThan(60);
  expect(screen.getByRole('grid')).toHaveAttribute('aria-colcount', '202');
  // A column group cannot be sorted by; its menu sorts by the whole row.
  expect(within(names).getAllByTitle(/^Sort by/)).toHaveLength(2);
});

test('a value of several lines is shown on one, and its tooltip has all of it', () => {
  show({}, [row(['first\nsecond', 'x'.repeat(2_000)], 1)]);
  expect(screen.getByRole('button', { name: 'first ↵ second' })).toHaveAttribute(
    'title',
    'first\nsecond',
  );
  const long = screen.getByRole('button', { name: /^x+…$/ });
  expect(long.textContent.length).toBe(500);
  expect(long).toHaveAttribute('title', 'x'.repeat(2_000));
});

test('texts are at the left, numbers at the right', () => {
  show();
  expect(head(/^count/)).toHaveAttribute('data-end');
  expect(head(/^latest/)).not.toHaveAttribute('data-end');
  expect(head(/^app/)).not.toHaveAttribute('data-end');
});

test('a table that cannot be changed has no actions in its head', () => {
  show({}, few, true);
  expect(screen.queryByRole('button', { name: /^Column/ })).toBeNull();
  expect(screen.queryByTitle(/^Sort by/)).toBeNull();
});

test('bars behind the numbers are an option', () => {
  show({
    formatting: { ...formattingOf({}), cellBars: true },
  });
  const bars = document.querySelectorAll<HTMLElement>('[data-bar]');
  expect([...bars].map(({ style }) => style.width).slice(0, 3)).toEqual(['100%', '100%', '80%']);
});
