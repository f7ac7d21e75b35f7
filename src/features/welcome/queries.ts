import { keepPreviousData, queryOptions, type QueryKey } from '@tanstack/react-query';
import { call } from '@/api/client';
import type { Endpoint } from '@/contract/endpoint';
import { listFavorites } from '@/contract/favorites';
import { listLastOpened, listRecentActivity, type RecentActivity } from '@/contract/start-page';
import { favoriteQueries } from '@/shared/entity-list/favorites/favorites';

export const PER_PAGE = 5;

/** The entries of one page, and the total number. */
export type StartPage<Entry> = { entries: Entry[]; total: number };
type Pages<Answer> = Endpoint<{ page: number; per_page: number }, Answer>;

/** Keeps the previous page visible while the next one loads. */
const pagesOf =
  <Answer extends { total: number }, Entry>(
    key: QueryKey,
    endpoint: Pages<Answer>,
    entriesOf: (answer: Answer) => Entry[],
  ) =>
  (page: number) =>
    queryOptions({
      queryKey: [...key, page],
      queryFn: async ({ signal }): Promise<StartPage<Entry>> => {
        const answer = await call(endpoint, { page, per_page: PER_PAGE }, { signal });
        return { entries: entriesOf(answer), total: answer.total };
      },
      placeholderData: keepPreviousData,
    });

const KEY = ['welcome'] as const;

/** Lines that say the same one after the other are one, with the time of the last. */
const folded = <Line extends Pick<RecentActivity, 'activity_type' | 'item_grn' | 'user_name'>>(
  lines: readonly Line[],
): (Line & { count: number })[] => {
  const result: (Line & { count: number })[] = [];
  for (const line of lines) {
    const last = result.at(-1);
    const isSame =
      last?.activity_type === line.activity_type &&
      last.item_grn === line.item_grn &&
      last.user_name === line.user_name;
    if (last && isSame) result[result.length - 1] = { ...last, count: last.count + 1 };
    else result.push({ ...line, count: 1 });
  }
  return result;
};

export const welcomeQueries = {
  all: () => KEY,
  lastOpened: pagesOf([...KEY, 'lastOpened'], listLastOpened, ({ lastOpened }) => lastOpened),
  recentActivity: pagesOf([...KEY, 'recentActivity'], listRecentActivity, ({ recentActivity }) =>
    folded(recentActivity),
  ),
  favorites: pagesOf(
    [...favoriteQueries.all(), 'page'],
    listFavorites,
    ({ favorites }) => favorites,
  ),
};
