import { expect, it } from 'vitest';
import { seriesColoursOf, withSeriesColour } from './series-colours';

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
