import { createContext } from 'react';

/** Whether an address has a page. What has none is not linked. */
export const LeadsSomewhere = createContext<(path: string) => boolean>(() => false);
