import { readPivotNumber } from '@/domain/format/number';
import { thresholdOf } from '@/domain/search/formatting/thresholds';
import { legible } from '@/theme/contrast';
import type { Theme } from '@/theme/theme';
import type { FormatOf } from './metric-formats';

/** Contrast of small texts by WCAG 2. */
const LEAST = 4.5;

/** The colour of the threshold that a value of a metric has reached, legible as small text. */
export function thresholdColours(
  formatOf: FormatOf,
  { color }: Pick<Theme, 'color'>,
): (metric: string, value: unknown) => string | undefined {
  const known = new Map<string, string>();
  return (metric, value) => {
    const { thresholds } = formatOf(metric);
    if (thresholds.length === 0 || typeof value === 'string') return undefined;
    const chosen = thresholdOf(readPivotNumber(value), thresholds)?.colour;
    if (chosen === undefined) return undefined;
    const shown = known.get(chosen) ?? legible(chosen, color.surface, color.text, LEAST);
    known.set(chosen, shown);
    return shown;
  };
}
