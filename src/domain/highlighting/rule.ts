/** Operators of rules, in display order. */
export const CONDITIONS = [
  'equal',
  'not_equal',
  'less_equal',
  'greater_equal',
  'less',
  'greater',
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** `color` is a CSS colour; `gradient` is the name of a colour scale from `lower` to `upper`. */
export type RuleColour =
  | { type: 'static'; color: string }
  | { type: 'gradient'; gradient: string; lower: number; upper: number };
export type RuleValue = string | number | bigint | boolean;

/**
 * Highlights values of `field` that satisfy the condition. `wire` is the rule as received, with
 * members the console does not know.
 */
export type HighlightingRule = {
  kind: 'rule';
  field: string;
  value: RuleValue;
  condition: Condition;
  color: RuleColour;
  wire?: WireRule;
};
/** A rule of another program or a later version: kept unchanged, never applied. */
export type ForeignRule = { kind: 'foreign'; wire: unknown };
export type ListedRule = HighlightingRule | ForeignRule;

export type WireRule = Readonly<Record<string, unknown>>;

export const isRule = (rule: ListedRule): rule is HighlightingRule => rule.kind === 'rule';
