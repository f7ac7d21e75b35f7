import { patternFault } from '../patterns/pattern-fault';
import type { PatternFault } from '../patterns/pattern-reasons';
import { ruleTypeName, type Rule } from './rule';
import { plainRuleFault, type RuleFault } from './rule-fault';

/** Why a rule can never work as meant; undefined for valid rules. */
export function ruleFault(rule: Rule): RuleFault | undefined {
  const plain = plainRuleFault(rule);
  if (plain || ruleTypeName(rule.type) !== 'regex') return plain;
  const fault = knownFault(rule.value);
  return fault && { kind: 'pattern', fault };
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
