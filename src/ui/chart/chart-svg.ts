export type DrawnChart = { svg: string; width: number; height: number };

/** The chart in an element as SVG, in the size it is drawn in; undefined without a chart. */
export async function chartSvg(within: Element): Promise<DrawnChart | undefined> {
  const drawing = within.querySelector<SVGSVGElement>('svg[data-drawing]');
  if (drawing)
    return {
      svg: new XMLSerializer().serializeToString(drawing),
      width: Number(drawing.getAttribute('width')),
      height: Number(drawing.getAttribute('height')),
    };
  const plot = within.querySelector<HTMLElement>('.js-plotly-plot');
  if (!plot) return undefined;
  // Loaded by the chart that is there.
  const { toImage } = await import('./plotly');
  const { clientWidth: width, clientHeight: height } = plot;
  const url = await toImage(plot, { format: 'svg', width, height });
  return { svg: decodeURIComponent(url.slice(url.indexOf(',') + 1)), width, height };
}
