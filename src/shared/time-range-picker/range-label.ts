import { formatInstant } from '@/domain/format/instants/instant';
import type { AbsoluteRange, TimeRange } from '@/domain/time-range/time-range';
import { unreachable } from '@/domain/unreachable';
import { t } from '@/shared/texts/t';
import type { RangePreset } from './presets';
import { amountOf, type Unit } from './fields/amount';

/** The text of a range, with seconds. */
export function labelOf(range: TimeRange, zone: string): string {
  switch (range.type) {
    case 'relative':
      if ('range' in range)
        return range.range === 0 ? t('timeRange.allTime') : lastLabel(range.range);
      if (!range.to) return lastLabel(range.from);
      return t('timeRange.between', { from: ago(range.from), until: ago(range.to) });
    case 'absolute':
      return windowLabel(range, zone);
    case 'keyword':
      return range.keyword;
    default:
      return unreachable(range);
  }
}

/** The text of a range inside a sentence: "last 5 minutes". */
export function labelInText(range: TimeRange, zone: string): string {
  const label = labelOf(range, zone);
  return range.type === 'relative' ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

/** Servers resolve all time to a range that starts at the epoch. */
export const isSinceEver = ({ from }: Pick<AbsoluteRange, 'from'>) => Date.parse(from) === 0;

/** The date is shown once if both bounds are on the same day. */
export function windowLabel(
  { from, to }: Pick<AbsoluteRange, 'from' | 'to'>,
  zone: string,
): string {
  if (isSinceEver({ from })) return t('timeRange.allUntil', { until: formatInstant(to, { zone }) });
  const sameDay =
    formatInstant(from, { zone, format: 'date' }) === formatInstant(to, { zone, format: 'date' });
  return t('timeRange.between', {
    from: formatInstant(from, { zone }),
    until: formatInstant(to, { zone, format: sameDay ? 'timeOfDay' : 'default' }),
  });
}

/** The administrators' label; the default English labels of a new server are translated. */
export function presetLabel({ seconds, label }: RangePreset): string {
  if (label !== undefined && label.toLowerCase() !== plainLabel(seconds)) return label;
  return seconds === 0 ? t('timeRange.allTime') : amountLabel(seconds);
}

/** The English label of a new server for a preset. */
export function plainLabel(seconds: number): string {
  const { value, unit } = amountOf(seconds);
  return seconds === 0 ? 'all messages' : `${value} ${value === '1' ? unit.slice(0, -1) : unit}`;
}

/** "15 minutes". */
export function amountLabel(seconds: number): string {
  const { value, unit } = amountOf(seconds);
  const count = Number(value);
  const labels: Record<Unit, () => string> = {
    seconds: () => t('timeRange.seconds', { count }),
    minutes: () => t('timeRange.minutes', { count }),
    hours: () => t('timeRange.hours', { count }),
    days: () => t('timeRange.days', { count }),
  };
  return labels[unit]();
}

/** "Last 15 minutes", as one text because the word order depends on the language. */
function lastLabel(seconds: number): string {
  const { value, unit } = amountOf(seconds);
  return t(`timeRange.last.${unit}`, { count: Number(value) });
}

const ago = (seconds: number) => t('timeRange.ago', { amount: amountLabel(seconds) });
