import { useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { ChartStateContext, newChartState } from './chart-state';
import { placesOf, withPlaces } from './colour-places';

/**
 * The places in the palette of the series of a chart. Charts of a page that group by the same share
 * them; without `by` they are those of the order.
 */
export function useSeriesPlaces(
  by: string | undefined,
  keys: readonly string[],
  colours: number,
): readonly number[] {
  const [alone] = useState(newChartState);
  const { colours: store } = useContext(ChartStateContext) ?? alone;
  const known = useSyncExternalStore(store.subscribe, () =>
    by === undefined ? undefined : store.get().get(by),
  );
  useEffect(() => {
    if (by !== undefined) store.set(withPlaces(store.get(), by, keys, colours));
  }, [store, by, keys, colours]);
  return useMemo(() => placesOf(known, keys, colours), [known, keys, colours]);
}
