import { describe, expect, it } from 'vitest';
import { newAggregation } from './new-widgets';
import {
  coloursOnPage,
  seriesColoursOf,
  withColourOnPage,
  withSeriesColour,
} from './series-colours';

const red = { field_name: 'count()', chart_color: '#e74c3c' };
const green = { field_name: 'Mean', chart_color: '#27ae60' };

it('reads what Graylog stores, and ignores what is not a colour', () => {
  expect([
    ...seriesColoursOf({
      chart_colors: [red, { field_name: 'x', chart_color: 'url(//evil)' }, null, 7, green],
    }),
  ]).toEqual([
    ['count()', '#e74c3c'],
    ['Mean', '#27ae60'],
  ]);
  expect([...seriesColoursOf(null), ...seriesColoursOf({ chart_colors: 'red' })]).toEqual([]);
});

it('replaces the colour of one series, and keeps all other settings', () => {
  expect(withSeriesColour(null, 'Mean', '#27ae60')).toEqual({ chart_colors: [green] });
  expect(
    withSeriesColour({ chart_colors: [red, green, 'odd'], later: 1 }, 'count()', '#000000'),
  ).toEqual({
    chart_colors: [green, 'odd', { field_name: 'count()', chart_color: '#000000' }],
    later: 1,
  });
  expect(withSeriesColour({ chart_colors: [red] }, 'count()', undefined)).toBeNull();
  expect(withSeriesColour({ chart_colors: [red, green] }, 'Mean', undefined)).toEqual({
    chart_colors: [red],
  });
});

describe('the charts of a page', () => {
  const by = (field: string) => [
    { type: 'values' as const, fields: [field], config: { limit: 15, skipEmptyValues: false } },
  ];
  const chart = (id: string, field: string, colours: Record<string, string>, pie = false) =>
    newAggregation(id, {
      ...(pie ? { visualization: 'pie', rowPivots: by(field) } : { columnPivots: by(field) }),
      formattingSettings: {
        chart_colors: Object.entries(colours).map(([field_name, chart_color]) => ({
          field_name,
          chart_color,
        })),
      },
    });
  const page = [
    chart('lines', 'app', { shop: '#111111' }),
    chart('pie', 'app', { shop: '#222222', mail: '#333333' }, true),
    chart('plain', 'app', {}),
    chart('other', 'user', { shop: '#444444' }),
  ];
  const coloursIn = (widgets: typeof page, id: string) => {
    const config = widgets.find((one) => one.id === id)?.config;
    return config && Object.fromEntries(coloursOnPage(widgets, config));
  };

  it('show a value in the colour that was chosen in one of them, their own first', () => {
    expect(coloursIn(page, 'plain')).toEqual({ shop: '#111111', mail: '#333333' });
    expect(coloursIn(page, 'pie')).toEqual({ shop: '#222222', mail: '#333333' });
    expect(coloursIn(page, 'other')).toEqual({ shop: '#444444' });
  });

  it('follow a new colour without storing it where none was chosen', () => {
    const changed = withColourOnPage(page, { widgetId: 'plain', name: 'shop', colour: '#555555' });
    const stored = changed.map((one) =>
      one.kind === 'aggregation'
        ? seriesColoursOf(one.config.formattingSettings).get('shop')
        : undefined,
    );
    expect(stored).toEqual(['#555555', '#555555', '#555555', '#444444']);
    const mail = withColourOnPage(page, { widgetId: 'pie', name: 'mail', colour: undefined });
    expect(mail.slice(2)).toEqual(page.slice(2));
    expect(mail[0]).toBe(page[0]);
  });
});
