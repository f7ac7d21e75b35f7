import { createContext } from 'react';
import type { FieldValue } from '@/domain/exact';

/** Actions that the page around a message provides for its values; omitted ones are not shown. */
export type ReaderActions = {
  onStatistics?: (field: string) => void;
  /** Adds a chart of a field to the page. */
  onChart?: (field: string) => void;
  onCompare?: (field: string) => void;
  /** Opens the decorators of the message table. */
  onDecorators?: () => void;
  onHighlight?: (field: string, value: FieldValue) => void;
};

export const ReaderActionsContext = createContext<ReaderActions>({});
