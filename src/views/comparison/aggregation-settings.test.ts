import { beforeAll, expect, it } from 'vitest';
import { overTime } from '@/domain/search/widgets/new-widgets';
import { formatted } from '@/domain/search/formatting/formatting';
import type { AggregationConfig } from '@/domain/search/widgets/widget';
import { loadTexts } from '@/shared/texts/load-texts';
import { aggregationSettings } from './aggregation-settings';

beforeAll(() => loadTexts(['editor', 'widgets']));

const base: AggregationConfig = {
  rowPivots: [overTime()],
  columnPivots: [
    { type: 'values', fields: ['app'], config: { limit: 15, skipEmptyValues: false } },
  ],
  series: [{ function: 'avg(took_ms)', config: { name: null } }],
  sort: [],
  visualization: 'bar',
  visualizationConfig: { barmode: 'group', axis_type: 'linear' },
  formattingSettings: null,
  rollup: true,
  eventAnnotation: false,
};
const fixed = { type: 'timeunit', value: 5, unit: 'minutes' } as const;
const heatmap = {
  ...base,
  visualization: 'heatmap',
  visualizationConfig: { color_scale: 'Viridis', auto_scale: false, z_min: 0, z_max: 10 },
};
const map = (zoom: number): AggregationConfig => ({
  ...base,
  visualization: 'map',
  visualizationConfig: { viewport: { zoom, center_x: 0, center_y: 0 } },
});

const changed: [string, AggregationConfig, AggregationConfig, string][] = [
  [
    'the mode of bars',
    base,
    { ...base, visualizationConfig: { barmode: 'stack', axis_type: 'linear' } },
    'Mode: Grouped → Stacked',
  ],
  [
    'an axis type',
    base,
    { ...base, visualizationConfig: { barmode: 'group', axis_type: 'logarithmic' } },
    'Axis type: Linear → Logarithmic',
  ],
  [
    'an interval',
    base,
    { ...base, rowPivots: [{ ...overTime(), config: { interval: fixed } }] },
    'Rows: timestamp (Automatic interval 1) → timestamp (Interval 5 Minutes)',
  ],
  [
    'skipped empty values',
    base,
    {
      ...base,
      columnPivots: [
        { type: 'values', fields: ['app'], config: { limit: 15, skipEmptyValues: true } },
      ],
    },
    'Columns: app (15) → app (15, Skip empty values)',
  ],
  ['the rollup', base, { ...base, rollup: false }, 'Total column: yes → no'],
  ['event annotations', base, { ...base, eventAnnotation: true }, 'Show Event annotations:  → yes'],
  [
    'an end of a scale',
    heatmap,
    { ...heatmap, visualizationConfig: { ...heatmap.visualizationConfig, z_max: 20 } },
    'Max: 10 → 20',
  ],
  ['the section of a map', map(1), map(4), 'Zoom: 1 → 4'],
  [
    'an earlier window and a reference line',
    base,
    formatted(base, { ghosts: ['1d'], referenceLines: [{ value: 500, label: 'Promised' }] }),
    'Formatting:  → Reference line 500 Promised, Compared with 1 day earlier',
  ],
];

it.each(changed)('two versions that differ only in %s differ in their settings', (...change) => {
  const [, before, after, text] = change;
  const [older, newer] = [before, after].map((one) => new Map(aggregationSettings(one)));
  const differing = [...(newer?.keys() ?? [])].filter(
    (name) => older?.get(name) !== newer?.get(name),
  );
  expect(
    differing
      .map((name) => `${name}: ${older?.get(name) ?? ''} → ${newer?.get(name) ?? ''}`)
      .map((one) => one.replaceAll(/[\u2068\u2069]/g, '')),
  ).toEqual([text]);
});
