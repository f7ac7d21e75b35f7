import { createContext } from 'react';

/** Adds widgets about a field to the page; missing where the page shows no widgets. */
export type FieldWidgetActions = {
  onChart: (field: string) => void;
  onTopValues: (field: string) => void;
  /** Asks for a second field. */
  onCompare: (field: string) => void;
};

export const FieldWidgetsContext = createContext<FieldWidgetActions | undefined>(undefined);
