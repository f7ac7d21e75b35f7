import { renderHook } from '@testing-library/react';
import { ThemeProvider } from 'styled-components';
import { expect, it } from 'vitest';
import { newAggregation, overTime } from '@/domain/search/widgets/new-widgets';
import { themes } from '@/theme/theme';
import { useColouredSeries } from './use-coloured-series';

const range = {
  type: 'absolute',
  from: '2026-11-21T10:00:00.000Z',
  to: '2026-11-21T11:00:00.000Z',
} as const;

/** The colours of the series of levels 3 and 6. */
function coloursOf(...metrics: string[]): readonly string[] {
  const { config } = newAggregation('w', {
    rowPivots: [overTime()],
    columnPivots: [
      { type: 'values', fields: ['level'], config: { limit: 15, skipEmptyValues: true } },
    ],
  });
  const columns = ['3', '6'].flatMap((level) =>
    metrics.map((series) => ({ group: [level], series })),
  );
  const { result } = renderHook(
    () =>
      useColouredSeries({ columns, rows: [] }, config, {
        range,
        chosen: new Map(),
        textOf: (_, value) => value,
      }),
    { wrapper: ({ children }) => <ThemeProvider theme={themes.teint}>{children}</ThemeProvider> },
  );
  return result.current.map(({ colour }) => colour);
}

it('levels have their own colours, unless several metrics of a level would look the same', () => {
  const { teint } = themes;
  expect(coloursOf('count()')).toEqual([teint.level[3], teint.level[6]]);
  expect(new Set(coloursOf('count()', 'avg(took)')).size).toBe(4);
});
