import type { RuleInputs } from '../model/queries';
import type { Rule } from '@/domain/streams/rule';
import { ruleTypeName, type RuleTypeName } from '@/domain/streams/rule';
import { t, type PlainTextKey, type TextKey } from '@/shared/texts/t';

/** Texts by rule type: normal and inverted. */
const sentences: Readonly<Record<RuleTypeName, readonly [is: TextKey, isNot: TextKey]>> = {
  exact: ['streams.rule.is', 'streams.rule.isNot'],
  regex: ['streams.rule.matches', 'streams.rule.matchesNot'],
  greater: ['streams.rule.greater', 'streams.rule.greaterNot'],
  smaller: ['streams.rule.smaller', 'streams.rule.smallerNot'],
  presence: ['streams.rule.exists', 'streams.rule.existsNot'],
  contains: ['streams.rule.contains', 'streams.rule.containsNot'],
  // Servers ignore the inversion of this type.
  always: ['streams.rule.always', 'streams.rule.always'],
  input: ['streams.rule.input', 'streams.rule.inputNot'],
};

export const typeNames: Readonly<Record<RuleTypeName, PlainTextKey>> = {
  exact: 'streams.type.exact',
  regex: 'streams.type.regex',
  greater: 'streams.type.greater',
  smaller: 'streams.type.smaller',
  presence: 'streams.type.presence',
  contains: 'streams.type.contains',
  always: 'streams.type.always',
  input: 'streams.type.input',
};

const MOST_CHARACTERS = 300;
const clipped = (text: string) =>
  text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;

/** A rule as a sentence. Inputs that are not known are named by their id. */
export function ruleText({ type, field, value, inverted }: Rule, inputs?: RuleInputs): string {
  const name = ruleTypeName(type);
  if (name === undefined) return t('streams.rule.unknown', { type });
  const [is, isNot] = sentences[name];
  return (t as (key: TextKey, values: Record<string, string>) => string)(inverted ? isNot : is, {
    field: field.trim() === '' ? t('streams.rule.noField') : field,
    value: name === 'input' ? (inputs?.get(value)?.title ?? value) : clipped(value),
  });
}
