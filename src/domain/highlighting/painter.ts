import type { FieldValue } from '../exact';
import { comparator, positionBetween } from './compare';
import { isRule, type HighlightingRule, type ListedRule } from './rule';

/** The background of a value; `position` is the position on the colour scale, from 0 to 1. */
export type Paint =
  { type: 'static'; color: string } | { type: 'gradient'; gradient: string; position: number };
/**
 * Undefined if no rule applies. Equal values return the same object, so that they can be compared
 * by identity.
 */
export type Painter = (field: string, value: FieldValue) => Paint | undefined;

type Compiled = {
  applies: (value: FieldValue) => boolean;
  paint: (value: FieldValue) => Paint | undefined;
};
/** `rules` are in order of precedence. */
type FieldRules = { rules: readonly Compiled[]; known: Map<FieldValue, Paint | undefined> };

/** Entries per field after which the cache is cleared, so that it does not grow without limit. */
const MOST_KNOWN = 2_000;
/** Longer texts are not cached: they would fill the cache, and comparing them is cheap. */
const LONGEST_KNOWN = 200;

/**
 * Compiles rules for many values: indexed by field, the last match wins as in Graylog's own console,
 * each distinct value is compared once.
 */
export function painter(rules: readonly ListedRule[]): Painter {
  const fields = new Map<string, FieldRules>();
  for (const rule of rules.filter(isRule)) {
    const known = fields.get(rule.field);
    fields.set(rule.field, { rules: [compiled(rule), ...(known?.rules ?? [])], known: new Map() });
  }
  return (field, value) => {
    const own = fields.get(field);
    if (own === undefined || value === null || value === undefined) return undefined;
    if (!isKept(value)) return paintOf(own, value);
    if (own.known.has(value)) return own.known.get(value);
    const paint = paintOf(own, value);
    if (own.known.size >= MOST_KNOWN) own.known.clear();
    own.known.set(value, paint);
    return paint;
  };
}

const isKept = (value: FieldValue) =>
  typeof value === 'string' ? value.length <= LONGEST_KNOWN : typeof value !== 'object';

function paintOf({ rules }: FieldRules, value: FieldValue): Paint | undefined {
  for (const { applies, paint } of rules) {
    const found = applies(value) ? paint(value) : undefined;
    if (found) return found;
  }
  return undefined;
}

function compiled({ condition, value: expected, color }: HighlightingRule): Compiled {
  const applies = comparator(condition, expected);
  if (color.type === 'static') return { applies, paint: () => color };
  const { gradient, lower, upper } = color;
  return {
    applies,
    paint: (value) => {
      const position = positionBetween(value, lower, upper);
      return position === undefined ? undefined : { type: 'gradient', gradient, position };
    },
  };
}
