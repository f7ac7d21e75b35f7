type Field = { name: string; enumerable: boolean; numeric: boolean };

/**
 * Why a field is analysed only after a confirmation: its aggregation may slow the cluster down or
 * be rejected.
 */
export type Reason = 'disabled' | 'fullText';

/**
 * `disabled` lists the fields that administrators exclude from analysis
 * (`analysis_disabled_fields`).
 */
export function confirmationReason(
  { name, enumerable, numeric }: Field,
  disabled: readonly string[],
): Reason | undefined {
  if (disabled.includes(name)) return 'disabled';
  return enumerable || numeric ? undefined : 'fullText';
}

/** Above this cardinality, counting the values of a field may be slow. */
export const MAX_UNCONFIRMED_CARDINALITY = 10_000;
