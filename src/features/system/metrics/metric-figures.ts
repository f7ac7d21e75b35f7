import { formatNumber } from '@/domain/format/number';

export type Figure = { name: string; value: string };

/**
 * All figures of a metric: the members of `metric`, nested ones by their path. This also covers
 * types that the console does not know, such as histograms and timers.
 */
export function metricFigures(metric: unknown, path: readonly string[] = []): Figure[] {
  if (typeof metric !== 'object' || metric === null)
    return [
      {
        name: path.join(' '),
        value: typeof metric === 'number' ? formatNumber(metric) : String(metric ?? '–'),
      },
    ];
  return Object.entries(metric).flatMap(([name, value]) =>
    metricFigures(value, [...path, name.replaceAll('_', ' ')]),
  );
}
