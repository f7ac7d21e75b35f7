import { newSearchView } from '@/domain/search/new-view';
import { DEFAULT_COLUMNS } from '@/domain/search/session/page-settings';
import type { SessionOrigin } from '@/domain/search/session/session';

export const TABLE = 'table';
export const COUNT = 'count';
export const QUERY = 'query';
const document = newSearchView(
  { search: 's', query: QUERY, messageCount: COUNT, allMessages: TABLE },
  { messageCount: 'Count', allMessages: 'All' },
  DEFAULT_COLUMNS,
);
export const saved: SessionOrigin = {
  kind: 'saved',
  document: { ...document, id: '5f0000000000000000000001', title: 'Saved' },
};
