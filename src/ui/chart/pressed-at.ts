import type { PlotMouseEvent } from 'plotly.js';

/** A place in a chart, in pixels from its upper left corner. */
export type ChartPlace = { left: number; top: number };

/** Where a chart was pressed. */
export function pressedAt({ event }: PlotMouseEvent): ChartPlace {
  const plot = event.target instanceof Element ? event.target.closest('.js-plotly-plot') : null;
  const { left = 0, top = 0 } = plot?.getBoundingClientRect() ?? {};
  return { left: event.clientX - left, top: event.clientY - top };
}
