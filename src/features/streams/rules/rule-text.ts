import type { StreamRule } from '@/contract/streams';
import { t, type TextKey } from '@/shared/texts/t';

/** Texts by rule type: normal and inverted. */
const words: Readonly<Record<number, readonly [is: TextKey, isNot: TextKey]>> = {
  1: ['streams.rule.is', 'streams.rule.isNot'],
  2: ['streams.rule.matches', 'streams.rule.matchesNot'],
  3: ['streams.rule.greater', 'streams.rule.greaterNot'],
  4: ['streams.rule.smaller', 'streams.rule.smallerNot'],
  5: ['streams.rule.exists', 'streams.rule.existsNot'],
  6: ['streams.rule.contains', 'streams.rule.containsNot'],
  7: ['streams.rule.always', 'streams.rule.alwaysNot'],
  8: ['streams.rule.input', 'streams.rule.inputNot'],
};

/** A rule as a sentence. */
export function ruleText({
  type,
  field,
  value,
  inverted,
}: Pick<StreamRule, 'type' | 'field' | 'value' | 'inverted'>): string {
  const [is, isNot] = words[type] ?? [];
  if (is === undefined || isNot === undefined) return t('streams.rule.unknown', { type });
  return (t as (key: TextKey, values: Record<string, string>) => string)(inverted ? isNot : is, {
    field,
    value,
  });
}
