import { toImage } from './plotly';

export type DrawnChart = { svg: string; width: number; height: number };

/** The chart in an element as SVG, in the size it is drawn in; undefined without a chart. */
export async function chartSvg(within: Element): Promise<DrawnChart | undefined> {
  const plot = within.querySelector<HTMLElement>('.js-plotly-plot');
  if (!plot) return undefined;
  const { clientWidth: width, clientHeight: height } = plot;
  const url = await toImage(plot, { format: 'svg', width, height });
  return { svg: decodeURIComponent(url.slice(url.indexOf(',') + 1)), width, height };
}
