import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ulid } from 'ulid';
import { withCommentsOf } from '@/domain/query/syntax/comments';
import type { Mark } from '@/domain/search/drill-down/mark';
import { searchOfMark, tableOfMark } from '@/domain/search/drill-down/messages-of-mark';
import { columnsOf, messagesWidgetOf } from '@/domain/search/view-state/page-settings';
import { onlyQuery } from '@/domain/search/view/view';
import type { AggregationWidget } from '@/domain/search/widgets/widget';
import { searchAddress } from '@/shared/message/facts/search-address';
import { useRoot } from '@/shared/message/values/use-root';
import { useSession } from '@/shared/session/session-context';
import { keptText } from '@/shared/texts/t';
import { DrillDownContext, type DrillDown } from '@/views/drill-down/drill-down-context';
import { useView } from '@/views/view-state/view-state-context';
import { useBound } from '@/views/variables/use-bindings';
import type { ViewerProps } from '@/views/widget-frame/widget-type';
import { focusWhenMounted, scrollToWidget } from '@/views/widget-controls/widget-focus';

type WidgetDrillDownProps = Pick<ViewerProps, 'onQueryChange' | 'onZoom'> & {
  widget: AggregationWidget;
  children: ReactNode;
};

/** What the page offers for the marks of a widget. */
export function WidgetDrillDown({ widget, onQueryChange, onZoom, children }: WidgetDrillDownProps) {
  const { view, state, page, edit } = useView();
  const { zone } = useSession();
  const root = useRoot();
  const navigate = useNavigate();
  const { bound } = useBound(widget);
  const drillDown = useMemo((): DrillDown => {
    const table = messagesWidgetOf(view);
    const columns = columnsOf(table);
    const addressOf = (mark: Mark) => {
      const { query, streams, range: of } = searchOfMark(onlyQuery(view), bound, mark);
      // The absolute range, so that exactly the messages counted here are found.
      const counted = of?.type === 'absolute' ? of : mark.range;
      return searchAddress({ query, streams, range: counted });
    };
    return {
      zone,
      onQueryChange,
      onZoom,
      onShow: (mark) => {
        // Of a dashboard only the filter can be changed, which does not contain streams.
        if (view.type === 'DASHBOARD' || !table) return void navigate(addressOf(mark));
        const { query, streams, range: of } = searchOfMark(onlyQuery(view), bound, mark);
        page.execute((now) => ({
          query: withCommentsOf(now.query, query),
          streams,
          ...(of && { range: of }),
        }));
        scrollToWidget(table.id);
      },
      pathOf: (mark) => `${root}${addressOf(mark)}`,
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
  }, [
    view,
    state.positions,
    page,
    edit,
    zone,
    root,
    navigate,
    widget,
    bound,
    onQueryChange,
    onZoom,
  ]);
  return <DrillDownContext value={drillDown}>{children}</DrillDownContext>;
}

const TABLE_HEIGHT = 5;
