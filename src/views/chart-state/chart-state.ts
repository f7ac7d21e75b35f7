import { createContext } from 'react';
import { createStore } from '@/ui/store/store';
import type { ColourPlaces } from './colour-places';

/** What the charts of a page have in common, beside the document. */
export type ChartState = {
  colours: Store<ColourPlaces>;
  /** The keys of hidden series, by widget. */
  hidden: Store<ReadonlyMap<string, ReadonlySet<string>>>;
};
type Store<Value> = ReturnType<typeof createStore<Value>>;

export const newChartState = (): ChartState => ({
  colours: createStore<ColourPlaces>(new Map()),
  hidden: createStore<ReadonlyMap<string, ReadonlySet<string>>>(new Map()),
});

/** Without one, a chart stands alone. */
export const ChartStateContext = createContext<ChartState | undefined>(undefined);
