import { createContext, useContext } from 'react';

/** The keys of the rows of the page that shows. */
export const PageKeys = createContext<readonly string[]>([]);

/** For cells that ask for something of all rows at once. */
export const usePageKeys = () => useContext(PageKeys);
