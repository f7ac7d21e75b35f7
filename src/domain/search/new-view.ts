import type { TimeRange } from '../time-range/time-range';
import { newAggregation, newMessages } from './new-widgets';
import { EMPTY_STATE, type ViewDocument } from './view';

/** UUIDs, but for the search, which has 24 hexadecimal characters. */
export type NewViewIds = {
  search: string;
  query: string;
  messageCount: string;
  allMessages: string;
};
/** What the two widgets are called; the words are the catalogue's. */
export type NewViewTitles = { messageCount: string; allMessages: string };

/**
 * As many levels as syslog has get a colour of their own; others count in the total of their bar.
 */
const LEVELS = 8;
const DEFAULT_RANGE: TimeRange = { type: 'relative', range: 300 };

/** The search that one begins with: all messages below their count. */
export function newSearchView(
  ids: NewViewIds,
  titles: NewViewTitles,
  columns: readonly string[],
): ViewDocument {
  const messageCount = newAggregation(ids.messageCount, {
    columnPivots: [
      { type: 'values', fields: ['level'], config: { limit: LEVELS, skipEmptyValues: false } },
    ],
  });
  const allMessages = newMessages(ids.allMessages, columns);
  return {
    id: '',
    type: 'SEARCH',
    title: '',
    summary: '',
    description: '',
    properties: [],
    requires: {},
    owner: null,
    createdAt: '',
    favorite: false,
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
