import { ownValue, type Fields } from '../exact';
import { isLimit } from '../patterns/pattern-reasons';
import { isTrue, readRule } from './condition';
import { ruleTypeName, type MatchingType, type Rule } from './rule';
import { ruleFault } from './rule-check';
import type { RuleFault } from './rule-fault';
import { doubleOf, textOf } from './rule-values';

/** What a message has where a rule looks. */
export type Seen =
  | { kind: 'missing' }
  | { kind: 'value' | 'notNumber'; text: string }
  | { kind: 'fault'; fault: RuleFault }
  /** The rule looks at no field. */
  | { kind: 'nothing' };

/** `undefined`: only the server can tell. */
export type RuleTest = { matches: boolean | undefined; seen: Seen };

type Options = {
  /** Names of fields of which only the beginning is known. */
  cut?: ReadonlySet<string>;
  /** The server evaluates more expressions than the embedded node. */
  backtracks?: boolean;
};

/**
 * Tests a rule as the node does when a message arrives; undefined for rules of unknown types, which
 * servers skip.
 */
export function testRule(rule: Rule, fields: Fields, options: Options = {}): RuleTest | undefined {
  const read = readRule(rule);
  if (!read) return undefined;
  const textAt = (field: string) => textOf(ownValue(fields, field));
  const { condition, inverted } = read;
  const fault = ruleFault(rule);
  const isHard = options.backtracks === true && fault?.kind === 'pattern' && isLimit(fault.fault);
  const field = ruleTypeName(rule.type) === 'input' ? 'gl2_source_input' : rule.field;
  const holds = isTrue(condition, textAt);
  const isUndecided =
    options.cut?.has(field) === true &&
    !holds &&
    (condition.kind === 'contains' || condition.kind === 'regex');
  return {
    matches: isHard || isUndecided ? undefined : holds !== inverted,
    seen: fault && !isHard ? { kind: 'fault', fault } : seenAt(rule, textAt(field)),
  };
}

function seenAt({ type }: Rule, text: string | undefined): Seen {
  const name = ruleTypeName(type);
  if (name === 'always') return { kind: 'nothing' };
  if (text === undefined) return { kind: 'missing' };
  const isCompared = name === 'greater' || name === 'smaller';
  return isCompared && doubleOf(text) === undefined
    ? { kind: 'notNumber', text }
    : { kind: 'value', text };
}

/** Whether a message belongs to the stream; undefined if only the server can tell. */
export function streamTakes(
  matching: MatchingType,
  results: readonly (boolean | undefined)[],
): boolean | undefined {
  const decides = matching === 'OR';
  if (results.length === 0) return false;
  if (results.includes(decides)) return decides;
  return results.includes(undefined) ? undefined : !decides;
}
