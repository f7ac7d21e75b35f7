import { createContext } from 'react';

/** Whether the console has a page at a path. Links to paths without one are not rendered. */
export const RouteExists = createContext<(path: string) => boolean>(() => false);
