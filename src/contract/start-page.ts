import { endpoint } from './endpoint';

type Page = { total: number; count: number; page: number; per_page: number };
type PageQuery = { page?: number; per_page?: number };

/** `timestamp` is ISO 8601 UTC. */
export type LastOpened = { grn: string; title: string; timestamp: string };
export type ActivityType = 'create' | 'update' | 'delete' | 'share' | 'unshare';
/** `user_name` is the full name. */
export type RecentActivity = {
  id: string;
  activity_type: ActivityType;
  item_grn: string;
  item_title: string;
  user_name: string;
  timestamp: string;
};

/** Entities opened by the caller, newest first. */
export const listLastOpened = endpoint<PageQuery, Page & { lastOpened: LastOpened[] }>({
  method: 'GET',
  path: '/startpage/lastOpened',
  toRequest: (query) => ({ query }),
});
/** Changes of entities visible to the caller, newest first. */
export const listRecentActivity = endpoint<PageQuery, Page & { recentActivity: RecentActivity[] }>({
  method: 'GET',
  path: '/startpage/recentActivity',
  toRequest: (query) => ({ query }),
});
