/** The types of stream rules, with their numbers in the API. */
export const RULE_TYPES = {
  exact: 1,
  regex: 2,
  greater: 3,
  smaller: 4,
  presence: 5,
  contains: 6,
  always: 7,
  input: 8,
} as const;

export type RuleTypeName = keyof typeof RULE_TYPES;

/** What a stream rule tests. */
export type Rule = { type: number; field: string; value: string; inverted: boolean };
export type MatchingType = 'AND' | 'OR';

export const RULE_TYPE_NAMES: readonly RuleTypeName[] = [
  'exact',
  'regex',
  'greater',
  'smaller',
  'presence',
  'contains',
  'always',
  'input',
];

/** The name of a type; undefined for numbers that the server stores without knowing them. */
export const ruleTypeName = (type: number): RuleTypeName | undefined =>
  RULE_TYPE_NAMES.find((name) => RULE_TYPES[name] === type);

export const testsField = (type: RuleTypeName): boolean => type !== 'always' && type !== 'input';
export const comparesValue = (type: RuleTypeName): boolean =>
  type !== 'always' && type !== 'presence';
