import type { TimeRange } from '../../time-range/time-range';
import { newMessageCount, newMessages } from '../widgets/new-widgets';
import { emptyPage } from './pages';
import { EMPTY_STATE, type ViewDocument } from './view';

/** UUIDs, except for the search id, which has 24 hexadecimal characters. */
export type NewViewIds = {
  search: string;
  query: string;
  messageCount: string;
  allMessages: string;
};
/** Titles of the two widgets, from the catalogue of texts. */
export type NewViewTitles = { messageCount: string; allMessages: string };

const DEFAULT_RANGE: TimeRange = { type: 'relative', range: 300 };

/** The default search: all messages with a message count above. */
export function newSearchView(
  ids: NewViewIds,
  titles: NewViewTitles,
  columns: readonly string[],
): ViewDocument {
  const messageCount = newMessageCount(ids.messageCount);
  const allMessages = newMessages(ids.allMessages, columns);
  return {
    ...UNSAVED,
    type: 'SEARCH',
    search: {
      id: ids.search,
      queries: [
        {
          id: ids.query,
          query: '',
          timerange: DEFAULT_RANGE,
          filter: null,
          filters: [],
          searchTypes: [],
        },
      ],
      parameters: [],
    },
    states: {
      [ids.query]: {
        ...EMPTY_STATE,
        titles: {
          widget: {
            [ids.messageCount]: titles.messageCount,
            [ids.allMessages]: titles.allMessages,
          },
          tab: {},
        },
        widgets: [messageCount, allMessages],
        positions: {
          [ids.messageCount]: { col: 1, row: 1, height: 2, width: Infinity },
          [ids.allMessages]: { col: 1, row: 3, height: 6, width: Infinity },
        },
      },
    },
  };
}

/** A dashboard with one page and no widgets. */
export const newDashboardView = (ids: Pick<NewViewIds, 'search' | 'query'>): ViewDocument => ({
  ...UNSAVED,
  type: 'DASHBOARD',
  search: { id: ids.search, queries: [emptyPage(ids.query)], parameters: [] },
  states: { [ids.query]: EMPTY_STATE },
});

const UNSAVED = {
  id: '',
  title: '',
  summary: '',
  description: '',
  properties: [],
  requires: {},
  owner: null,
  createdAt: '',
  favorite: false,
} as const;
