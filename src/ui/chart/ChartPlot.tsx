import type { Data, Layout, PlotMouseEvent, PlotRelayoutEvent } from 'plotly.js';
import { useDeferredValue, useMemo } from 'react';
import { CONFIG, draggedOver, withoutAxes, type AxisRange } from './chart-layout';
import { forgetMeasuredTexts, Plot } from './plotly';

type ChartPlotProps = {
  data: Data[];
  layout: Partial<Layout>;
  onHover: (point: number | undefined) => void;
  onPick: (point: number) => void;
  /** A stretch of the axis that was dragged over. */ onSelect?:
    ((stretch: AxisRange) => void) | undefined;
};
type Drawing = { data: Data[]; layout: Partial<Layout> };

const NOTHING: Data[] = [];

/**
 * What Plotly draws, and what is done with it in the numbers of the points. Its first drawing is
 * long: the ground of it comes first, axes and data in a task of their own.
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
