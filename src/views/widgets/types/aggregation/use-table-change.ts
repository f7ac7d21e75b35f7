import { useCallback } from 'react';
import { onlyQuery, stateOf } from '@/domain/search/view/view';
import type { AggregationWidget } from '@/domain/search/widgets/widget';
import type { TableChange } from '@/domain/search/aggregation/table-change';
import { useView } from '@/views/session/session-context';

/** Changes an aggregation from the head of its table, always starting from its newest state. */
export function useTableChange(widget: AggregationWidget): (change: TableChange) => void {
  const { edit } = useView();
  return useCallback(
    (change) =>
      edit((now) => {
        const found = stateOf(now, onlyQuery(now).id).widgets.find(({ id }) => id === widget.id);
        const newest = found?.kind === 'aggregation' ? found : widget;
        return { type: 'widget', widget: { ...newest, config: change(newest.config) } };
      }),
    [edit, widget],
  );
}
