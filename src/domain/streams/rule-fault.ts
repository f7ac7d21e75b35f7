import type { PatternFault } from '../patterns/pattern-reasons';
import { ruleTypeName, testsField, type Rule } from './rule';
import { doubleOf } from './rule-values';

/** Why a rule cannot work, which no server checks when it stores one. */
export type RuleFault =
  | { kind: 'type' | 'field' | 'value' | 'number' | 'input' }
  | { kind: 'pattern'; fault: PatternFault };

/** Why a rule cannot work, without a look at regular expressions; see `ruleFault`. */
export function plainRuleFault({ type, field, value }: Rule): RuleFault | undefined {
  const name = ruleTypeName(type);
  if (name === undefined) return { kind: 'type' };
  if (testsField(name) && field.trim() === '') return { kind: 'field' };
  if (name === 'greater' || name === 'smaller')
    return doubleOf(value.trim()) === undefined ? { kind: 'number' } : undefined;
  if (value.trim() !== '') return undefined;
  return name === 'exact' ? { kind: 'value' } : name === 'input' ? { kind: 'input' } : undefined;
}
