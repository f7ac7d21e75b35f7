import {
  CONDITIONS,
  type Condition,
  type HighlightingRule,
  type RuleColour,
  type RuleValue,
} from '@/domain/highlighting/rule';
import { t } from '@/shared/texts/t';
import { markColours } from '@/theme/palettes';
import { DEFAULT_GRADIENT } from './gradients';

/** Bounds are strings, so that validation can report invalid numbers. */
export type RuleValues = {
  field: string | undefined;
  condition: Condition | undefined;
  value: string;
  coloring: 'static' | 'gradient' | undefined;
  color: string;
  gradient: string | undefined;
  lower: string;
  upper: string;
};

const NO_GRADIENT = { gradient: DEFAULT_GRADIENT, lower: '0', upper: '0' };

/** A new rule gets the first unused colour. */
export function newValues(rules: readonly HighlightingRule[]): RuleValues {
  const taken = new Set(rules.map(({ color }) => (color.type === 'static' ? color.color : '')));
  const color = markColours.find((one) => !taken.has(one)) ?? markColours[0] ?? '';
  return {
    field: undefined,
    condition: 'equal',
    value: '',
    coloring: 'static',
    color,
    ...NO_GRADIENT,
  };
}

export function fromRule(
  { field, condition, value, color }: HighlightingRule,
  fallback: string,
): RuleValues {
  const base = { field, condition, value: String(value), coloring: color.type };
  if (color.type === 'static') return { ...base, color: color.color, ...NO_GRADIENT };
  return {
    ...base,
    color: fallback,
    gradient: color.gradient,
    lower: String(color.lower),
    upper: String(color.upper),
  };
}

/** Settings of `former` that were not edited are kept unchanged. */
export function toRule(
  {
    field = '',
    condition = 'equal',
    value,
    coloring,
    color,
    gradient = DEFAULT_GRADIENT,
    lower,
    upper,
  }: RuleValues,
  former?: HighlightingRule,
): HighlightingRule {
  const paint: RuleColour =
    coloring === 'gradient'
      ? { type: 'gradient', gradient, lower: Number(lower), upper: Number(upper) }
      : { type: 'static', color };
  const same: RuleValue = former && String(former.value) === value ? former.value : value;
  return {
    kind: 'rule',
    field,
    condition,
    value: same,
    color: paint,
    ...(former?.wire && { wire: former.wire }),
  };
}

/** Ordering conditions apply to numeric fields only. */
export const conditionsFor = (isNumeric: boolean): readonly Condition[] =>
  isNumeric ? CONDITIONS : ['equal', 'not_equal'];

type Problems = Partial<Record<keyof RuleValues, string>>;

/** Errors by form field. */
export function validateRule(
  { field, condition, value, coloring, gradient, lower, upper }: RuleValues,
  isNumeric: (field: string) => boolean,
): Problems {
  return onlyProblems({
    field: field === undefined || field.trim() === '' ? t('highlighting.fieldNeeded') : undefined,
    condition: condition === undefined ? t('highlighting.conditionNeeded') : undefined,
    value: value === '' ? t('highlighting.valueNeeded') : undefined,
    coloring:
      coloring === undefined
        ? t('highlighting.coloringNeeded')
        : coloring === 'gradient' && field !== undefined && !isNumeric(field)
          ? t('highlighting.numericOnly')
          : undefined,
    ...(coloring === 'gradient' && {
      gradient:
        gradient === undefined || gradient === '' ? t('highlighting.mustBeSelected') : undefined,
      lower: boundProblem(lower),
      upper:
        boundProblem(upper) ??
        (boundProblem(lower) === undefined && Number(upper) <= Number(lower)
          ? t('highlighting.mustBeHigher')
          : undefined),
    }),
  });
}

function boundProblem(text: string): string | undefined {
  if (text.trim() === '') return t('highlighting.mustBePresent');
  return /^\s*[+-]?\d+\s*$/.test(text) && Number.isSafeInteger(Number(text))
    ? undefined
    : t('highlighting.mustBeNumber');
}

const onlyProblems = (problems: Record<string, string | undefined>): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([, text]) => text !== undefined));
