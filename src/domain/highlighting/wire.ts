import {
  CONDITIONS,
  type Condition,
  type ListedRule,
  type RuleColour,
  type RuleValue,
  type WireRule,
} from './rule';

/** Parses a view's `formatting.highlighting`; anything but a list counts as empty. */
export function readRules(wire: unknown): ListedRule[] {
  return Array.isArray(wire) ? wire.map(readRule) : [];
}

/** Serializes the rules; unchanged ones exactly as received. */
export const writeRules = (rules: readonly ListedRule[]): unknown[] => rules.map(writeRule);

function readRule(wire: unknown): ListedRule {
  const foreign: ListedRule = { kind: 'foreign', wire };
  if (!isRecord(wire)) return foreign;
  const { field, value } = wire;
  const condition = conditionOf(wire['condition']);
  const color = colourOf(wire['color']);
  if (
    typeof field !== 'string' ||
    !isRuleValue(value) ||
    condition === undefined ||
    color === undefined
  )
    return foreign;
  return { kind: 'rule', field, value, condition, color, wire };
}

function writeRule(rule: ListedRule): unknown {
  if (rule.kind === 'foreign') return rule.wire;
  const { field, value, condition, color, wire = {} } = rule;
  const isUnsaid =
    rule.wire !== undefined &&
    (wire['condition'] ?? undefined) === undefined &&
    condition === DEFAULT_CONDITION;
  return {
    ...wire,
    field,
    value,
    ...(!isUnsaid && { condition }),
    color: writeColour(color, wire['color']),
  };
}

const DEFAULT_CONDITION: Condition = 'equal';

function conditionOf(wire: unknown): Condition | undefined {
  return wire === undefined || wire === null
    ? DEFAULT_CONDITION
    : CONDITIONS.find((condition) => condition === wire);
}

/** Older servers store the colour as a string. */
function colourOf(wire: unknown): RuleColour | undefined {
  if (typeof wire === 'string') return { type: 'static', color: wire };
  if (!isRecord(wire)) return undefined;
  const { type, color, gradient, lower, upper } = wire;
  if (type === 'static' && typeof color === 'string') return { type, color };
  const isGradient =
    type === 'gradient' &&
    typeof gradient === 'string' &&
    typeof lower === 'number' &&
    typeof upper === 'number';
  return isGradient ? { type, gradient, lower, upper } : undefined;
}

/** A colour of the same type keeps its unknown members. */
function writeColour(color: RuleColour, wire: unknown): unknown {
  if (color.type === 'static' && wire === color.color) return wire;
  return isRecord(wire) && wire['type'] === color.type ? { ...wire, ...color } : color;
}

const isRecord = (value: unknown): value is WireRule =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRuleValue = (value: unknown): value is RuleValue =>
  ['string', 'number', 'bigint', 'boolean'].includes(typeof value);
