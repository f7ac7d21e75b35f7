import { createContext, useContext } from 'react';
import { matchRoutes, useLocation, type DataRouter, type Location } from 'react-router-dom';

/**
 * The state of the router. Pages may still render the previous location, because navigations are
 * transitions.
 */
export type RouterNow = {
  location: () => Location;
  /** Whether there was a navigation since the console was loaded, except for replaced entries. */
  hasNavigated: () => boolean;
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

/** Tells Back and Forward to a page from a reload of it: the router calls both `POP`. */
export function useHasNavigated(): RouterNow['hasNavigated'] {
  return useContext(RouterContext)?.hasNavigated ?? never;
}

export function usePrepared(): RouterNow['prepare'] {
  return useContext(RouterContext)?.prepare ?? nothing;
}

const never = () => false;
const nothing = () => Promise.resolve();

/** Paths are relative to the base path of the console, as pages use them. */
export function routerNow(router: DataRouter): RouterNow {
  const prefix = (router.basename ?? '').replace(/\/$/, '');
  let hasNavigated = wasLoadedByBack();
  let { key } = router.state.location;
  router.subscribe(({ historyAction, location }) => {
    hasNavigated ||= location.key !== key && historyAction !== 'REPLACE';
    key = location.key;
  });
  return {
    hasNavigated: () => hasNavigated,
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

/** Whether Back or Forward led from another site to the console. */
const wasLoadedByBack = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'back_forward');
