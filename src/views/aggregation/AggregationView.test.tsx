import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from 'styled-components';
import { beforeAll, expect, test, vi } from 'vitest';
import type { PivotResult, PivotRow } from '@/contract/search';
import type { AggregationConfig } from '@/domain/search/widgets/widget';
import { loadTexts } from '@/shared/texts/load-texts';
import { themes } from '@/theme/theme';
import { AggregationView } from './AggregationView';

beforeAll(() => loadTexts(['widgets']));

const range = {
  type: 'absolute',
  from: '2026-11-21T00:00:00.000Z',
  to: '2026-11-22T00:00:00.000Z',
} as const;
const base: AggregationConfig = {
  rowPivots: [
    { type: 'values', fields: ['source'], config: { limit: 15, skipEmptyValues: false } },
  ],
  columnPivots: [],
  series: [
    { function: 'count()', config: { name: null } },
    { function: 'avg(took)', config: { name: 'Average' } },
  ],
  sort: [],
  visualization: 'table',
  visualizationConfig: null,
  formattingSettings: null,
  rollup: true,
  eventAnnotation: false,
};
const value = (key: string, number: number | string) => ({
  key: [key],
  value: number,
  rollup: true,
  source: 'row-leaf' as const,
});
const row = (key: string[], count: number, average: number | string): PivotRow => ({
  key,
  values: [value('count()', count), value('Average', average)],
  source: key.length > 0 ? 'leaf' : 'non-leaf',
});
const resultOf = (...rows: PivotRow[]): PivotResult => ({
  id: 'r',
  type: 'pivot',
  rows,
  total: 9,
  effective_timerange: range,
});

const show = (config: Partial<AggregationConfig>, result: PivotResult, before?: PivotResult) => {
  const onQueryChange = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ThemeProvider theme={themes.teint}>
        <AggregationView
          config={{ ...base, ...config }}
          result={result}
          before={before}
          range={range}
          zone="UTC"
          colours={{ chosen: new Map(), onColour: () => undefined }}
          onQueryChange={onQueryChange}
        />
      </ThemeProvider>
    </QueryClientProvider>,
  );
  return { actor: userEvent.setup(), onQueryChange };
};
const cells = () =>
  screen.getAllByRole('row').map((one) => [...one.children].map(({ textContent }) => textContent));

test('a table shows groups and named metrics, and marks missing values', async () => {
  const { actor, onQueryChange } = show(
    {},
    resultOf(
      row(['<b>web</b>'], 1234567, 0.5),
      row(['(Empty Value)'], 2, 'NaN'),
      row([], 1234569, 1),
    ),
  );
  expect(cells()).toEqual([
    ['source', 'count()', 'Average'],
    ['<b>web</b>', '1,234,567', '0.5'],
    ['(Empty Value)', '2', '–'],
  ]);
  await actor.click(screen.getByRole('button', { name: '<b>web</b>' }));
  await actor.click(await screen.findByRole('menuitem', { name: /add/i }));
  expect(onQueryChange).toHaveBeenCalledWith({ kind: 'add', field: 'source', value: '<b>web</b>' });
  expect(screen.queryByRole('button', { name: '(Empty Value)' })).not.toBeInTheDocument();
});

test('a single number shows the overall metric, its trend against the previous window, and N/A without a value', () => {
  const numeric = {
    visualization: 'numeric',
    rowPivots: [],
    visualizationConfig: { trend: true, trend_preference: 'LOWER' },
  };
  show(numeric, resultOf(row([], 1500, 1)), resultOf(row([], 1000, 1)));
  expect(screen.getByText('1,500')).toBeVisible();
  expect(screen.getByText('+500 / +50%')).toBeVisible();
  show(numeric, resultOf());
  expect(screen.getByText('N/A')).toBeVisible();
});

test('unsupported visualizations fall back to a table; an empty result and missing metrics are reported', () => {
  show({ visualization: 'heatmap' }, resultOf(row(['web'], 3, 1)));
  expect(screen.getByText(/the view keeps the type "heatmap"/)).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'web' })).toBeVisible();
  show({}, resultOf());
  expect(screen.getByText('Nothing found')).toBeVisible();
  show({ series: [] }, resultOf());
  expect(screen.getByText('Empty aggregation')).toBeVisible();
});
