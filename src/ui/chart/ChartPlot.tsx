import type { Data, Layout, PlotMouseEvent, PlotRelayoutEvent } from 'plotly.js';
import { useDeferredValue, useMemo } from 'react';
import { CONFIG, draggedOver, withoutAxes, type AxisRange } from './chart-layout';
import { forgetMeasuredTexts, Plot } from './plotly';

type ChartPlotProps = {
  data: Data[];
  layout: Partial<Layout>;
  onHover: (point: number | undefined) => void;
  onPick: (point: number) => void;
  /** Called when the user drags over a range of the axis. */
  onSelect?: ((stretch: AxisRange) => void) | undefined;
};
type Drawing = { data: Data[]; layout: Partial<Layout> };

const NOTHING: Data[] = [];

/**
 * Renders a Plotly chart and reports pointer events by point number. The first drawing takes long,
 * so it is split: the background first, axes and data in a task of their own.
 */
export function ChartPlot({ data, layout, onHover, onPick, onSelect }: ChartPlotProps) {
  const whole = useMemo((): Drawing => ({ data, layout }), [data, layout]);
  const shown = useDeferredValue(whole, { data: NOTHING, layout: withoutAxes(layout) });
  return (
    <Plot
      data={shown.data}
      layout={shown.layout}
      config={CONFIG}
      onUpdate={forgetMeasuredTexts}
      onHover={({ points: [point] }: PlotMouseEvent) => onHover(point?.pointNumber)}
      onUnhover={() => onHover(undefined)}
      onClick={({ points: [point] }: PlotMouseEvent) => {
        if (point) onPick(point.pointNumber);
      }}
      onRelayout={(event: PlotRelayoutEvent) => {
        const stretch = draggedOver(event);
        if (stretch) onSelect?.(stretch);
      }}
    />
  );
}
