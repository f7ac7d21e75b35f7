import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ThemeProvider } from 'styled-components';
import { beforeAll, expect, test, vi } from 'vitest';
import type { EventResult, PivotResult, PivotRow } from '@/contract/search';
import { newAggregation } from '@/domain/search/widgets/new-widgets';
import type { AggregationConfig } from '@/domain/search/widgets/widget';
import { layOutTables } from '@test/rendering/laid-out';
import { settled } from '@test/rendering/settled';
import { loadTexts } from '@/shared/texts/load-texts';
import { themes } from '@/theme/theme';
import { AggregationView } from './AggregationView';

/** jsdom has no layout: a chart of 640 × 260 pixels, whose axis begins after 40 for the labels. */
layOutTables({ width: 640, height: 260, also: '[data-drawn]' });
beforeAll(() => loadTexts(['widgets', 'charts']));

const range = {
  type: 'absolute',
  from: '2026-11-21T14:00:00.000Z',
  to: '2026-11-21T14:04:30.000Z',
} as const;
const minute = (n: number, counts: Record<string, number | bigint>): PivotRow => ({
  source: 'leaf',
  key: [`2026-11-21T14:0${n}:00.000Z`],
  values: Object.entries(counts).map(([app, value]) => ({
    key: [app, 'count()'],
    value,
    rollup: false,
    source: 'col-leaf',
  })),
});
const byApp = {
  columnPivots: [
    {
      type: 'values' as const,
      fields: ['app'],
      config: { limit: 50, skipEmptyValues: false },
    },
  ],
  rollup: false,
};
const FEW = [
  minute(0, { '<b>shop</b>': 5, mail: 90 }),
  minute(1, { '<b>shop</b>': 7, mail: 2 }),
  minute(2, { mail: 3 }),
  minute(3, { '<b>shop</b>': 1, mail: 4 }),
  minute(4, { '<b>shop</b>': 1, mail: 1 }),
];

function Chart({
  config,
  rows,
  events,
  onZoom,
}: {
  config: Partial<AggregationConfig>;
  rows: PivotRow[];
  events: readonly EventResult[];
  onZoom: () => void;
}) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [result] = useState<PivotResult>({
    id: 'r',
    type: 'pivot',
    rows,
    total: 9,
    effective_timerange: range,
  });
  const [drawn] = useState(() => newAggregation('w', { ...byApp, ...config }).config);
  return (
    <AggregationView
      config={drawn}
      result={result}
      events={events}
      range={range}
      zone="UTC"
      colours={{
        chosen: new Map(),
        hidden,
        onColour: () => undefined,
        onHidden: setHidden,
      }}
      onZoom={onZoom}
    />
  );
}

async function show(
  config: Partial<AggregationConfig> = {},
  { rows = FEW, events = [] }: { rows?: PivotRow[]; events?: readonly EventResult[] } = {},
) {
  const onZoom = vi.fn();
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <ThemeProvider theme={themes.teint}>
        <Chart config={config} rows={rows} events={events} onZoom={onZoom} />
      </ThemeProvider>
    </QueryClientProvider>,
  );
  const surface = await waitFor(() => {
    const found = container.querySelector('[data-plot]');
    if (!found) throw new Error('The chart is not drawn yet.');
    return found;
  });
  const chart = surface.closest<HTMLElement>('[role=application]') ?? container;
  return { actor: userEvent.setup(), onZoom, surface, chart };
}

/** jsdom has no pointer events with a place. */
function point(surface: Element, type: string, clientX: number, clientY = 100): void {
  fireEvent(surface, new MouseEvent(type, { bubbles: true, clientX, clientY }));
}
const tip = () => screen.findByRole('tooltip');
const values = (shown: HTMLElement) =>
  within(shown)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
const names = (shown: HTMLElement) =>
  within(shown)
    .getAllByRole('term')
    .map(({ textContent }) => textContent);

test('lists all series at a point, highest first, with exact values and names as text', async () => {
  const { surface } = await show({ visualization: 'line' });
  point(surface, 'pointermove', 60);
  const shown = await tip();
  expect(shown).toHaveTextContent('2026-11-21 14:00:00 – 14:01:00');
  expect(names(shown)).toEqual(['mail', '<b>shop</b>']);
  expect(values(shown)).toEqual(['90', '5']);
  point(surface, 'pointermove', 320);
  expect(names(shown)).toEqual(['mail']);
  point(surface, 'pointermove', 635);
  expect(shown).toHaveTextContent('Counted until 14:04:30');
  fireEvent.pointerLeave(surface);
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
});

test('names values exactly, however large', async () => {
  const { surface } = await show({}, { rows: [minute(0, { a: 9007199254740993n, b: 0.1234567 })] });
  point(surface, 'pointermove', 300);
  expect(values(await tip())).toEqual(['9,007,199,254,740,993', '0.1234567']);
});

test('shows the total and the shares of a stack', async () => {
  const { surface } = await show({ visualizationConfig: { barmode: 'stack' } });
  point(surface, 'pointermove', 200);
  const shown = await tip();
  expect(names(shown)).toEqual(['Total', '<b>shop</b>', 'mail']);
  expect(values(shown)).toEqual(['9', '777.78%', '222.22%']);
});

