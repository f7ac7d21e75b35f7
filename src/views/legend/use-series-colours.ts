import { useCallback, useMemo } from 'react';
import { colourChange } from '@/domain/search/view/colour-change';
import { coloursOnPage } from '@/domain/search/widgets/series-colours';
import type { AggregationWidget } from '@/domain/search/widgets/widget';
import { useHiddenSeries } from '@/views/chart-state/use-hidden-series';
import { useView } from '@/views/view-state/view-state-context';
import type { LegendActions, SeriesSettings } from './legend-entry';

/** The colours that users chose for the series of a widget, the hidden ones, and how to change both. */
export function useSeriesColours({
  id,
  config,
}: AggregationWidget): SeriesSettings & LegendActions {
  const { edit, state } = useView();
  const { hidden, onHidden } = useHiddenSeries(id);
  const chosen = useMemo(() => coloursOnPage(state.widgets, config), [state.widgets, config]);
  const onColour = useCallback<LegendActions['onColour']>(
    (name, colour) => edit(colourChange(id, name, colour)),
    [edit, id],
  );
  return useMemo(
    () => ({ chosen, onColour, hidden, onHidden }),
    [chosen, onColour, hidden, onHidden],
  );
}
