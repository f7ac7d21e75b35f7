import { useCallback } from 'react';
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
