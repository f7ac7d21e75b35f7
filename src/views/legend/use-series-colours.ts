import { useCallback, useMemo } from 'react';
import { seriesColoursOf, withSeriesColour } from '@/domain/search/widgets/series-colours';
import type { AggregationWidget } from '@/domain/search/widgets/widget';
import { onlyQuery, stateOf } from '@/domain/search/view/view';
import { useView } from '@/views/session/session-context';
import type { LegendActions } from './legend-entry';

/** The colours that users chose for the series of a widget, and how to change them. */
export function useSeriesColours(widget: AggregationWidget): {
  chosen: ReadonlyMap<string, string>;
  onColour: LegendActions['onColour'];
} {
  const { edit } = useView();
  const { id } = widget;
  const settings = widget.config.formattingSettings;
  const chosen = useMemo(() => seriesColoursOf(settings), [settings]);
  const onColour = useCallback<LegendActions['onColour']>(
    (name, colour) =>
      edit((now) => {
        const current = stateOf(now, onlyQuery(now).id).widgets.find((one) => one.id === id);
        const before = current?.kind === 'aggregation' ? current.config.formattingSettings : null;
        return {
          type: 'widgetConfig',
          widgetId: id,
          config: { formattingSettings: withSeriesColour(before, name, colour) },
        };
      }),
    [edit, id],
  );
  return { chosen, onColour };
}
