import * as Plotly from 'plotly.js/lib/core';
import * as heatmap from 'plotly.js/lib/heatmap';

Plotly.register([heatmap]);
