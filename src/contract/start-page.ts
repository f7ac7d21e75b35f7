import { endpoint } from './endpoint';

type Page = { total: number; count: number; page: number; per_page: number };
type PageQuery = { page?: number; per_page?: number };

/** `timestamp` ISO 8601 UTC. */
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

/** What the caller opened, newest first. */
export const listLastOpened = endpoint<PageQuery, Page & { lastOpened: LastOpened[] }>({
  method: 'GET',
  path: '/startpage/lastOpened',
  toRequest: (query) => ({ query }),
});
/** What happened to what the caller may see, newest first. */
export const listRecentActivity = endpoint<PageQuery, Page & { recentActivity: RecentActivity[] }>({
  method: 'GET',
  path: '/startpage/recentActivity',
  toRequest: (query) => ({ query }),
});
