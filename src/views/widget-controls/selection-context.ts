import { createContext } from 'react';

/** The widgets of the page that users selected to move, copy or remove them together. */
export type Selection = {
  selected: ReadonlySet<string>;
  toggle: (widgetId: string) => void;
  /** Adds all widgets between the one toggled last and this one. */
  extendTo: (widgetId: string) => void;
  /** Selects these widgets only. */
  select: (widgetIds: readonly string[]) => void;
};

/** Undefined where widgets cannot be selected. */
export const SelectionContext = createContext<Selection | undefined>(undefined);
