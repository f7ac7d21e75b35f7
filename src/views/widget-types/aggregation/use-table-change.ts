import { useCallback } from 'react';
import { onlyQuery, stateOf } from '@/domain/search/view/view';
import type { AggregationWidget } from '@/domain/search/widgets/widget';
import type { TableChange } from '@/domain/search/aggregation/table-change';
import { useView } from '@/views/view-state/view-state-context';

/**
 * Changes an aggregation from the head of its table, always starting from its newest state;
 * undefined where nothing can be changed.
 */
export function useTableChange(
  widget: AggregationWidget,
): ((change: TableChange) => void) | undefined {
  const { edit, isReadOnly } = useView();
  const apply = useCallback(
    (change: TableChange) =>
      edit((now) => {
        const found = stateOf(now, onlyQuery(now).id).widgets.find(({ id }) => id === widget.id);
        const newest = found?.kind === 'aggregation' ? found : widget;
        return { type: 'widget', widget: { ...newest, config: change(newest.config) } };
      }),
    [edit, widget],
  );
  return isReadOnly ? undefined : apply;
}
