import type { Config, Layout } from 'plotly.js';

export const CONFIG: Partial<Config> = {
  displayModeBar: false,
  displaylogo: false,
  doubleClick: false,
  scrollZoom: false,
  showTips: false,
  showAxisDragHandles: false,
};

/** The same margins without axes, for the first drawing. */
export const withoutAxes = ({ xaxis, yaxis, ...rest }: Partial<Layout>): Partial<Layout> => ({
  ...rest,
  xaxis: { ...xaxis, visible: false },
  yaxis: { ...yaxis, visible: false },
});
