import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import { listDashboards } from '@/contract/views';
import { withoutScreens } from '@/domain/screens/screen-lists';
import { isScreen } from '@/domain/screens/screen-codec';
import { queryRoots } from '@/shared/mutations/query-roots';

/** Page size that fits all dashboards. */
const ALL = 10_000;

/** All dashboards by title, without screens. */
export const dashboardChoice = () =>
  queryOptions({
    queryKey: [...queryRoots.dashboards, 'of-screens'] as const,
    queryFn: async ({ signal }) =>
      (
        await call(
          listDashboards,
          { per_page: ALL, query: withoutScreens(), sort: 'title', order: 'asc' },
          { signal },
        )
      ).elements
        .filter((view) => !isScreen(view))
        .map(({ id, title }) => ({ id, title })),
  });
