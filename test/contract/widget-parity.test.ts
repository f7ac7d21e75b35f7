import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { widgetCodec } from '../../src/domain/search/widgets/widget-codec';
import { readWidgetCases, searchTypesSent } from './widget-cases';

const cases = readWidgetCases(
  readFileSync(new URL('fixtures/widgets/search-types.json', import.meta.url), 'utf8'),
).filter(({ widget }) => widget !== undefined);

describe('a widget as recorded from Graylog', () => {
  const sent = cases.filter(({ search_types: types }) => Array.isArray(types));

  it.each(sent)('is searched as its own console does: $id', ({ widget, search_types: types }) => {
    expect(searchTypesSent(widget)).toEqual(types);
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
