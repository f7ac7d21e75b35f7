import type { DateTime } from '../values/value';
export function dateReader(format: string | undefined): (text: string) => DateTime {
  return (text) => ({ kind: 'date', ms: Date.parse(text + (format ?? '')), zone: 'UTC' });
}
