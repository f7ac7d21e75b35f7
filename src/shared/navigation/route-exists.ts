import { createContext } from 'react';

/**
 * Whether the console has a page at a path that the user may open. Links to other paths are not
 * rendered.
 */
export const RouteExists = createContext<(path: string) => boolean>(() => false);
