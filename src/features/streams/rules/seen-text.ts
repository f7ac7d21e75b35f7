import { ruleTypeName, type Rule } from '@/domain/streams/rule';
import type { Seen } from '@/domain/streams/test-rules';
import { unreachable } from '@/domain/unreachable';
import { t } from '@/shared/texts/t';
import type { RuleInputs } from '../model/queries';
import { faultText } from './fault-text';

const MOST_CHARACTERS = 160;

/** What the message has where the rule looks; undefined if the rule looks nowhere. */
export function seenText(rule: Rule, seen: Seen, inputs?: RuleInputs): string | undefined {
  const isInput = ruleTypeName(rule.type) === 'input';
  switch (seen.kind) {
    case 'nothing':
      return undefined;
    case 'missing':
      return isInput ? t('streams.seen.noInput') : t('streams.seen.missing', { field: rule.field });
    case 'fault':
      return faultText(rule, seen.fault);
    case 'notNumber':
      return t('streams.seen.notNumber', { field: rule.field, value: clipped(seen.text) });
    case 'value':
      return isInput
        ? t('streams.seen.input', { input: inputs?.get(seen.text)?.title ?? seen.text })
        : t('streams.seen.value', { field: rule.field, value: clipped(seen.text) });
    default:
      return unreachable(seen);
  }
}

const clipped = (text: string) =>
  text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
