import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isObject } from '../../src/domain/json-object';
import { readForm, writeForm } from '../../src/domain/search/aggregation/form-codec';
import { problemsOf } from '../../src/domain/search/aggregation/form-problems';
import { widgetCodec } from '@/domain/search/widgets/models/widget-codec';
import { readWidgetCases, searchTypesSent } from './widget-cases';

const widgets = readWidgetCases(
  readFileSync(new URL('fixtures/widgets/search-types.json', import.meta.url), 'utf8'),
).flatMap(({ widget }) => (widget === undefined ? [] : [widget]));

type Path = readonly (string | number)[];

/** The places of all values in a document. */
const pathsIn = (value: unknown, path: Path = []): Path[] =>
  Array.isArray(value)
    ? value.flatMap((one, at) => [[...path, at], ...pathsIn(one, [...path, at])])
    : isObject(value)
      ? Object.entries(value).flatMap(([key, one]) => [
          [...path, key],
          ...pathsIn(one, [...path, key]),
        ])
      : [];

const REMOVED = Symbol('removed');

function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value)) {
    const next = value.map((one: unknown, at) => (at === key ? replaced(one, rest, by) : one));
    return next.filter((one) => one !== REMOVED);
  }
  if (!isObject(value)) return value;
  const next = replaced(value[key], rest, by);
  const { [key]: _, ...others } = value;
  return next === REMOVED ? others : { ...value, [key]: next };
}

const damage = fc.constantFrom<unknown>(
  REMOVED,
  null,
  '',
  'other',
  0,
  -1.5,
  1e300,
  true,
  [],
  {},
  [null],
  { type: 'other' },
  ['a', 'b'],
);

const damaged = fc
  .constantFrom(...widgets)
  .chain((widget) =>
    fc.tuple(
      fc.constant(widget),
      fc.constantFrom(...pathsIn(widget).filter(([first]) => first !== 'id')),
      damage,
    ),
  )
  .map(([widget, path, by]) => replaced(widget, path, by));

it('widgets that no console wrote are kept unchanged, searched and edited as far as they can be', () => {
  fc.assert(
    fc.property(damaged, (wire) => {
      const widget = widgetCodec.read(wire);
      expect(widgetCodec.write(widget)).toEqual(wire);
      expect(() => searchTypesSent(wire)).not.toThrow();
      if (widget.kind !== 'aggregation') return;
      let keys = 0;
      const form = readForm(widget.config, () => `${(keys += 1)}`);
      const config = writeForm(form, widget.config);
      // The editor asks to complete what is missing before it writes anything.
      if (Object.keys(problemsOf(form)).length > 0) return;
      expect(widgetCodec.write({ ...widget, config })).toEqual(wire);
    }),
    { numRuns: 2_000 },
  );
}, 120_000);
