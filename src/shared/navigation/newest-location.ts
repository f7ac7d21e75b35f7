import { createContext, useContext } from 'react';
import { matchRoutes, useLocation, type DataRouter, type Location } from 'react-router-dom';

/**
 * The state of the router. Pages may still render the previous location, because navigations are
 * transitions.
 */
export type RouterNow = {
  location: () => Location;
  /** Preloads the page at a path. */
  prepare: (path: string) => Promise<void>;
};

export const RouterContext = createContext<RouterNow | undefined>(undefined);

/**
 * Returns the location on which the next change of the URL must be based: the router's, else the
 * rendered one.
 */
export function useNewestLocation(): () => Location {
  const shown = useLocation();
  return useContext(RouterContext)?.location ?? (() => shown);
}

export function usePrepared(): RouterNow['prepare'] {
  return useContext(RouterContext)?.prepare ?? nothing;
}

const nothing = () => Promise.resolve();

/** Paths are relative to the base path of the console, as pages use them. */
export function routerNow(router: DataRouter): RouterNow {
  const prefix = (router.basename ?? '').replace(/\/$/, '');
  return {
    location: () => {
      const { location } = router.state;
      return location.pathname.startsWith(`${prefix}/`)
        ? { ...location, pathname: location.pathname.slice(prefix.length) }
        : location;
    },
    prepare: async (path) => {
      const pages = (matchRoutes(router.routes, path) ?? []).map(({ route }) =>
        typeof route.lazy === 'function' ? route.lazy() : undefined,
      );
      // The navigation itself reports a chunk that cannot be loaded.
      await Promise.allSettled(pages);
    },
  };
}
