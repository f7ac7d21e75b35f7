import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from 'styled-components';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { PivotResult, PivotRow } from '@/contract/search';
import { NO_FORMATTING } from '@/domain/search/formatting/formatting';
import type { AggregationConfig } from '@/domain/search/widgets/widget';
import { forceColours } from '@test/rendering/forced-colours';
import { layOutTables } from '@test/rendering/laid-out';
import { loadTexts } from '@/shared/texts/load-texts';
import { themes } from '@/theme/theme';
import { DrillDownContext, type DrillDown } from '@/views/drill-down/drill-down-context';
import { AggregationView } from './AggregationView';

layOutTables({ also: '.leaflet-container' });
beforeAll(() => loadTexts(['widgets', 'aggregationTable']));

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

const show = (
  config: Partial<AggregationConfig>,
  result: PivotResult,
  before?: PivotResult,
  more?: Partial<
    Pick<Parameters<typeof AggregationView>[0], 'onViewportChange' | 'course' | 'colours'>
  >,
) => {
  const onQueryChange = vi.fn();
  const drillDown: DrillDown = {
    zone: 'UTC',
    onQueryChange,
    onZoom: () => undefined,
    onShow: () => undefined,
    pathOf: () => '/search',
    onTable: () => undefined,
  };
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <ThemeProvider theme={themes.teint}>
        <DrillDownContext value={drillDown}>
          <AggregationView
            config={{ ...base, ...config }}
            result={result}
            before={before}
            range={range}
            zone="UTC"
            colours={{
              chosen: new Map(),
              hidden: new Set(),
              onColour: () => undefined,
              onHidden: () => undefined,
            }}
            {...more}
          />
        </DrillDownContext>
      </ThemeProvider>
    </QueryClientProvider>,
  );
  return { actor: userEvent.setup(), onQueryChange, unmount };
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
    ['Total', '1,234,569', '1'],
  ]);
  await actor.click(screen.getByRole('button', { name: '<b>web</b>' }));
  await actor.click(await screen.findByRole('menuitem', { name: /add/i }));
  expect(onQueryChange).toHaveBeenLastCalledWith({
    kind: 'addAll',
    terms: [{ field: 'source', value: '<b>web</b>' }],
  });
  await actor.click(screen.getByRole('button', { name: '(Empty Value)' }));
  await actor.click(await screen.findByRole('menuitem', { name: /^Exclude/ }));
  expect(onQueryChange).toHaveBeenLastCalledWith({
    kind: 'excludeAll',
    terms: [{ field: 'source', value: null }],
  });
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

test('a single number is short, with all of its digits on hover', () => {
  const numeric = { visualization: 'numeric', rowPivots: [] };
  const { unmount } = show(numeric, resultOf(row([], 621.7321456, 1)));
  expect(screen.getByText('621.73')).toBeVisible();
  expect(screen.getByTitle('621.7321456')).toHaveTextContent('621.73');
  unmount();
  show(numeric, resultOf(row([], 1_500, 1)));
  expect(screen.getByText('1,500').closest('[title]')).toBeNull();
});

test('a single number of several groups says which one it is of', () => {
  const rows = [row(['shop'], 1_500, 1), row(['mail'], 3, 1), row([], 1_503, 1)];
  const { unmount } = show({ visualization: 'numeric' }, resultOf(...rows));
  expect(screen.getByText('1,500')).toBeVisible();
  expect(screen.getByText('First of 2 rows: shop')).toHaveAttribute(
    'title',
    'First of 2 rows: shop',
  );
  unmount();
  show({ visualization: 'numeric' }, resultOf(row(['shop'], 7, 1)));
  expect(screen.getByText('7')).toBeVisible();
  expect(screen.queryByText(/^First of/)).not.toBeInTheDocument();
});

test('a single number has the unit and the colour of its metric, and says its course', () => {
  const formatting = {
    ...NO_FORMATTING,
    metrics: {
      'count()': {
        unit: 'bytes' as const,
        decimals: 1,
        thresholds: [{ value: 1_000, colour: themes.teint.color.danger }],
      },
    },
  };
  const numeric = { visualization: 'numeric', rowPivots: [], formatting };
  const course = resultOf(
    row(['2026-11-21T01:00:00.000Z'], 512, 1),
    row(['2026-11-21T02:00:00.000Z'], 1024, 1),
  );
  const { unmount } = show(numeric, resultOf(row([], 1536, 1)), undefined, { course });
  expect(screen.getByText('1.5 KiB')).toBeVisible();
  expect(screen.getByText('Over time: lowest 512.0 B, highest 1.0 KiB')).toBeInTheDocument();
  unmount();
  show(numeric, resultOf(), undefined, { course: resultOf() });
  expect(screen.getByText('N/A')).toBeVisible();
  expect(screen.queryByText(/^Over time/)).not.toBeInTheDocument();
});

