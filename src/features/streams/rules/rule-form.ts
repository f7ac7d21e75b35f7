import type { FormikErrors } from 'formik';
import type { StreamRule, StreamRuleDraft } from '@/contract/streams';
import { comparesValue, RULE_TYPES, ruleTypeName, testsField } from '@/domain/streams/rule';
import { ruleFault } from '@/domain/streams/rule-check';
import { t } from '@/shared/texts/t';
import { faultText } from './fault-text';
import { faultHere } from './use-rule-faults';

/** `type` is the number of the type as a text. */
export type RuleValues = { type: string; field: string; value: string; inverted: boolean };
export type DescribedRule = RuleValues & { description: string };

export const newRule = (field = '', value = ''): RuleValues => ({
  type: `${RULE_TYPES.exact}`,
  field,
  value,
  inverted: false,
});

/** A rule that the messages of an input match. */
export const ruleOfInput = (input: string): RuleValues => ({
  ...newRule('', input),
  type: `${RULE_TYPES.input}`,
});

export const fromRule = ({
  type,
  field,
  value,
  inverted,
  description,
}: StreamRule): DescribedRule => ({
  type: `${type}`,
  field,
  value,
  inverted,
  description: description ?? '',
});

/** What the type does not use is not stored. Texts in regular expressions may begin with spaces. */
export function toRule({ type, field, value, inverted }: RuleValues) {
  const name = ruleTypeName(Number(type));
  const isText = name === 'regex' || name === 'contains';
  return {
    type: Number(type),
    field: name === undefined || testsField(name) ? field.trim() : '',
    value: name === undefined || comparesValue(name) ? (isText ? value : value.trim()) : '',
    inverted: inverted && name !== 'always',
  } satisfies StreamRuleDraft;
}

export const toRuleDraft = ({ description, ...values }: DescribedRule): StreamRuleDraft => ({
  ...toRule(values),
  description: description.trim(),
});

/** Refuses what the server would store although it never matches. */
export function validateRule(values: RuleValues, isEmbedded: boolean): FormikErrors<RuleValues> {
  const rule = toRule(values);
  const name = ruleTypeName(rule.type);
  const isEmpty = rule.value.trim() === '';
  const needsValue = name !== undefined && comparesValue(name) && isEmpty;
  // A missing field must not hide what is wrong with the value.
  const found = ruleFault({ ...rule, field: rule.field || 'any' });
  const fault = faultHere(found, isEmbedded);
  return {
    ...(fault?.kind === 'type' && { type: faultText(rule, fault) }),
    ...(name !== undefined &&
      testsField(name) &&
      rule.field === '' && { field: t('forms.required') }),
    ...(needsValue
      ? { value: t('forms.required') }
      : (fault?.kind === 'pattern' || fault?.kind === 'number') && {
          value: faultText(rule, fault),
        }),
  };
}
