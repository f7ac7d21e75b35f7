import type { FieldValue } from '@/domain/exact';
import { formatFieldValue } from '@/domain/format/field-value';
import { isRule, type HighlightingRule, type ListedRule } from '@/domain/highlighting/rule';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { newValues, toRule } from './rule-form';

/** The rule for exactly this value; if it cannot be made, shows an error and returns undefined. */
export function ruleOfValue(
  field: string,
  value: FieldValue,
  rules: readonly ListedRule[],
): HighlightingRule | undefined {
  const text = formatFieldValue(value);
  if (text !== '') return toRule({ ...newValues(rules.filter(isRule)), field, value: text });
  toasts.error(t('message.highlightMissing'));
  return undefined;
}
