import { useMemo, useState } from 'react';
import type { PivotResult } from '@/contract/search';
import { searchOfMark } from '@/domain/search/drill-down/messages-of-mark';
import { onlyQuery, stateOf, type ViewDocument } from '@/domain/search/view/view';
import type { AggregationWidget } from '@/domain/search/widgets/widget';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import type { MenuItem } from '@/ui/menu/menu-item';
import { aggregationTitle } from '@/views/aggregation/aggregation-title';
import { hasFiguresTable, type FiguresSwitch } from '@/views/aggregation/data/aggregation-view';
import { useCopyItems } from '@/views/aggregation/table/use-copy-items';
import { useView } from '@/views/view-state/view-state-context';
import { useDownloadItems, type LazyFigures } from '@/views/take-away/use-download-items';

/** Actions on the result of an aggregation for the menu of its widget. */
export function useResultItems(
  widget: AggregationWidget,
  /** Undefined until it belongs to the search of the page. */
  result: PivotResult | undefined,
  /** The element that the chart is drawn in. */
  card: () => Element | null | undefined,
): { asTable: FiguresSwitch; items: MenuItem[] } {
  const { view } = useView();
  const { zone } = useSession();
  const [isTable, setTable] = useState(false);
  const asTable = useMemo(
    () => ({ shown: isTable, toggle: () => setTable((shown) => !shown) }),
    [isTable],
  );
  const downloads = useDownloadItems(result && figuresOf(view, widget, result, zone), card);
  const copies = useCopyItems(result, widget.config, zone);
  const tableItem = {
    id: 'table',
    label: t(isTable ? 'widgets.showAsChart' : 'widgets.showAsTable'),
    onSelect: asTable.toggle,
  };
  return {
    asTable,
    items: [...(hasFiguresTable(widget.config) ? [tableItem] : []), ...copies, ...downloads],
  };
}

/** The result of a widget, and how it was asked for. */
const figuresOf = (
  view: ViewDocument,
  widget: AggregationWidget,
  result: PivotResult,
  zone: string,
): LazyFigures => ({
  result,
  config: widget.config,
  source() {
    const { from, to } = result.effective_timerange;
    const everything = { groups: [], range: result.effective_timerange };
    const { query, streams } = searchOfMark(onlyQuery(view), widget, everything);
    const title =
      stateOf(view, onlyQuery(view).id).titles.widget[widget.id] ?? aggregationTitle(widget.config);
    return { title, query, streams, from, to, zone };
  },
});
