import { formatInstant } from '@/domain/format/instant';
import { t } from '@/shared/texts/t';
import { isSinceEver } from './range-label';

type Window = { from: string; to: string };

/**
 * Both ends in UTC and by the clocks of this machine, for whoever compares with logs and other
 * people.
 */
export function inZones(window: Window, zone: string): string {
  const local = Intl.DateTimeFormat().resolvedOptions().timeZone || zone;
  return t('timeRange.inZones', {
    window: windowIn(window, 'UTC'),
    local: windowIn(window, local),
    zone: local,
  });
}

/** Both ends to the millisecond; where there is no beginning, the end. */
export function windowIn({ from, to }: Window, zone: string): string {
  const until = formatInstant(to, { zone, format: 'complete' });
  return isSinceEver({ from })
    ? t('timeRange.allUntil', { until })
    : t('timeRange.between', { from: formatInstant(from, { zone, format: 'complete' }), until });
}
