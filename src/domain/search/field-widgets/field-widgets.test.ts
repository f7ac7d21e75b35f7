import { describe, expect, it } from 'vitest';
import { readForm } from '../aggregation/form-codec';
import { problemsOf } from '../aggregation/form-problems';
import { newTopValues } from '../widgets/new-widgets';
import { modelOf } from '../widgets/models/widget-models';
import { kindOfField, type FieldKind } from './field-kind';
import { canCompare, chartOfField, comparisonOf } from './field-widgets';

const field = (type: string | undefined, more: object = {}) => ({
  name: 'f',
  type,
  isNumeric: false,
  isEnumerable: false,
  ...more,
});

it.each([
  [field('date'), undefined, 'date'],
  [{ ...field(undefined), name: 'timestamp' }, undefined, 'date'],
  [field('long', { isNumeric: true, isEnumerable: true }), 7, 'number'],
  [field('geo-point'), undefined, 'place'],
  [field('string', { isEnumerable: true }), '48.1,11.6', 'place'],
  [field('string', { isEnumerable: true }), 'DE', 'value'],
  [field('string', { isEnumerable: true }), 'Munich, Germany', 'value'],
  [field('ip', { isEnumerable: true }), '10.0.0.1', 'value'],
  [field('string'), 'a long text', 'text'],
  [field(undefined), undefined, 'text'],
] as const)('%o with the value %o is shown as %s', (one, sample, kind) => {
  expect(kindOfField(one, sample)).toBe(kind);
});

const kinds: readonly FieldKind[] = ['date', 'number', 'place', 'value', 'text'];
const of = (kind: FieldKind, name: string = kind) => ({ name, kind });
const seen = ({ config }: ReturnType<typeof chartOfField>) => ({
  rows: config.rowPivots.map((pivot) =>
    pivot.type === 'foreign' ? '' : `${pivot.type} ${pivot.fields.join()}`,
  ),
  columns: config.columnPivots.map((pivot) => (pivot.type === 'foreign' ? '' : pivot.fields[0])),
  metrics: config.series.map((series) => series.function),
  sort: config.sort.map((item) => item.field),
  as: config.visualization,
});

describe('the chart of a field', () => {
  it.each([
    ['date', ['time date'], ['count()'], [], 'bar'],
    ['number', ['time timestamp'], ['avg(number)', 'min(number)', 'max(number)'], [], 'line'],
    ['place', ['values place'], ['count()'], ['count()'], 'map'],
    ['value', ['values value'], ['count()'], ['count()'], 'bar'],
    ['text', ['time timestamp'], ['count(text)'], [], 'bar'],
  ] as const)('of kind %s', (kind, rows, metrics, sort, as) => {
    expect(seen(chartOfField('w', of(kind)))).toEqual({ rows, columns: [], metrics, sort, as });
  });

  it('is a table for top values', () => {
    expect(seen(newTopValues('w', 'app'))).toMatchObject({ rows: ['values app'], as: 'table' });
  });
});

describe('two fields', () => {
  it.each([
    ['number', 'number', ['time timestamp'], [], ['avg(one)', 'avg(other)'], 'line'],
    ['number', 'value', ['values other'], [], ['avg(one)'], 'bar'],
    ['value', 'number', ['values one'], [], ['avg(other)'], 'bar'],
    ['value', 'value', ['values one'], ['other'], ['count()'], 'bar'],
    ['value', 'date', ['time other'], ['one'], ['count()'], 'bar'],
    ['date', 'number', ['time one'], [], ['avg(other)'], 'line'],
    ['place', 'value', ['values one'], ['other'], ['count()'], 'bar'],
  ] as const)('of the kinds %s and %s are compared', (one, other, rows, columns, metrics, as) => {
    const widget = comparisonOf('w', of(one, 'one'), of(other, 'other'));
    expect(seen(widget)).toMatchObject({ rows, columns, metrics, as });
  });

  it('are not compared if one cannot be grouped by, or both are dates', () => {
    expect(canCompare(of('text', 'a'), of('value', 'b'))).toBe(false);
    expect(canCompare(of('date', 'a'), of('date', 'b'))).toBe(false);
    expect(canCompare(of('value', 'a'), of('value', 'a'))).toBe(false);
  });
});

it('makes only widgets that the editor accepts, and whose names may contain anything', () => {
  const pairs = kinds.flatMap((one) => kinds.map((other) => [of(one, 'a,(b)'), of(other, 'c')]));
  const widgets = [
    ...kinds.map((kind) => chartOfField('w', of(kind, 'a,(b)'))),
    ...pairs.flatMap(([one, other]) =>
      one && other && canCompare(one, other) ? [comparisonOf('w', one, other)] : [],
    ),
  ];
  for (const widget of widgets) {
    let keys = 0;
    const form = readForm(widget.config, () => `${(keys += 1)}`);
    expect(problemsOf(form)).toEqual({});
    const [chart] = modelOf(widget).searchTypes(widget, (type) => type) ?? [];
    expect(JSON.stringify(chart)).toMatch(/"(field|fields)":\[?"(a,\(b\)|c|timestamp)"/);
  }
});