describe('a world map', () => {
  const map = { visualization: 'map', series: base.series.slice(0, 1) };
  const places = resultOf(
    row(['48.1,11.6'], 3, 1),
    row(['SG'], 1, 1),
    row(['<b>nowhere</b>'], 20, 1),
  );
  const shownMap = () =>
    screen.findByRole('application', {
      name: 'World map of count() by source from 2026-11-21 00:00:00 to 2026-11-22 00:00:00. Highest value: 3 (48.1,11.6). 2 places',
    });

  test('has a menu for each point, reached by keyboard, and a table', async () => {
    const { actor, onQueryChange } = show(map, places);
    const shown = await shownMap();
    expect(screen.getByText('1 value is not a place')).toHaveAttribute('title', '<b>nowhere</b>');
    act(() => shown.focus());
    await actor.keyboard('{PageDown}');
    expect(await screen.findByRole('tooltip')).toHaveTextContent('48.1,11.6count()3');
    await actor.keyboard('{PageDown}');
    expect(screen.getByRole('tooltip')).toHaveTextContent('Singapore (SG)count()1');
    await actor.keyboard('{Enter}');
    await actor.click(await screen.findByRole('menuitem', { name: /^Exclude/ }));
    expect(onQueryChange).toHaveBeenCalledWith({
      kind: 'excludeAll',
      terms: [{ field: 'source', value: 'SG' }],
    });
    expect(shown).toHaveFocus();
    await actor.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());

    await actor.click(screen.getByRole('button', { name: 'Show table' }));
    expect(screen.getByRole('rowheader', { name: '<b>nowhere</b>' })).toBeVisible();
    await actor.click(screen.getByRole('button', { name: 'Show map' }));
    expect(await shownMap()).toBeVisible();
  });

  test('reports where users move it while they edit it, and can otherwise be reset', async () => {
    const viewport = { viewport: { zoom: 4, center_x: 50, center_y: 10, of_a_plugin: 1 } };
    const config = { ...map, visualizationConfig: viewport };
    const onViewportChange = vi.fn();
    const { actor, unmount } = show(config, places, undefined, { onViewportChange });
    await shownMap();
    await actor.click(screen.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() =>
      expect(onViewportChange).toHaveBeenLastCalledWith({ zoom: 5, latitude: 50, longitude: 10 }),
    );
    expect(screen.queryByRole('button', { name: /Reset/ })).not.toBeInTheDocument();
    unmount();

    show(config, places);
    await shownMap();
    await actor.click(screen.getByRole('button', { name: 'Zoom out' }));
    await actor.click(await screen.findByRole('button', { name: 'Reset to saved view' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /Reset/ })).not.toBeInTheDocument(),
    );
  });

  test('shows the series that its legend does not hide', async () => {
    const onHidden = vi.fn();
    const colours = { chosen: new Map(), onColour: () => undefined, onHidden };
    const more = { colours: { ...colours, hidden: new Set(['count()']) } };
    const { actor } = show({ visualization: 'map' }, places, undefined, more);
    const shown = await screen.findByRole('application', {
      name: /^World map of count\(\), Average by .* Highest value: 1 \(48\.1,11\.6\)\. 2 places$/,
    });
    act(() => shown.focus());
    await actor.keyboard('{PageDown}');
    expect(await screen.findByRole('tooltip')).toHaveTextContent(/^48\.1,11\.6Average1$/);
    await actor.keyboard('{PageDown}{PageDown}');
    expect(screen.getByRole('tooltip')).toHaveTextContent(/^48\.1,11\.6Average1$/);
    await actor.click(screen.getByRole('button', { name: 'Show Average' }));
    expect(onHidden).toHaveBeenLastCalledWith(new Set(['count()', 'Average']));
  });

  test('tells series apart by the dashes of their circles where colours are forced', async () => {
    forceColours();
    const dashes = new Set<number>();
    const context = new Proxy(
      { setLineDash: (lengths: number[]) => dashes.add(lengths.length) },
      { get: (target, name) => Reflect.get(target, name) ?? (() => undefined), set: () => true },
    );
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
      context as unknown as RenderingContext,
    );
    const { actor } = show({ visualization: 'map' }, places);
    // Solid for the first series, dashes and gaps for the second.
    await expect.poll(() => [...dashes].sort()).toEqual([0, 2]);
    const samples = () =>
      [...document.querySelectorAll('li svg path')].map((path) =>
        path.getAttribute('stroke-dasharray'),
      );
    await expect.poll(samples).toEqual([null, '9,9']);
    // The tip of a point shows them as well.
    act(() => screen.getByRole('application').focus());
    await actor.keyboard('{PageDown}');
    const tip = await screen.findByRole('tooltip');
    await expect.poll(() => tip.querySelectorAll('dt svg').length).toBeGreaterThan(0);
  });

  test('says what it requires', async () => {
    show({ ...map, series: [] }, places);
    expect(await screen.findByText('World Map requires at least one metric')).toBeVisible();
    show({ ...map, rowPivots: [] }, places);
    expect(await screen.findByText('World Map requires a row grouping')).toBeVisible();
    show(map, resultOf());
    expect(await screen.findByText('Nothing found')).toBeVisible();
    show(map, resultOf(row(['web'], 3, 1)));
    expect(await screen.findByText(/^The only value is not a place/)).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'web' })).toBeVisible();
  });
});

