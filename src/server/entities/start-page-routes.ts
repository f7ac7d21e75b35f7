import * as api from '@/contract/start-page';
import { filledPageOf, pageOf, slicePage } from '../http/query-values';
import { serve } from '../http/serve';
import type { Module } from '../resource/registry';
import type { ActivityLog } from './activity-log';
import { createEntityDirectory } from './entity-directory';
import type { LastOpened } from './last-opened';

export type StartPageServices = {
  activity: ActivityLog;
  lastOpened: LastOpened;
};

/**
 * Lists of the start page. They show what the caller may read; what was opened is only listed while
 * it exists.
 */
export const serveStartPage: Module<StartPageServices> = (table, { activity, lastOpened }) => {
  const directory = createEntityDirectory(table);

  serve(table, api.listLastOpened, ({ user, query, permits }) => {
    const all = lastOpened.of(user.id).flatMap(({ grn, at }) => {
      const title = directory.titleOf(grn);
      return title !== undefined && directory.isReadable(permits, grn)
        ? [{ grn, title, timestamp: new Date(at).toISOString() }]
        : [];
    });
    const page = filledPageOf(query, 5);
    const rows = slicePage(all, page);
    return {
      total: all.length,
      count: rows.length,
      page: page.page,
      per_page: page.perPage,
      lastOpened: rows,
    };
  });

  serve(table, api.listRecentActivity, ({ query, permits }) => {
    const all = activity.all().filter(({ grn }) => directory.isReadable(permits, grn));
    const page = pageOf(query, 5);
    const rows = slicePage(all, page).map(
      ({ id, type, grn, title, userName, at }): api.RecentActivity => ({
        id,
        activity_type: type,
        item_grn: grn,
        item_title: directory.titleOf(grn) ?? title,
        user_name: userName,
        timestamp: new Date(at).toISOString(),
      }),
    );
    return {
      total: all.length,
      count: rows.length,
      page: page.page,
      per_page: page.perPage,
      recentActivity: rows,
    };
  });
};
