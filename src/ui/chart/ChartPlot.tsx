import type { Data, Layout } from 'plotly.js';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { STATIC, withoutAxes } from './chart-layout';
import { enqueueDrawing } from './draw-queue';
import { forgetMeasuredTexts, Plot } from './plotly';
import { useInView } from './use-in-view';

type Drawing = { data: Data[]; layout: Partial<Layout> };

const NOTHING: Data[] = [];

/**
 * Draws a chart, in a task of its own and only while it is in view. The first drawing takes long, so
 * it is split: the background first, then axes and data.
 */
export function ChartPlot({ data, layout }: Drawing) {
  const frame = useRef<HTMLDivElement>(null);
  const isInView = useInView(frame);
  const latest = useMemo((): Drawing => ({ data, layout }), [data, layout]);
  const [drawn, setDrawn] = useState<Drawing>(() => ({
    data: NOTHING,
    layout: withoutAxes(layout),
  }));
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
        config={STATIC}
        onUpdate={forgetMeasuredTexts}
      />
    </div>
  );
}