test('unsupported visualizations fall back to a table, and an aggregation of nothing says so', () => {
  show({ visualization: 'sankey' }, resultOf(row(['web'], 3, 1)));
  expect(
    screen.getByText(/^Unable to find visualization component for type: sankey\./),
  ).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'web' })).toBeVisible();
  show({ rowPivots: [], series: [] }, resultOf());
  expect(screen.getByText('Empty aggregation')).toBeVisible();
});

test('an unknown type of axis is said and drawn as a linear one', async () => {
  const visualizationConfig = { barmode: 'group', axis_type: 'sqrt' };
  show({ visualization: 'bar', visualizationConfig }, resultOf(row(['web'], 3, 1)));
  expect(await screen.findByText(/^Unable to parse axis type\./)).toBeVisible();
  expect(screen.queryByRole('row')).toBeNull();
});

const bySource = base.rowPivots;
const everyKind = ['table', 'bar', 'line', 'area', 'scatter', 'pie', 'heatmap', 'map'];

test.each(everyKind)('a %s without results says so', async (visualization) => {
  const columnPivots = visualization === 'heatmap' ? bySource : [];
  // A search with row groups always answers its totals.
  const totals: PivotRow = { key: [], values: [value('count()', 0)], source: 'non-leaf' };
  show({ visualization, columnPivots }, { ...resultOf(totals), total: 0 });
  expect(await screen.findByText('Nothing found')).toBeVisible();
  expect(screen.queryByRole('application')).toBeNull();
});

test.each(['bar', 'line', 'pie', 'scatter'])(
  'a %s without groups draws nothing of no messages',
  async (visualization) => {
    const nothing: PivotRow = { key: [], values: [value('count()', 0)], source: 'leaf' };
    show({ visualization, rowPivots: [] }, { ...resultOf(nothing), total: 0 });
    expect(await screen.findByText('Nothing found')).toBeVisible();
  },
);

test.each(['bar', 'line', 'area', 'scatter', 'pie'])(
  'a %s of a field that no message has says so',
  async (visualization) => {
    const series = [{ function: 'avg(nosuch)', config: { name: null } }];
    const empty: PivotRow = { key: ['web'], values: [value('avg(nosuch)', 'NaN')], source: 'leaf' };
    show({ visualization, series }, resultOf(empty));
    expect(
      await screen.findByText('The matching messages have no numeric values for avg(nosuch).'),
    ).toBeVisible();
    expect(screen.queryByRole('application')).toBeNull();
  },
);

test.each<[PivotRow[], string | undefined]>([
  [[row(['a'], 106, 1), row(['b'], -6, 1), row(['c'], 11, 1)], '1 value below zero is not shown.'],
  [[row(['a'], 106, -1), row(['b'], -6, 0)], '2 values below zero are not shown.'],
  [[row(['a'], 106, 1), row(['b'], 0, 1)], undefined],
])('a pie says which parts are no share of a whole: %#', async (rows, text) => {
  show({ visualization: 'pie' }, resultOf(...rows));
  await screen.findByRole('application');
  expect(screen.queryByText(/below zero/)?.textContent).toBe(text);
});

test('columns of no messages are nothing to draw', async () => {
  const config = { visualization: 'bar', rowPivots: [], columnPivots: bySource, rollup: false };
  show(config, resultOf({ key: [], values: [], source: 'leaf' }));
  expect(await screen.findByText('Nothing found')).toBeVisible();
});

test.each([
  ['bar', {}, 'Bar requires at least one metric'],
  ['pie', {}, 'Pie requires at least one metric'],
  ['scatter', {}, 'Scatter requires at least one metric'],
  [
    'heatmap',
    {},
    'Heatmap requires at least two groupings. Groupings must include row and column groupings. At least one metric must be configured.',
  ],
  [
    'heatmap',
    { rowPivots: [...bySource, ...bySource], series: base.series },
    'Groupings must include row and column groupings.',
  ],
])('a %s tells what it lacks: %o', async (visualization, config, text) => {
  show({ visualization, series: [], ...config }, resultOf(row(['web'], 3, 1)));
  expect(await screen.findByText(text)).toBeVisible();
});

test('a number without a metric is not available', async () => {
  show({ visualization: 'numeric', rowPivots: [], series: [] }, resultOf());
  expect(await screen.findByText('N/A')).toBeVisible();
});
