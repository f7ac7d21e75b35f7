import equal from 'react-fast-compare';
import type { ConfigField } from '@/shared/config-form/config-field';
import { fromConfiguration } from '@/shared/config-form/config-values';

/** Required fields that only tune an input and have a default that works. */
const TUNING: ReadonlySet<string> = new Set([
  'fetch_min_bytes',
  'fetch_wait_max',
  'threads',
  'prefetch',
  'parallel_queues',
  'sleep_deviation',
]);
/** Optional fields without which most inputs of their type are of no use. */
const IMPORTANT: ReadonlySet<string> = new Set([
  'bootstrap_server',
  'broker_port',
  'broker_username',
  'broker_password',
  'messages_per_second',
]);

/** The fields that most users fill in, and those that few need. */
export function groupFields(fields: readonly ConfigField[]): {
  main: ConfigField[];
  advanced: ConfigField[];
} {
  const isMain = ({ name, required }: ConfigField) =>
    IMPORTANT.has(name) || (required && !TUNING.has(name));
  return {
    main: fields.filter(isMain),
    advanced: fields.filter((field) => !isMain(field)),
  };
}

/** Whether a field has another value than the default of its type. */
export const isChanged = (field: ConfigField, value: unknown): boolean =>
  field.isEncrypted
    ? !equal(value, { change: 'keep', isSet: false })
    : !equal(value, fromConfiguration([field])[field.key]);
