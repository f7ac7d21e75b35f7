import * as bar from 'plotly.js/lib/bar';
import * as Plotly from 'plotly.js/lib/core';
import createPlotlyComponent from 'react-plotly.js/factory';

Plotly.register([bar]);

/** Only what the console draws: the whole of Plotly would be four times as large. */
export const Plot = createPlotlyComponent(Plotly);