test('cuts the list of many series', async () => {
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`app-${n}`, n + 1]));
  const { surface } = await show({ visualization: 'line' }, { rows: [minute(0, many)] });
  point(surface, 'pointermove', 100, 10);
  expect(names(await tip())).toHaveLength(12);
  expect(screen.getByText('28 more')).toBeVisible();
});

test('draws only the series that are not hidden', async () => {
  const { actor, surface } = await show({ visualization: 'area' });
  await actor.click(screen.getByRole('button', { name: 'Show mail' }));
  point(surface, 'pointermove', 60);
  expect(names(await tip())).toEqual(['<b>shop</b>']);
});

test('zooms by dragging, within the window, and not on Escape', async () => {
  const { surface, onZoom } = await show();
  const drag = (from: number, to: number, then: () => void = () => undefined) => {
    point(surface, 'pointerdown', from);
    point(surface, 'pointermove', to);
    then();
    point(surface, 'pointerup', to);
  };
  Object.assign(surface, { setPointerCapture: () => undefined });
  drag(160, 280, () => fireEvent.keyDown(window, { key: 'Escape' }));
  drag(160, 161);
  await settled();
  expect(onZoom).not.toHaveBeenCalled();
  drag(280, 640);
  expect(onZoom).toHaveBeenCalledWith({
    type: 'absolute',
    from: expect.stringMatching(/^2026-11-21T14:0[12]/) as string,
    to: '2026-11-21T14:04:30.000Z',
  });
});

test('zooms by keys: arrows with Shift select points, Enter takes them, Escape gives up', async () => {
  const { actor, chart, onZoom } = await show();
  chart.focus();
  await actor.keyboard('{ArrowRight}{ArrowRight}');
  expect(await tip()).toHaveTextContent('14:01:00 – 14:02:00');
  await actor.keyboard('{Shift>}{ArrowRight}{/Shift}{Escape}');
  await settled();
  expect(onZoom).not.toHaveBeenCalled();
  await actor.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Enter}');
  expect(onZoom).toHaveBeenCalledWith({
    type: 'absolute',
    from: '2026-11-21T14:02:00.000Z',
    to: '2026-11-21T14:04:30.000Z',
  });
});

test('has no zoom on an axis of values', async () => {
  const rows = FEW.map((row, n) => ({ ...row, key: [`host-${n}`] }));
  const rowPivots = [{ ...byApp.columnPivots[0], fields: ['source'] }] as never;
  const { actor, surface, chart, onZoom } = await show({ rowPivots }, { rows });
  point(surface, 'pointerdown', 100);
  point(surface, 'pointermove', 300);
  point(surface, 'pointerup', 300);
  chart.focus();
  await actor.keyboard('{Home}{Shift>}{ArrowRight}{/Shift}');
  expect(await tip()).toHaveTextContent('host-1');
  await actor.keyboard('{Enter}');
  await settled();
  expect(onZoom).not.toHaveBeenCalled();
});

test('marks events with their messages, which the legend hides', async () => {
  const event = (n: number): EventResult => ({
    id: `e${n}`,
    streams: [],
    timestamp: '2026-11-21T14:01:10.000Z',
    message: `<i>Checkout</i> failed ${n}`,
    alert: true,
  });
  const events = Array.from({ length: 7 }, (_, n) => event(n));
  const { actor, surface } = await show({ eventAnnotation: true }, { events });
  expect(document.querySelector('[data-event]')).toHaveAttribute('data-event', '7');
  point(surface, 'pointermove', 200);
  const shown = await tip();
  expect(within(shown).getAllByRole('listitem')[0]).toHaveTextContent(
    '14:01:10 <i>Checkout</i> failed 0',
  );
  expect(within(shown).getByText('2 more events')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Show Alerts' }));
  await waitFor(() => expect(document.querySelector('[data-event]')).toBeNull());
});

test('marks no events unless the widget asks for them', async () => {
  await show({}, { events: [] });
  expect(screen.queryByRole('button', { name: 'Show Alerts' })).not.toBeInTheDocument();
});

test('shares its moment with the other time charts of the page', async () => {
  const { surface } = await show();
  const other = await show({ visualization: 'line' });
  const surfaces = document.querySelectorAll<HTMLElement>('[data-plot]');
  const lines = [...surfaces].map((one) => one.querySelector<HTMLElement>('[data-crosshair]'));
  expect(lines.map((line) => line?.hidden)).toEqual([true, true]);
  point(surface, 'pointermove', 200);
  await waitFor(() => expect(lines.map((line) => line?.hidden)).toEqual([false, false]));
  expect(lines[1]?.style.transform).toBe(lines[0]?.style.transform);
  fireEvent.pointerLeave(surface);
  await waitFor(() => expect(lines.map((line) => line?.hidden)).toEqual([true, true]));
  expect(other.onZoom).not.toHaveBeenCalled();
});
