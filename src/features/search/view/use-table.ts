import { useCallback } from 'react';
import type { MessagesWidget } from '@/domain/search/widget';
import type { SearchRequest } from '../search-request';
import type { SearchAddress } from '../use-search-address';
import { messagesWidgetOf, sortItemOf } from './view-address';
import { useView } from './view-context';

/** Changes of the table whose columns and order stand in the address: they can be taken back like any other. */
export function useTable({ execute, present }: Pick<SearchAddress, 'execute' | 'present'>) {
  const { view, edit } = useView();
  const widgetId = messagesWidgetOf(view)?.id;
  const changeColumns = useCallback(
    (columns: string[]) => (widgetId === undefined ? present({ columns }) : edit({ type: 'columns', widgetId, fields: columns })),
    [widgetId, edit, present],
  );
  const changeSort = useCallback(
    (sort: SearchRequest['sort']) => (widgetId === undefined ? execute({ sort }) : edit({ type: 'sort', widgetId, sort: [sortItemOf(sort)] })),
    [widgetId, edit, execute],
  );
  return { changeColumns, changeSort };
}

/** What stands below the fields of a row, as the view has it (A3.7), and how that is changed. */
export type RowParts = { messageRow: boolean; summary: boolean; change: (parts: { messageRow?: boolean; summary?: boolean }) => void };

/** Of a table of the view; of the first one unless told. */
export function useRowParts(table?: MessagesWidget): RowParts {
  const { view, edit } = useView();
  const widget = table ?? messagesWidgetOf(view);
  const { showMessageRow = true, showSummary = false } = widget?.config ?? {};
  return {
    messageRow: showMessageRow,
    summary: showSummary,
    change: ({ messageRow = showMessageRow, summary = showSummary }) => widget && edit({ type: 'widgetConfig', widgetId: widget.id, config: { showMessageRow: messageRow, showSummary: summary } }),
  };
}
