import * as Plotly from 'plotly.js/lib/core';
import * as pie from 'plotly.js/lib/pie';

Plotly.register([pie]);
