import { createContext } from 'react';

/**
 * Exports the rows of a message table; without an id users choose the table. Undefined where the
 * page has an export of its own, or none.
 */
export const ExportContext = createContext<((widgetId?: string) => void) | undefined>(undefined);
