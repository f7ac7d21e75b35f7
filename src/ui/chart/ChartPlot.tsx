import type { Data, Layout, PlotMouseEvent, PlotRelayoutEvent } from 'plotly.js';
import { CONFIG, draggedOver, type AxisRange } from './chart-layout';
import { forgetMeasuredTexts, Plot } from './plotly';

type ChartPlotProps = { data: Data[]; layout: Partial<Layout>; onHover: (point: number | undefined) => void; onPick: (point: number) => void; /** A stretch of the axis that was dragged over. */ onSelect?: ((stretch: AxisRange) => void) | undefined };

/** What Plotly draws, and what is done with it in the numbers of the points. */
export function ChartPlot({ data, layout, onHover, onPick, onSelect }: ChartPlotProps) {
  return (
    <Plot
      data={data}
      layout={layout}
      config={CONFIG}
      onUpdate={forgetMeasuredTexts}
      onHover={({ points: [point] }: PlotMouseEvent) => onHover(point?.pointNumber)}
      onUnhover={() => onHover(undefined)}
      onClick={({ points: [point] }: PlotMouseEvent) => { if (point) onPick(point.pointNumber); }}
      onRelayout={(event: PlotRelayoutEvent) => {
        const stretch = draggedOver(event);
        if (stretch) onSelect?.(stretch);
      }}
    />
  );
}
