import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { PivotRow } from '@/contract/search';
import { renderPart } from '@test/rendering/render-part';
import { newAggregation } from '@/domain/search/widgets/new-widgets';
import type { Pivot } from '@/domain/search/widgets/widget';
import { loadTexts } from '@/shared/texts/load-texts';
import { DrillDownContext, type DrillDown } from '@/views/drill-down/drill-down-context';
import { AggregationHeatmap } from './AggregationHeatmap';

beforeAll(() => loadTexts(['widgets']));

const range = {
  type: 'absolute',
  from: '2026-11-21T00:00:00.000Z',
  to: '2026-11-22T00:00:00.000Z',
} as const;
const by = (field: string): Pivot => ({
  type: 'values',
  fields: [field],
  config: { limit: 15, skipEmptyValues: false },
});
const row = (source: string, counts: Readonly<Record<string, number>>): PivotRow => ({
  key: [source],
  values: Object.entries(counts).flatMap(([app, value]) =>
    ['count()', 'avg(took_ms)'].map((metric, at) => ({
      key: [app, metric],
      value: at === 0 ? value : 1000 * value,
      rollup: false,
      source: 'col-leaf' as const,
    })),
  ),
  source: 'leaf',
});

/** Two sources, each with three applications. */
function show(...metrics: string[]) {
  const onShow = vi.fn<DrillDown['onShow']>();
  const drillDown: DrillDown = {
    zone: 'UTC',
    onQueryChange: () => undefined,
    onZoom: () => undefined,
    onShow,
    pathOf: () => '/search',
    onTable: () => undefined,
  };
  renderPart(
    <QueryClientProvider client={new QueryClient()}>
      <DrillDownContext value={drillDown}>
        <AggregationHeatmap
          config={{
            ...newAggregation('w').config,
            rowPivots: [by('source')],
            columnPivots: [by('app')],
            visualization: 'heatmap',
            series: (metrics.length > 0 ? metrics : ['count()']).map((one) => ({
              function: one,
              config: { name: null },
            })),
            rollup: false,
          }}
          result={{
            id: 'r',
            type: 'pivot',
            rows: [
              row('web-1', { auth: 1, mail: 2, shop: 3 }),
              row('web-2', { auth: 4, mail: 5, shop: 6 }),
            ],
            total: 21,
            effective_timerange: range,
          }}
          range={range}
          zone="UTC"
          colours={{
            chosen: new Map(),
            hidden: new Set(),
            onColour: () => undefined,
            onHidden: () => undefined,
          }}
        />
      </DrillDownContext>
    </QueryClientProvider>,
  );
  const chart = screen.getAllByRole('application').at(-1) ?? document.body;
  const press = (...keys: readonly string[]) =>
    keys.forEach((key) => fireEvent.keyDown(chart, { key }));
  return { press, onShow };
}

test('has the column groups beside each other and the row groups above each other', () => {
  const { press } = show();
  press('ArrowRight');
  expect(screen.getByRole('status')).toHaveTextContent(/^web-1 · auth\s+1$/);
  press('ArrowRight', 'ArrowRight');
  expect(screen.getByRole('status')).toHaveTextContent(/^web-1 · shop\s+3$/);
  press('ArrowRight');
  expect(screen.getByRole('status')).toHaveTextContent(/^web-1 · shop\s+3$/);
  press('ArrowUp', 'ArrowUp', 'ArrowLeft');
  expect(screen.getByRole('status')).toHaveTextContent(/^web-2 · mail\s+5$/);
});

test('the menu of a cell is about its row and its column', async () => {
  const { press, onShow } = show();
  press('ArrowRight', 'ArrowRight', 'ArrowUp', 'Enter');
  expect(await screen.findByRole('menu', { name: /web-2 · mail/ })).toBeVisible();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Show messages' }));
  expect(onShow.mock.calls[0]?.[0].groups).toEqual([
    { field: 'source', value: 'web-2' },
    { field: 'app', value: 'mail' },
  ]);
});

test('draws each metric by itself, with the groups as its only names', () => {
  const { press } = show('count()', 'avg(took_ms)');
  expect(screen.getAllByRole('figure').map((one) => one.firstChild?.textContent)).toEqual([
    'count()',
    'avg(took_ms)',
  ]);
  press('ArrowRight', 'ArrowRight', 'ArrowUp');
  expect(screen.getAllByRole('status').at(-1)).toHaveTextContent(/^web-2 · mail\s+5,000$/);
});
