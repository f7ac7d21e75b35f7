import type { PatternFault } from '@/domain/patterns/pattern-reasons';
import type { Rule } from '@/domain/streams/rule';
import type { RuleFault } from '@/domain/streams/rule-fault';
import { unreachable } from '@/domain/unreachable';
import { t, type PlainTextKey } from '@/shared/texts/t';

const reasons: Readonly<Record<PatternFault['reason'], PlainTextKey>> = {
  unclosedGroup: 'streams.pattern.unclosedGroup',
  unclosedBrackets: 'streams.pattern.unclosedBrackets',
  unmatchedParenthesis: 'streams.pattern.unmatchedParenthesis',
  nothingToRepeat: 'streams.pattern.nothingToRepeat',
  trailingBackslash: 'streams.pattern.trailingBackslash',
  badRange: 'streams.pattern.badRange',
  badRepetition: 'streams.pattern.badRepetition',
  badGroup: 'streams.pattern.badGroup',
  lookAhead: 'streams.pattern.lookAhead',
  backReference: 'streams.pattern.backReference',
  tooLarge: 'streams.pattern.tooLarge',
  unsupported: 'streams.pattern.unsupported',
};

export function patternText({ reason, at }: PatternFault): string {
  const why = t(reasons[reason]);
  return at === undefined
    ? t('streams.pattern.somewhere', { reason: why })
    : t('streams.pattern.at', { reason: why, position: at + 1 });
}

/** Why a rule cannot work. */
export function faultText({ type, value }: Pick<Rule, 'type' | 'value'>, fault: RuleFault): string {
  switch (fault.kind) {
    case 'type':
      return t('streams.fault.type', { type });
    case 'field':
      return t('streams.fault.field');
    case 'value':
      return t('streams.fault.value');
    case 'input':
      return t('streams.fault.input');
    case 'number':
      return value.trim() === ''
        ? t('streams.fault.noNumber')
        : t('streams.fault.number', { value });
    case 'pattern':
      return patternText(fault.fault);
    default:
      return unreachable(fault);
  }
}
