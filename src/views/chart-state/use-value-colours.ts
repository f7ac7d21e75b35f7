import { useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTheme } from 'styled-components';
import { ChartStateContext, newChartState } from './chart-state';
import { withChart, type ShownTogether } from './colour-places';
import { valueColours, type Coloured } from './value-colours';

const ALONE: ShownTogether = [];

/** The colours of the series or slices of a chart, see `valueColours`; those of a page share them. */
export function useValueColours(
  fields: readonly string[],
  series: readonly Coloured[],
): readonly string[] {
  const theme = useTheme();
  const [alone] = useState(newChartState);
  const { colours: store } = useContext(ChartStateContext) ?? alone;
  const by = fields.length === 0 ? undefined : JSON.stringify(fields);
  const charts = useSyncExternalStore(
    store.subscribe,
    () => (by === undefined ? undefined : store.get().get(by)) ?? ALONE,
  );
  useEffect(() => {
    const keys = series.map(({ key }) => key);
    if (by !== undefined) store.set(withChart(store.get(), by, keys));
  }, [store, by, series]);
  return useMemo(
    () => valueColours(fields, series, charts, theme),
    [fields, series, charts, theme],
  );
}
