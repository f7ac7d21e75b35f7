import { createContext } from 'react';
import type { Mark } from '@/domain/search/drill-down/mark';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import type { QueryChange } from '@/shared/message/values/query-change';

/** What the page around an aggregation offers for the messages of its marks. */
export type DrillDown = {
  zone: string;
  onQueryChange: (change: QueryChange) => void;
  onZoom: (range: AbsoluteRange) => void;
  /** Shows the messages in this tab: on this page if it is a search with a table of them. */
  onShow: (mark: Mark) => void;
  /** The URL of a search for the messages. */
  pathOf: (mark: Mark) => string;
  /** Adds a message table below the widget. */
  onTable: (mark: Mark, name: string) => void;
};

/** Without it, as in a preview, marks can only be copied. */
export const DrillDownContext = createContext<DrillDown | undefined>(undefined);
