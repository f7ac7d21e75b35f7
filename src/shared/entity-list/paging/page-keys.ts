import { createContext, useContext } from 'react';

/** The keys of the rows on the visible page. */
export const PageKeys = createContext<readonly string[]>([]);

/** For cells that share one request for all visible rows. */
export const usePageKeys = () => useContext(PageKeys);
