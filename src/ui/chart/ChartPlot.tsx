import type { Data, Layout, PlotMouseEvent } from 'plotly.js';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CONFIG, withoutAxes } from './chart-layout';
import { enqueueDrawing } from './draw-queue';
import { forgetMeasuredTexts, Plot } from './plotly';
import { pressedAt, type ChartPlace } from './pressed-at';
import { useInView } from './use-in-view';

type Drawing = { data: Data[]; layout: Partial<Layout> };

/** What is under the pointer. */
type Picking<Mark> = {
  markOf: (point: PlotMouseEvent['points'][number]) => Mark | undefined;
  /** Undefined once the pointer leaves the mark. */
  onHover: (mark: Mark | undefined) => void;
  onPick: (mark: Mark, place: ChartPlace) => void;
};

const NOTHING: Data[] = [];

/**
 * Draws a chart with Plotly, in a task of its own and only while it is in view. The first drawing
 * takes long, so it is split: the background first, then axes and data.
 */
export function ChartPlot<Mark>({ data, layout, picking }: Drawing & { picking: Picking<Mark> }) {
  const frame = useRef<HTMLDivElement>(null);
  const isInView = useInView(frame);
  const latest = useMemo((): Drawing => ({ data, layout }), [data, layout]);
  const [drawn, setDrawn] = useState<Drawing>(() => ({
    data: NOTHING,
    layout: withoutAxes(layout),
  }));
  const [failure, setFailure] = useState<Error>();
  // Plotly draws in promises, whose errors no boundary would see.
  if (failure) throw failure;
  useEffect(() => {
    if (!isInView || drawn === latest) return undefined;
    // Plotly draws in the effects of the render, which would otherwise be those of several charts.
    return enqueueDrawing(() => flushSync(() => setDrawn(latest)));
  }, [isInView, drawn, latest]);
  return (
    <div ref={frame}>
      <Plot
        data={drawn.data}
        layout={drawn.layout}
        config={CONFIG}
        onUpdate={forgetMeasuredTexts}
        onError={setFailure}
        {...handlersOf(picking)}
      />
    </div>
  );
}

function handlersOf<Mark>({ markOf, onHover, onPick }: Picking<Mark>) {
  const at = ({ points: [point] }: PlotMouseEvent) => point && markOf(point);
  return {
    onHover: (event: PlotMouseEvent) => onHover(at(event)),
    onUnhover: () => onHover(undefined),
    onClick(event: PlotMouseEvent) {
      const mark = at(event);
      if (mark !== undefined) onPick(mark, pressedAt(event));
    },
  };
}
