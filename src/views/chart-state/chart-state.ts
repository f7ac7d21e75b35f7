import { createContext } from 'react';
import { createStore } from '@/ui/store/store';
import type { ColourGroups } from './colour-places';

/** What the charts of a page have in common, beside the document. */
export type ChartState = {
  /** Which values were shown together: their colours follow from it. */
  colours: Store<ColourGroups>;
  /** The keys of hidden series, by widget. */
  hidden: Store<ReadonlyMap<string, ReadonlySet<string>>>;
};
type Store<Value> = ReturnType<typeof createStore<Value>>;

export const newChartState = (): ChartState => ({
  colours: createStore<ColourGroups>(new Map()),
  hidden: createStore<ReadonlyMap<string, ReadonlySet<string>>>(new Map()),
});

/** Without one, a chart stands alone. */
export const ChartStateContext = createContext<ChartState | undefined>(undefined);
