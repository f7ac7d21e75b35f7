import { useCallback } from 'react';
import {
  columnsOf,
  messagesWidgetOf,
  sortItemOf,
  sortOf,
  type Sort,
} from '@/domain/search/view-state/page-settings';
import type { MessagesWidget } from '@/domain/search/widgets/widget';
import type { ValueActions } from '@/shared/message/values/value-actions';
import { useView } from './view-state-context';

/** Receives the latest requested sort, which may be ahead of that of the rows. */
export type SortChange = (sort: Sort) => Sort;

/**
 * Changes of the table whose columns and sort are in the address, or of an additional `table`; all
 * can be undone.
 */
export function useTable(table?: MessagesWidget) {
  const {
    view,
    edit,
    page: { execute, present },
  } = useView();
  const widgetId = (table ?? messagesWidgetOf(view))?.id;
  const changeColumns = useCallback<ValueActions['onColumnsChange']>(
    (change) => {
      if (widgetId === undefined) present(({ columns }) => ({ columns: change(columns) }));
      else
        edit((now) => ({
          type: 'columns',
          widgetId,
          fields: change(columnsOf(messagesWidgetOf(now, widgetId))),
        }));
    },
    [widgetId, edit, present],
  );
  const changeSort = useCallback(
    (change: SortChange) => {
      if (widgetId === undefined) execute(({ sort }) => ({ sort: change(sort) }));
      else
        edit((now) => ({
          type: 'sort',
          widgetId,
          sort: [sortItemOf(change(sortOf(messagesWidgetOf(now, widgetId))))],
        }));
    },
    [widgetId, edit, execute],
  );
  return { changeColumns, changeSort };
}

/** What rows show below their fields according to the view, and how to change it. */
export type RowParts = {
  messageRow: boolean;
  summary: boolean;
  change: (parts: { messageRow?: boolean; summary?: boolean }) => void;
};

/** Applies to the given table of the view, by default the first one. */
export function useRowParts(table?: MessagesWidget): RowParts {
  const { view, edit } = useView();
  const widget = table ?? messagesWidgetOf(view);
  const { showMessageRow = true, showSummary = false } = widget?.config ?? {};
  return {
    messageRow: showMessageRow,
    summary: showSummary,
    change: ({ messageRow = showMessageRow, summary = showSummary }) =>
      widget &&
      edit({
        type: 'widgetConfig',
        widgetId: widget.id,
        config: { showMessageRow: messageRow, showSummary: summary },
      }),
  };
}
