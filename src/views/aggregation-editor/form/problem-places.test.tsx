import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { AggregationForm, FormInterval } from '@/domain/search/aggregation/form';
import { readForm } from '@/domain/search/aggregation/form-codec';
import { problemsOf } from '@/domain/search/aggregation/form-problems';
import { reduceForm, type FormAction } from '@/domain/search/aggregation/reduce-form';
import { newAggregation } from '@/domain/search/widgets/new-widgets';
import type { AggregationConfig } from '@/domain/search/widgets/widget';
import { loadTexts } from '@/shared/texts/load-texts';
import { renderPart } from '@test/rendering/render-part';
import { editedFields, EditorContext } from './editor-context';
import { GroupsSection } from './GroupsSection';
import { MetricsSection } from './MetricsSection';
import { SortSection } from './SortSection';
import { VisualizationSection } from './VisualizationSection';

beforeAll(() => loadTexts(['editor', 'controls', 'widgets']));

const count = { function: 'count()', config: { name: null } };
const overTime = newAggregation('w').config.rowPivots;
const byApp = {
  type: 'values' as const,
  fields: ['app'],
  config: { limit: 15, skipEmptyValues: false },
};

const FIELDS = editedFields(
  [
    ['took_ms', 'numeric'],
    ['app', 'enumerable'],
  ].map(([name = '', property]) => ({
    name,
    type: {
      type: property === 'numeric' ? 'long' : 'string',
      properties: [property === 'numeric' ? 'numeric' : 'enumerable'],
      index_names: [],
    },
  })),
);

function draw(changes: Partial<AggregationConfig>, actions: readonly FormAction[]) {
  let keys = 0;
  const config = { rowPivots: [], series: [count], visualization: 'table', ...changes };
  const initial = readForm(newAggregation('w', config).config, () => `k${(keys += 1)}`);
  const form: AggregationForm = actions.reduce(reduceForm, initial);
  return renderPart(
    <EditorContext
      value={{
        form,
        step: () => undefined,
        problems: problemsOf(form),
        added: undefined,
        fields: FIELDS,
        functions: ['avg', 'card', 'count', 'latest', 'percentile'],
        wasGroupedBy: () => true,
        scope: { range: { type: 'relative', from: 300 }, streams: [] },
        valuesOf: () => undefined,
        cardinality: () => {
          throw new Error('Problems ask for nothing');
        },
      }}
    >
      <VisualizationSection />
      <MetricsSection />
      <GroupsSection />
      <SortSection />
    </EditorContext>,
  );
}

const metric = (changes: Extract<FormAction, { type: 'metric' }>['changes']): FormAction[] => [
  { type: 'addMetric', key: 'm' },
  { type: 'metric', key: 'm', changes },
];
const map = (viewport: Record<string, unknown>) => ({
  visualization: 'map',
  visualizationConfig: { viewport: { center_x: 0, center_y: 0, zoom: 1, ...viewport } },
  rowPivots: [byApp],
});
const type = (visualization: string, config: Record<string, unknown> | null = null) => ({
  visualization,
  visualizationConfig: config,
});
const heatmap = {
  visualization: 'heatmap',
  rowPivots: [byApp],
  columnPivots: [byApp],
};
const sorted: FormAction[] = [
  { type: 'addSort', key: 's' },
  { type: 'sort', key: 's', changes: { target: { type: 'pivot', field: 'timestamp' } } },
];

const interval = (changed: FormInterval): FormAction[] => [
  { type: 'group', key: 'k2', changes: { interval: changed } },
];
const limit = (changed: number): FormAction[] => [
  { type: 'group', key: 'k2', changes: { limit: changed } },
];

