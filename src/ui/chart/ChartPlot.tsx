import type { Data, Layout } from 'plotly.js';
import { useMemo } from 'react';
import { STATIC, withoutAxes } from './chart-layout';
import { forgetMeasuredTexts, Plot } from './plotly';
import { useInTurn } from './use-in-turn';

type Drawing = { data: Data[]; layout: Partial<Layout> };

const NOTHING: Data[] = [];

/**
 * Draws a chart. The first drawing takes long, so it is split: the background first, axes and data
 * in a task of their own.
 */
export function ChartPlot({ data, layout }: Drawing) {
  const whole = useMemo((): Drawing => ({ data, layout }), [data, layout]);
  const shown = useInTurn(whole, { data: NOTHING, layout: withoutAxes(layout) });
  return (
    <Plot data={shown.data} layout={shown.layout} config={STATIC} onUpdate={forgetMeasuredTexts} />
  );
}
