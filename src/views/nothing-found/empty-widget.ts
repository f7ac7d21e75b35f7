import { createContext } from 'react';
import type { Widget } from '@/domain/search/widgets/widget';
import type { TimeRange } from '@/domain/time-range/time-range';

/** What is empty if nothing is found. */
type EmptyWidget = {
  /** As it is searched, with the values of variables. */
  widget: Widget;
  /** The same with its variables, if it is not that of the page. */
  unbound?: Widget;
  /** The window of the page. */
  window: TimeRange;
};

export const EmptyWidgetContext = createContext<EmptyWidget | undefined>(undefined);
