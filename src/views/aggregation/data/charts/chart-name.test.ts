import { beforeAll, expect, it } from 'vitest';
import { PLAIN } from '@/domain/search/formatting/formatting';
import { newAggregation, overTime } from '@/domain/search/widgets/new-widgets';
import { loadTexts, switchLanguage } from '@/shared/texts/load-texts';
import { chartName, highest } from './chart-name';

const range = {
  type: 'absolute',
  from: '2026-11-21T10:00:00.000Z',
  to: '2026-11-21T11:00:00.000Z',
} as const;
const values = (field: string) =>
  ({ type: 'values', fields: [field], config: { limit: 15, skipEmptyValues: false } }) as const;
const common = {
  range,
  zone: 'UTC',
  nameOf: (point: number) => `web-${point}`,
  formatOf: () => PLAIN,
};
beforeAll(() => loadTexts(['widgets']));

it('names type, metrics, groupings, range and the highest value', () => {
  const { config } = newAggregation('w', {
    rowPivots: [values('source')],
    columnPivots: [values('level')],
    visualization: 'line',
  });
  const series = [
    { name: 'Error', metric: 'count()', values: [1, 7_000] },
    { name: 'Info', metric: 'count()', values: [undefined, 5] },
  ];
  expect(chartName({ ...common, config, series })).toBe(
    'Line chart of count() by source, level from 2026-11-21 10:00:00 to 2026-11-21 11:00:00. Highest value: 7,000 (web-1, Error)',
  );
});

it('names a map in German as well', async () => {
  const { config } = newAggregation('w', { rowPivots: [values('source')], visualization: 'map' });
  const series = [{ name: 'count()', metric: 'count()', values: [1, 7] }];
  await switchLanguage('de');
  expect(chartName({ ...common, config, series })).toMatch(
    /^Weltkarte von count\(\) nach source von .* bis .*\. Höchster Wert: 7 \(web-1\)$/,
  );
  await switchLanguage('en');
  expect(chartName({ ...common, config, series })).toMatch(
    /^World map of count\(\) by source from/,
  );
});

it('says nothing about what is not there', () => {
  const { config } = newAggregation('w', { rowPivots: [overTime()] });
  expect(chartName({ ...common, config, series: [] })).toBe(
    'Bar chart of count() by timestamp from 2026-11-21 10:00:00 to 2026-11-21 11:00:00',
  );
  expect(highest([{ values: [undefined] }])).toBeUndefined();
  expect(highest([{ values: [-5, -2] }])).toEqual({ series: 0, point: 1, value: -2 });
});
