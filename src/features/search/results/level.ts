import type { FieldValue } from '@/domain/exact';
import { t, type TextKey } from '@/shared/texts/t';

const NAMES = ['emergency', 'alert', 'critical', 'error', 'warning', 'notice', 'info', 'debug'] as const;

/** Words that senders write instead of a syslog number. */
const WORDS = new Map(Object.entries({
  emerg: 0, emergency: 0, panic: 0, alert: 1, crit: 2, critical: 2, fatal: 2, err: 3, error: 3, severe: 3,
  warn: 4, warning: 4, notice: 5, info: 6, informational: 6, information: 6, debug: 7, trace: 7, fine: 7,
}));

/** The syslog severity 0 (emergency) to 7 (debug) that a value of `level` means; undefined for everything else. */
export function severityOf(level: FieldValue | undefined): number | undefined {
  if (typeof level === 'string') return WORDS.get(level.trim().toLowerCase()) ?? severityNumber(level.trim() === '' ? NaN : Number(level));
  return typeof level === 'number' ? severityNumber(level) : undefined;
}

function severityNumber(number: number): number | undefined {
  return Number.isInteger(number) && number >= 0 && number <= 7 ? number : undefined;
}

/** What a level is called; a value that is no severity is called what it is. */
export function levelName(level: string): string {
  const name = NAMES[severityOf(level) ?? NAMES.length];
  return name ? t(`level.${name}` satisfies TextKey) : level;
}
