/** How a value compares with a rule's, in the order they are offered. */
export const CONDITIONS = [
  'equal',
  'not_equal',
  'less_equal',
  'greater_equal',
  'less',
  'greater',
] as const;
export type Condition = (typeof CONDITIONS)[number];

/**
 * `color` as CSS writes it; `gradient` is the name of a colour scale between `lower` and `upper`.
 */
export type RuleColour =
  | { type: 'static'; color: string }
  | { type: 'gradient'; gradient: string; lower: number; upper: number };
export type RuleValue = string | number | bigint | boolean;

/**
 * A value of `field` that compares so is shown on the colour. `wire` is how the rule came, with
 * what is not understood of it.
 */
export type HighlightingRule = {
  kind: 'rule';
  field: string;
  value: RuleValue;
  condition: Condition;
  color: RuleColour;
  wire?: WireRule;
};
/** Of another program or a later version: kept as it is, and shown as nothing. */
export type ForeignRule = { kind: 'foreign'; wire: unknown };
export type ListedRule = HighlightingRule | ForeignRule;

export type WireRule = Readonly<Record<string, unknown>>;

export const isRule = (rule: ListedRule): rule is HighlightingRule => rule.kind === 'rule';
