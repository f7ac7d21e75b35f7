import type { Layout } from 'plotly.js';
import type { Theme } from '@/theme/theme';
import { asPlain } from '../scale/plain-label';
import type { PlotArea } from '../scale/plot-area';
import type { ReferenceLine } from './series';

/** Lines at values, each with its label at the right end. Those off a logarithmic axis are omitted. */
export function referenceLayout(
  { color, font, size }: Theme,
  { scale }: PlotArea,
  lines: readonly ReferenceLine[],
): Pick<Partial<Layout>, 'shapes' | 'annotations'> {
  const shown = lines.filter(({ value }) => value >= scale.from && value <= scale.to);
  return {
    shapes: shown.map(({ value, colour = color.muted }) => ({
      type: 'line',
      xref: 'paper',
      x0: 0,
      x1: 1,
      y0: value,
      y1: value,
      line: { color: colour, width: 1, dash: 'dash' },
    })),
    annotations: shown.map(({ value, label, colour = color.muted }) => ({
      xref: 'paper',
      x: 1,
      xanchor: 'right',
      // Annotations give the power of ten on a logarithmic axis, shapes the value.
      y: scale.type === 'log' ? Math.log10(value) : value,
      yanchor: 'bottom',
      showarrow: false,
      text: asPlain(label),
      font: { family: font.text, size: Number.parseFloat(size.micro), color: colour },
    })),
  };
}
