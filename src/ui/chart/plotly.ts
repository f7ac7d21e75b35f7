import * as bar from 'plotly.js/lib/bar';
import * as Plotly from 'plotly.js/lib/core';
import drawing from 'plotly.js/src/components/drawing';
import createPlotlyComponent from 'react-plotly.js/factory';

Plotly.register([bar]);

/** Only what the console draws: the whole of Plotly would be four times as large. */
export const Plot = createPlotlyComponent(Plotly);

/**
 * Plotly keeps the box of every label at every place, up to 10,000: an axis that moves on by itself
 * never meets one again.
 */
export function forgetMeasuredTexts(): void {
  drawing.savedBBoxes = {};
}
