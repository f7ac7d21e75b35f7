import { newSearchView } from '@/domain/search/view/new-view';
import { DEFAULT_COLUMNS } from '@/domain/search/view-state/page-settings';
import type { ViewOrigin } from '@/domain/search/view-state/view-state';

export const TABLE = 'table';
export const COUNT = 'count';
export const QUERY = 'query';
const document = newSearchView(
  { search: 's', query: QUERY, messageCount: COUNT, allMessages: TABLE },
  { messageCount: 'Count', allMessages: 'All' },
  DEFAULT_COLUMNS,
);
export const saved: ViewOrigin = {
  kind: 'saved',
  document: { ...document, id: '5f0000000000000000000001', title: 'Saved' },
};
