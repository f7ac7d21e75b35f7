import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { widgetCodec } from '../../src/domain/search/widgets/widget-codec';
import { readWidgetCases, searchTypesSent } from './widget-cases';

const recorded = (file: string) =>
  readFileSync(new URL(`fixtures/widgets/${file}`, import.meta.url), 'utf8');
const cases = readWidgetCases(recorded('search-types.json')).filter(
  ({ widget }) => widget !== undefined,
);
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