type Case = [
  text: string,
  control: [role: string, name: string],
  changes: Partial<AggregationConfig>,
  actions?: FormAction[],
];
const cases: Case[] = [
  ['Function is required.', ['combobox', 'Function'], { series: [] }, metric({})],
  [
    'Field is required for function avg.',
    ['combobox', 'Field'],
    { series: [] },
    metric({ function: 'avg' }),
  ],
  [
    'Field is required for function card.',
    ['combobox', 'Field'],
    { series: [] },
    metric({ function: 'card' }),
  ],
  [
    'Field is required for function latest.',
    ['combobox', 'Field'],
    { series: [] },
    metric({ function: 'latest' }),
  ],
  [
    'Percentile is required.',
    ['combobox', 'Percentile'],
    { series: [] },
    metric({ function: 'percentile', field: 'took_ms' }),
  ],
  ['Type is required.', ['radio', 'Bar'], type('')],
  ['Mode is required.', ['combobox', 'Mode'], type('bar', { barmode: '' })],
  ['Axis type is required.', ['combobox', 'Axis type'], type('scatter', { axis_type: '' })],
  [
    'Interpolation is required.',
    ['combobox', 'Interpolation'],
    type('line', { interpolation: '' }),
  ],
  [
    'Interpolation is required.',
    ['combobox', 'Interpolation'],
    type('area', { interpolation: '' }),
  ],
  [
    'Colour scale is required.',
    ['combobox', 'Colour scale'],
    { ...heatmap, visualizationConfig: { color_scale: '' } },
  ],
  [
    'Min is required.',
    ['spinbutton', 'Min'],
    { ...heatmap, visualizationConfig: { auto_scale: false, z_max: 1 } },
  ],
  [
    'Max is required.',
    ['spinbutton', 'Max'],
    { ...heatmap, visualizationConfig: { auto_scale: false, z_min: 1 } },
  ],
  [
    'Trend preference is required.',
    ['combobox', 'Trend preference'],
    type('numeric', { trend: true, trend_preference: '' }),
  ],
  ['Zoom is required.', ['spinbutton', 'Zoom'], map({ zoom: null })],
  ['Latitude is required.', ['spinbutton', 'Latitude'], map({ center_x: null })],
  ['Longitude is required.', ['spinbutton', 'Longitude'], map({ center_y: null })],
  ['Must be between 0 and 19.', ['spinbutton', 'Zoom'], map({ zoom: 20 })],
  ...(
    [
      ['Area', 'area'],
      ['Bar', 'bar'],
      ['Line', 'line'],
      ['Scatter', 'scatter'],
      ['Pie', 'pie'],
    ] as const
  ).map(([name, wire]): Case => [
    `${name} requires at least one metric`,
    ['radio', name],
    { ...type(wire), series: [] },
  ]),
  ['World Map requires at least one metric', ['radio', 'Map'], { ...map({}), series: [] }],
  [
    'Heatmap requires at least two groupings. Groupings must include row and column groupings. At least one metric must be configured.',
    ['radio', 'Heatmap'],
    { ...type('heatmap'), series: [] },
  ],
  [
    'Groupings must include row and column groupings.',
    ['radio', 'Heatmap'],
    { ...type('heatmap'), rowPivots: [byApp, byApp] },
  ],
  [
    'Field is required.',
    ['combobox', 'Fields'],
    {},
    [{ type: 'addGroup', key: 'g', direction: 'row' }],
  ],
  [
    'Limit is required.',
    ['spinbutton', 'Limit'],
    { rowPivots: [byApp] },
    [{ type: 'group', key: 'k2', changes: { limit: undefined } }],
  ],
  ['Must be greater than 0.', ['spinbutton', 'Limit'], { rowPivots: [byApp] }, limit(0)],
  [
    'Scaling is required.',
    ['spinbutton', 'Scaling'],
    { rowPivots: overTime },
    interval({ type: 'auto', scaling: undefined }),
  ],
  ...[0, -1, 10.5].map((scaling): Case => [
    'Must be greater than 0 and smaller or equals 10.',
    ['spinbutton', 'Scaling'],
    { rowPivots: overTime },
    interval({ type: 'auto', scaling }),
  ]),
  [
    'Value is required.',
    ['spinbutton', 'Interval'],
    { rowPivots: overTime },
    interval({ type: 'timeunit', value: undefined, unit: 'minutes' }),
  ],
  [
    'Must be greater than 0.',
    ['spinbutton', 'Interval'],
    { rowPivots: overTime },
    interval({ type: 'timeunit', value: 0, unit: 'minutes' }),
  ],
  [
    'Field is required.',
    ['combobox', 'Field'],
    { series: [], rowPivots: [byApp] },
    [{ type: 'addSort', key: 's' }],
  ],
  [
    'Direction is required.',
    ['combobox', 'Direction'],
    { rowPivots: overTime },
    [...sorted, { type: 'sort', key: 's', changes: { direction: undefined } }],
  ],
  [
    'Sort on non data table with time based row grouping does not work.',
    ['combobox', 'Field'],
    { visualization: 'bar', series: [], rowPivots: overTime },
    [...metric({ function: 'count' }), ...sorted],
  ],
];

test.each(cases)(
  'says "%s" at %s, to who sees it and to who hears it',
  (text, [role, name], changes, actions = []) => {
    draw(changes, actions);
    const shown = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(shown).toEqual([text]);
    const described = screen
      .getAllByRole(role, { name })
      .filter((control) => control.getAttribute('aria-invalid') === 'true');
    expect(described).toHaveLength(1);
    expect(described[0]).toHaveAccessibleDescription(text);
  },
);

const fieldsOffered = async (functionName: string) => {
  const { actor } = draw({ series: [] }, metric({ function: functionName }));
  const group = within(screen.getByRole('group', { name: /metric/i }));
  await actor.click(group.getByRole('combobox', { name: 'Field' }));
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
};

test.each(['card', 'count', 'latest'])('%s takes every field', async (name) => {
  expect(await fieldsOffered(name)).toEqual(['took_mslong', 'appstring']);
});

test.each(['', 'avg', 'percentile'])('the function "%s" takes numbers alone', async (name) => {
  expect(await fieldsOffered(name)).toEqual(['took_mslong']);
});

test.each([
  ['bar', overTime, true],
  ['line', overTime, true],
  ['area', overTime, true],
  ['scatter', overTime, true],
  ['pie', overTime, false],
  ['table', overTime, false],
  ['bar', [byApp], false],
  ['bar', [byApp, ...overTime], false],
] as const)('%s grouped by %j can show events: %s', (visualization, rowPivots, isOffered) => {
  draw({ visualization, rowPivots }, []);
  expect(screen.queryAllByRole('checkbox', { name: 'Show Event annotations' })).toHaveLength(
    isOffered ? 1 : 0,
  );
});
