import { createContext, useContext } from 'react';
import { matchRoutes, useLocation, type DataRouter, type Location } from 'react-router-dom';

/**
 * What the router itself knows. The page may still show the address before: navigations are
 * transitions, in which people go on.
 */
export type RouterNow = {
  location: () => Location;
  /** Fetches the page of an address, so that going there takes no time. */
  prepare: (path: string) => Promise<void>;
};

export const RouterContext = createContext<RouterNow | undefined>(undefined);

/**
 * What the next change of an address begins with. Without the router's own word it is that of the
 * page.
 */
export function useNewestLocation(): () => Location {
  const shown = useLocation();
  return useContext(RouterContext)?.location ?? (() => shown);
}

export function usePrepared(): RouterNow['prepare'] {
  return useContext(RouterContext)?.prepare ?? nothing;
}

const nothing = () => Promise.resolve();

/** Addresses are without the prefix that the console is served below, as pages know them. */
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
      // Whoever goes there learns that it could not be fetched.
      await Promise.allSettled(pages);
    },
  };
}
