import { linearPattern, type LinearPattern } from '../patterns/linear-pattern';
import { unreachable } from '../unreachable';
import { RULE_TYPES, type Rule } from './rule';
import { doubleOf } from './rule-values';

/** A condition on one field of a message. */
export type Condition =
  | { kind: 'exact' | 'contains' | 'regex'; field: string; value: string }
  | { kind: 'greater' | 'smaller' | 'atMost' | 'atLeast'; field: string; limit: number }
  | { kind: 'presence'; field: string }
  | { kind: 'always' }
  | { kind: 'never' };

/** A parsed stream rule. */
export type ReadRule = { condition: Condition; inverted: boolean };

const NEVER: ReadRule = { condition: { kind: 'never' }, inverted: false };
/**
 * Compiled expressions are shared by consecutive routers, because a change of streams leaves most
 * of them unchanged.
 */
const patterns = new Map<string, LinearPattern | undefined>();
const MOST_PATTERNS = 10_000;

/**
 * Parses rules of types 1 to 8; returns undefined for others, which Graylog ignores too. A rule
 * with an invalid expression or limit never matches, inverted or not.
 */
export function readRule({ type, field, value, inverted }: Rule): ReadRule | undefined {
  switch (type) {
    case RULE_TYPES.exact:
      return { condition: { kind: 'exact', field, value }, inverted };
    case RULE_TYPES.regex:
      return patternOf(value) ? { condition: { kind: 'regex', field, value }, inverted } : NEVER;
    case RULE_TYPES.greater:
      return compared(field, value, inverted ? 'atMost' : 'greater');
    case RULE_TYPES.smaller:
      return compared(field, value, inverted ? 'atLeast' : 'smaller');
    case RULE_TYPES.presence:
      return { condition: { kind: 'presence', field }, inverted };
    case RULE_TYPES.contains:
      return {
        condition: value === '' ? { kind: 'presence', field } : { kind: 'contains', field, value },
        inverted,
      };
    case RULE_TYPES.always:
      return { condition: { kind: 'always' }, inverted: false };
    case RULE_TYPES.input:
      return {
        condition: { kind: 'exact', field: 'gl2_source_input', value: value.toLowerCase() },
        inverted,
      };
    default:
      return undefined;
  }
}

/** Inverted comparisons match numbers only, too. */
function compared(
  field: string,
  value: string,
  kind: 'greater' | 'smaller' | 'atMost' | 'atLeast',
): ReadRule {
  const limit = doubleOf(value.trim());
  return limit === undefined ? NEVER : { condition: { kind, field, limit }, inverted: false };
}

/** Tests a condition; `textAt` returns the text of a field (`textOf`), undefined if it is missing. */
export function isTrue(
  condition: Condition,
  textAt: (field: string) => string | undefined,
): boolean {
  if (condition.kind === 'always') return true;
  if (condition.kind === 'never') return false;
  const text = textAt(condition.field);
  if (text === undefined) return false;
  switch (condition.kind) {
    case 'presence':
      return true;
    case 'exact':
      return text === condition.value;
    case 'contains':
      return text.includes(condition.value);
    case 'regex':
      return patternOf(condition.value)?.test(text) ?? false;
    case 'greater':
    case 'smaller':
    case 'atMost':
    case 'atLeast':
      return compares(condition.kind, doubleOf(text), condition.limit);
    default:
      return unreachable(condition);
  }
}

function compares(
  kind: 'greater' | 'smaller' | 'atMost' | 'atLeast',
  found: number | undefined,
  limit: number,
): boolean {
  if (found === undefined) return false;
  switch (kind) {
    case 'greater':
      return found > limit;
    case 'smaller':
      return found < limit;
    case 'atMost':
      return found <= limit;
    case 'atLeast':
      return found >= limit;
    default:
      return unreachable(kind);
  }
}

function patternOf(source: string): LinearPattern | undefined {
  if (!patterns.has(source)) {
    if (patterns.size >= MOST_PATTERNS) patterns.clear();
    patterns.set(source, linearPattern(source));
  }
  return patterns.get(source);
}
