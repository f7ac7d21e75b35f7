import { useMemo } from 'react';
import { useNewestLocation } from '@/shared/navigation/newest-location';
import { paths } from '@/shared/paths';
import type { ViewPaths } from '@/views/storing/view-paths';

export function useViewPaths(): ViewPaths {
  const newestLocation = useNewestLocation();
  return useMemo(
    () => ({
      home: paths.search(),
      list: paths.savedSearches(),
      current: () => {
        const { pathname, search } = newestLocation();
        return `${pathname}${search}`;
      },
      ofFragment: (fragment) => `${paths.search()}${fragment}`,
    }),
    [newestLocation],
  );
}
