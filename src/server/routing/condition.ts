import type { StreamRule } from '@/contract/streams';
import type { IncomingMessage } from '@/server/message-types/incoming-message';
import { linearPattern, type LinearPattern } from '@/server/patterns/linear-pattern';
import { unreachable } from '@/domain/unreachable';
import { doubleOf, fieldOf, textOf } from './message-fields';

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
export function readRule({ type, field, value, inverted }: StreamRule): ReadRule | undefined {
  switch (type) {
    case 1:
      return { condition: { kind: 'exact', field, value }, inverted };
    case 2:
      return patternOf(value) ? { condition: { kind: 'regex', field, value }, inverted } : NEVER;
    case 3:
      return compared(field, value, inverted ? 'atMost' : 'greater');
    case 4:
      return compared(field, value, inverted ? 'atLeast' : 'smaller');
    case 5:
      return { condition: { kind: 'presence', field }, inverted };
    case 6:
      return {
        condition: value === '' ? { kind: 'presence', field } : { kind: 'contains', field, value },
        inverted,
      };
    case 7:
      return { condition: { kind: 'always' }, inverted: false };
    case 8:
      return {
        condition: { kind: 'exact', field: 'gl2_source_input', value: value.toLowerCase() },
        inverted,
      };
    default:
      return undefined;
  }
}

/** Explains why a rule can never match; undefined for valid rules. */
export function undecidable(rule: StreamRule): string | undefined {
  const read = readRule(rule);
  if (!read) return `${rule.type} is not a type of rule`;
  if (read.condition.kind !== 'never') return undefined;
  return rule.type === 2
    ? `“${rule.value}” is not a regular expression that this node can evaluate`
    : `“${rule.value}” is not a number`;
}

/** Inverted comparisons match numbers only, too. */
function compared(
  field: string,
  value: string,
  kind: 'greater' | 'smaller' | 'atMost' | 'atLeast',
): ReadRule {
  const limit = doubleOf(value);
  return limit === undefined ? NEVER : { condition: { kind, field, limit }, inverted: false };
}

/** Tests a condition on a message. */
export function isTrue(condition: Condition, message: IncomingMessage): boolean {
  if (condition.kind === 'always') return true;
  if (condition.kind === 'never') return false;
  const text = textOf(fieldOf(message, condition.field));
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

/** The results of a stream's rules by id, without rules of unknown types. */
export function ruleResults(
  rules: readonly StreamRule[],
  message: IncomingMessage,
): Map<string, boolean> {
  return new Map(
    rules.flatMap((rule): [string, boolean][] => {
      const read = readRule(rule);
      return read ? [[rule.id, isTrue(read.condition, message) !== read.inverted]] : [];
    }),
  );
}

function patternOf(source: string): LinearPattern | undefined {
  if (!patterns.has(source)) {
    if (patterns.size >= MOST_PATTERNS) patterns.clear();
    patterns.set(source, linearPattern(source));
  }
  return patterns.get(source);
}
