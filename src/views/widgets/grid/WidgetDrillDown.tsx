import { useMemo, type ReactNode } from 'react';
import { ulid } from 'ulid';
import { withCommentsOf } from '@/domain/query/syntax/comments';
import { searchOfMark, tableOfMark } from '@/domain/search/drill-down/messages-of-mark';
import { columnsOf, messagesWidgetOf } from '@/domain/search/session/page-settings';
import { onlyQuery } from '@/domain/search/view/view';
import type { AggregationWidget } from '@/domain/search/widgets/widget';
import { searchAddress } from '@/shared/message/facts/search-address';
import { useRoot } from '@/shared/message/values/use-root';
import { useSession } from '@/shared/session/session-context';
import { keptText } from '@/shared/texts/t';
import { DrillDownContext, type DrillDown } from '@/views/drill-down/drill-down-context';
import { useView } from '@/views/session/session-context';
import { useBound } from '@/views/variables/use-bindings';
import type { ViewerProps } from '../frame/widget-type';
import { focusWhenMounted, scrollToWidget } from '../controls/widget-focus';

type WidgetDrillDownProps = Pick<ViewerProps, 'onQueryChange' | 'onZoom'> & {
  widget: AggregationWidget;
  children: ReactNode;
};

/** What the page offers for the marks of a widget. */
export function WidgetDrillDown({ widget, onQueryChange, onZoom, children }: WidgetDrillDownProps) {
  const { view, state, page, edit } = useView();
  const { zone } = useSession();
  const root = useRoot();
  const { bound } = useBound(widget);
  const drillDown = useMemo((): DrillDown => {
    const table = messagesWidgetOf(view);
    const columns = columnsOf(table);
    return {
      zone,
      onQueryChange,
      onZoom,
      onShow:
        // Of a dashboard only the filter can be changed, which does not contain streams.
        view.type === 'DASHBOARD'
          ? undefined
          : table &&
            ((mark) => {
              const { query, streams, range: of } = searchOfMark(onlyQuery(view), bound, mark);
              page.execute((now) => ({
                query: withCommentsOf(now.query, query),
                streams,
                ...(of && { range: of }),
              }));
              scrollToWidget(table.id);
            }),
      pathOf: (mark) => {
        const { query, streams, range: of } = searchOfMark(onlyQuery(view), bound, mark);
        // The absolute range, so that exactly the messages counted here are found.
        const counted = of?.type === 'absolute' ? of : mark.range;
        return `${root}${searchAddress({ query, streams, range: counted })}`;
      },
      onTable: (mark, name) => {
        const id = ulid();
        const { row = 1, height = 0 } = state.positions[widget.id] ?? {};
        focusWhenMounted(id);
        edit({
          type: 'addWidget',
          widget: tableOfMark(id, widget, mark, columns),
          title:
            name === '' ? keptText('marks.allMessages') : keptText('marks.messagesOf', { name }),
          position: { col: 1, row: row + height, height: TABLE_HEIGHT, width: Infinity },
        });
      },
    };
  }, [view, state.positions, page, edit, zone, root, widget, bound, onQueryChange, onZoom]);
  return <DrillDownContext value={drillDown}>{children}</DrillDownContext>;
}

const TABLE_HEIGHT = 5;
