import { useCallback, useContext, useState, useSyncExternalStore } from 'react';
import { ChartStateContext, newChartState } from './chart-state';

const NONE: ReadonlySet<string> = new Set();

/** The keys of the hidden series of a widget. They are state of the page, not of the document. */
export function useHiddenSeries(widgetId: string): {
  hidden: ReadonlySet<string>;
  onHidden: (hidden: ReadonlySet<string>) => void;
} {
  const [alone] = useState(newChartState);
  const { hidden: store } = useContext(ChartStateContext) ?? alone;
  const hidden = useSyncExternalStore(store.subscribe, () => store.get().get(widgetId) ?? NONE);
  const onHidden = useCallback(
    (next: ReadonlySet<string>) => store.set(new Map(store.get()).set(widgetId, next)),
    [store, widgetId],
  );
  return { hidden, onHidden };
}
