import { formatInstant } from '@/domain/format/instant';
import { t } from '@/shared/texts/t';

/** Both ends in UTC and by the clocks of this machine, for whoever compares with logs and other people. */
export function inZones({ from, to }: { from: string; to: string }, zone: string): string {
  const local = Intl.DateTimeFormat().resolvedOptions().timeZone || zone;
  const windowIn = (one: string) => t('timeRange.between', { from: formatInstant(from, { zone: one, format: 'complete' }), until: formatInstant(to, { zone: one, format: 'complete' }) });
  return t('timeRange.inZones', { window: windowIn('UTC'), local: windowIn(local), zone: local });
}
