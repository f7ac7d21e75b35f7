import type { Field } from './field-groups';

/**
 * Why a field is not counted without being told to: its aggregation can slow a cluster down, or be
 * refused.
 */
export type Reason = 'disabled' | 'fullText';

/**
 * `disabled` are the fields that administrators keep from being analysed
 * (`analysis_disabled_fields`).
 */
export function reasonToAsk(
  { name, enumerable, numeric }: Field,
  disabled: readonly string[],
): Reason | undefined {
  if (disabled.includes(name)) return 'disabled';
  return enumerable || numeric ? undefined : 'fullText';
}

/** Of so many different values the most frequent ones are not looked for without being told to. */
export const MANY_VALUES = 10_000;
