import { createContext } from 'react';
import type { FieldValue } from '@/domain/exact';

/**
 * What the page around a message does with its values; what a page has no use for is left out and
 * not shown.
 */
export type ReaderActions = {
  onStatistics?: (field: string) => void;
  /** Shows what decorates the messages. */
  onDecorators?: () => void;
  onHighlight?: (field: string, value: FieldValue) => void;
};

export const ReaderActionsContext = createContext<ReaderActions>({});
