import * as Plotly from 'plotly.js/lib/core';
import type { ToImgopts } from 'plotly.js';
import drawing from 'plotly.js/src/components/drawing';
import createPlotlyComponent from 'react-plotly.js/factory';

/**
 * Plotly's core. Each chart registers its own traces: all of Plotly would be four times as large.
 */
export const Plot = createPlotlyComponent(Plotly);

/** Draws a chart once more, off the screen, as a picture. */
export const toImage = (plot: HTMLElement, options: ToImgopts): Promise<string> =>
  Plotly.toImage(plot, options);

/**
 * Plotly caches the box of up to 10,000 labels by position, which never hits on an axis that moves
 * with time.
 */
export function forgetMeasuredTexts(): void {
  drawing.savedBBoxes = {};
}
