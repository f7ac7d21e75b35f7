import { formatBytes, formatNumber } from '@/domain/format/number';
import { t, type PlainTextKey } from '@/shared/texts/t';

export type Figure = { name: string; value: string };

/** The figures that Graylog's types of metrics have. */
const names: ReadonlyMap<string, PlainTextKey> = new Map([
  ['value', 'system.figure.value'],
  ['count', 'system.figure.count'],
  ['rate.total', 'system.figure.rateTotal'],
  ['rate.mean', 'system.figure.rateMean'],
  ['rate.one_minute', 'system.figure.rate1'],
  ['rate.five_minute', 'system.figure.rate5'],
  ['rate.fifteen_minute', 'system.figure.rate15'],
  ['rate_unit', 'system.figure.rateUnit'],
  ['time.min', 'system.figure.min'],
  ['time.max', 'system.figure.max'],
  ['time.mean', 'system.figure.mean'],
  ['time.std_dev', 'system.figure.deviation'],
  ['time.95th_percentile', 'system.figure.percentile95'],
  ['time.98th_percentile', 'system.figure.percentile98'],
  ['time.99th_percentile', 'system.figure.percentile99'],
  ['duration_unit', 'system.figure.timeUnit'],
]);

/** Averages have more digits than mean anything; those of small numbers are kept. */
const SIGNIFICANT = 6;

/**
 * All figures of a metric: the members of `metric`, nested ones by their path. Those that the
 * console does not know are named as the server names them.
 */
export function metricFigures(metric: unknown, path: readonly string[] = []): Figure[] {
  if (typeof metric !== 'object' || metric === null)
    return [
      {
        name: nameOf(path),
        value: typeof metric === 'number' ? formatFigure(metric) : String(metric ?? '–'),
      },
    ];
  return Object.entries(metric).flatMap(([name, value]) => metricFigures(value, [...path, name]));
}

function nameOf(path: readonly string[]): string {
  const known = names.get(path.join('.'));
  return known ? t(known) : path.join(' ').replaceAll('_', ' ');
}

/** Metrics of memory and of bytes read or written; their names are all that says so. */
const IN_BYTES = /\bmemory\b.*\.(used|committed|max|init)$|_bytes(_1sec|_total)?$/;

/** The only figure of a gauge called `name`: bytes in words. */
export const gaugeText = (name: string, value: number): string =>
  IN_BYTES.test(name) ? formatBytes(value) : formatFigure(value);

export const formatFigure = (value: number): string =>
  formatNumber(
    Number.isInteger(value) || Math.abs(value) >= 10 ** SIGNIFICANT
      ? Math.round(value)
      : Number(value.toPrecision(SIGNIFICANT)),
  );
