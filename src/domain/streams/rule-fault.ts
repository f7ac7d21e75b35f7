import { patternFault, type PatternFault } from '../patterns/pattern-fault';
import { ruleTypeName, testsField, type Rule } from './rule';
import { doubleOf } from './rule-values';

/** Why a rule cannot work, which no server checks when it stores one. */
export type RuleFault =
  | { kind: 'type' | 'field' | 'value' | 'number' | 'input' }
  | { kind: 'pattern'; fault: PatternFault };

/** Why a rule can never work as meant; undefined for valid rules. */
export function ruleFault(rule: Rule): RuleFault | undefined {
  const plain = plainRuleFault(rule);
  if (plain || ruleTypeName(rule.type) !== 'regex') return plain;
  const fault = knownFault(rule.value);
  return fault && { kind: 'pattern', fault };
}

/** The same without a look at regular expressions. */
export function plainRuleFault({ type, field, value }: Rule): RuleFault | undefined {
  const name = ruleTypeName(type);
  if (name === undefined) return { kind: 'type' };
  if (testsField(name) && field.trim() === '') return { kind: 'field' };
  if (name === 'greater' || name === 'smaller')
    return doubleOf(value.trim()) === undefined ? { kind: 'number' } : undefined;
  if (value.trim() !== '') return undefined;
  return name === 'exact' ? { kind: 'value' } : name === 'input' ? { kind: 'input' } : undefined;
}

/** Lists show the same rules again and again. */
const faults = new Map<string, PatternFault | undefined>();
const MOST_FAULTS = 2_000;

function knownFault(source: string): PatternFault | undefined {
  if (!faults.has(source)) {
    if (faults.size >= MOST_FAULTS) faults.clear();
    faults.set(source, patternFault(source));
  }
  return faults.get(source);
}
