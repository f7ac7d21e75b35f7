import { datePattern } from '@/domain/times/pattern/date-pattern';
import type { DateTime } from '../../values/value';
import { defineConverter } from '../definition/converter-type';

/** An instant, written as a pattern says. */
export const date = defineConverter({
  type: 'date',
  parameters: [
    { name: 'date_format', type: 'text', required: 'filled' },
    { name: 'time_zone', type: 'text', default: 'UTC' },
    { name: 'locale', type: 'text', default: 'en' },
  ],
  compile({ date_format, time_zone, locale }, { now }) {
    const context = { zone: time_zone.trim() || 'UTC', locale: locale.trim() || 'en', now };
    // A bad pattern does not keep an extractor from being created; it fails for each message.
    let pattern: ReturnType<typeof datePattern> | undefined;
    return (text): DateTime => {
      pattern ??= datePattern(date_format.trim(), context);
      return { kind: 'date', ms: pattern.read(text), zone: 'UTC' };
    };
  },
});
