import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readForm, writeForm } from '../../src/domain/search/aggregation/form-codec';
import { isObject } from '../../src/domain/json-object';
import { widgetCodec } from '@/domain/search/widgets/models/widget-codec';
import { answerTo, readWidgetCases, searchTypesSent } from './widget-cases';

const recorded = (file: string) =>
  readFileSync(new URL(`fixtures/widgets/${file}`, import.meta.url), 'utf8');
const all = readWidgetCases(recorded('search-types.json'));
const cases = all.filter(({ widget }) => widget !== undefined);
/** Widgets as the editor of Graylog's console wrote them. */
const edited = z
  .array(z.object({ name: z.string(), widget: z.unknown(), search_types: z.array(z.unknown()) }))
  .parse(JSON.parse(recorded('editor.json')));

describe('a widget as recorded from Graylog', () => {
  const sent = cases.filter(({ search_types: types }) => Array.isArray(types));

  it.each(sent)('is searched as its own console does: $id', ({ widget, search_types: types }) => {
    expect(searchTypesSent(widget)).toEqual(types);
  });

  it.each(edited)('is searched so if it was just made there: $name', ({ widget, search_types }) => {
    expect(searchTypesSent(widget)).toEqual(search_types);
  });

  it.each(cases)('is written back unchanged: $id', ({ widget }) => {
    expect(widgetCodec.write(widgetCodec.read(widget))).toEqual(widget);
  });
});

it('is answered also where the server refuses to store the widget', () => {
  const refused = all.filter(({ widget }) => widget === undefined);
  expect(refused.map(answerTo)).toEqual([
    { id: 'time fixed unknown unit', search_types: null },
    { id: 'pivot of an unknown type', search_types: null },
  ]);
});

/** All objects in a recording that are widgets. */
const widgetsIn = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value.flatMap(widgetsIn);
  if (!isObject(value)) return [];
  const isWidget = typeof value['type'] === 'string' && isObject(value['config']);
  return [...(isWidget ? [value] : []), ...Object.values(value).flatMap(widgetsIn)];
};
const answered = widgetsIn(
  JSON.parse(readFileSync(new URL('fixtures/answers/views.json', import.meta.url), 'utf8')),
);

describe('the editor', () => {
  const every = [
    ...answered.map((widget, at) => ({ id: `answer ${at + 1}`, widget })),
    ...cases,
    ...edited.map(({ name, widget }) => ({ id: name, widget })),
  ].map(({ id, widget }) => ({ id, widget, read: widgetCodec.read(widget) }));
  const aggregations = every.flatMap(({ id, widget, read }) =>
    read.kind === 'aggregation' ? [{ id, widget, read }] : [],
  );

  it('is tried with all that was recorded', () => {
    expect(answered.length).toBeGreaterThan(40);
    expect(aggregations.length).toBeGreaterThan(140);
  });

  it.each(aggregations)('opens and keeps unchanged: $id', ({ widget, read }) => {
    let keys = 0;
    const form = readForm(read.config, () => `${(keys += 1)}`);
    const config = writeForm(form, read.config);
    expect(widgetCodec.write({ ...read, config })).toEqual(widget);
  });
});

it('searches in intervals of years, on which the console of Graylog fails', () => {
  const yearly = {
    id: 'widget',
    type: 'aggregation',
    config: {
      row_pivots: [
        {
          type: 'time',
          fields: ['timestamp'],
          config: { interval: { type: 'timeunit', value: 1, unit: 'years' } },
        },
      ],
      series: [{ function: 'count()', config: { name: null } }],
    },
  };
  expect(searchTypesSent(yearly)).toMatchObject([
    { row_groups: [{ interval: { type: 'timeunit', timeunit: '1y' } }] },
  ]);
});

it('reads the single field of a grouping of earlier versions, and writes it until it is changed', () => {
  const pivot = { type: 'values', field: 'app', config: { limit: 3, skip_empty_values: false } };
  const wire = {
    id: 'widget',
    type: 'aggregation',
    config: { row_pivots: [pivot], series: [{ function: 'count()', config: { name: null } }] },
  };
  expect(searchTypesSent(wire)).toMatchObject([{ row_groups: [{ fields: ['app'], limit: 3 }] }]);
  const widget = widgetCodec.read(wire);
  expect(widgetCodec.write(widget)).toEqual(wire);
  if (widget.kind !== 'aggregation') throw new Error('It is an aggregation.');
  const rowPivots = widget.config.rowPivots.map((one) => ({ ...one, fields: ['app', 'level'] }));
  const changed = widgetCodec.write({ ...widget, config: { ...widget.config, rowPivots } });
  expect(changed).toMatchObject({ config: { row_pivots: [{ fields: ['app', 'level'] }] } });
  expect(JSON.stringify(changed)).not.toContain('"field"');
});
