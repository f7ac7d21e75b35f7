import type { FieldType } from '@/contract/fields';
import type { Completion as Spot } from '@/domain/query/completion';
import { escapeWord } from '@/domain/query/syntax/escapes';
import { valueText } from '@/domain/query/values';
import { levelKeys } from '@/domain/format/level';
import { formatCount } from '@/domain/format/number';
import { levelName } from '@/shared/message/text/level';
import { t } from '@/shared/texts/t';
import type { Completion, Suggestion } from './completion';
import type { FieldValues } from './queries';
import { variableSuggestions, type QueryVariable } from './variables';

export { completionAt } from '@/domain/query/completion';
export { variableCompletion } from './variables';

const SHOWN = 50;
const OPERATORS = ['AND', 'OR', 'NOT'];
const EXISTS = '_exists_';

/** Fields that start with the typed prefix, then those that contain it. `text` is the whole query. */
export function fieldSuggestions(
  text: string,
  { prefix, start, end }: Spot,
  fields: readonly FieldType[],
): Suggestion[] {
  const wanted = prefix.toLowerCase();
  const beginning: FieldType[] = [];
  const holding: FieldType[] = [];
  for (const { lower, field } of inOrder(fields)) {
    const at = lower.indexOf(wanted);
    if (at === 0) beginning.push(field);
    else if (at > 0) holding.push(field);
    if (beginning.length === SHOWN) break;
  }
  // `_exists_:` takes a name as its value, and an existing colon is not repeated.
  const colon =
    /_exists_\s*:\s*$/.test(text.slice(0, start)) || text.charAt(end) === ':' ? '' : ':';
  const names = [...beginning, ...holding].slice(0, SHOWN);
  const suggestions = names.map(({ name, type }): Suggestion => ({
    id: `field ${name}`,
    kind: 'field',
    label: name,
    insert: `${escapeWord(name)}${colon}`,
    hint: type.type,
  }));
  if (colon !== '' && prefix.length > 1 && EXISTS.startsWith(wanted))
    suggestions.push({
      id: EXISTS,
      kind: 'operator',
      label: `${EXISTS}:`,
      insert: `${EXISTS}:`,
      hint: t('completion.operator'),
    });
  return suggestions;
}

type Named = { lower: string; field: FieldType };

/** Sorted once rather than on each key press: there may be tens of thousands. */
function inOrder(fields: readonly FieldType[]): readonly Named[] {
  const known = ordered.get(fields);
  if (known) return known;
  const now = fields
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map((field) => ({ lower: field.name.toLowerCase(), field }));
  ordered.set(fields, now);
  return now;
}

const ordered = new WeakMap<readonly FieldType[], readonly Named[]>();

export function operatorSuggestions({ prefix }: Spot): Suggestion[] {
  const found = OPERATORS.filter(
    (operator) => operator.startsWith(prefix.toUpperCase()) && operator !== prefix,
  );
  return found.map((operator) => ({
    id: operator,
    kind: 'operator',
    label: operator,
    insert: `${operator} `,
    hint: t('completion.operator'),
  }));
}

export function valueSuggestions(
  { field = '', prefix }: Spot,
  values: readonly { value: string; occurrence: number }[],
): Suggestion[] {
  const wanted = prefix.toLowerCase();
  const matching = values.filter(
    ({ value }) => value.toLowerCase().includes(wanted) && value !== prefix,
  );
  const suggestions = matching.map(({ value, occurrence }): Suggestion => ({
    id: `value ${value}`,
    kind: 'value',
    label: labelOf(field, value),
    insert: valueText(field, value),
    hint: t('completion.occurrences', { amount: formatCount(occurrence) }),
  }));
  return field === LEVEL ? [...suggestions, ...levelsNamed(wanted, suggestions)] : suggestions;
}

const LEVEL = 'level';
const SEVERITIES = levelKeys.map((_, severity) => `${severity}`);

/** Levels are stored as numbers that few people know by heart. */
const labelOf = (field: string, value: string): string => {
  const name = field === LEVEL ? levelName(value, value) : value;
  return name === value ? value : `${value} ${name}`;
};

/** Severities whose name starts with the typed text; the server knows them by number only. */
const levelsNamed = (wanted: string, offered: readonly Suggestion[]): Suggestion[] =>
  /^\p{L}/u.test(wanted)
    ? SEVERITIES.filter((severity) =>
        levelName(severity, '').toLowerCase().startsWith(wanted),
      ).flatMap((severity) =>
        offered.some(({ insert }) => insert === severity)
          ? []
          : [
              {
                id: `value ${severity}`,
                kind: 'value',
                label: labelOf(LEVEL, severity),
                insert: severity,
              },
            ],
      )
    : [];

/** Where a value is about to be typed, variables may stand as well. */
export function beforeVariables(
  spot: Spot,
  values: Completion | undefined,
  variables: readonly QueryVariable[],
): Completion | undefined {
  if (spot.prefix !== '' || variables.length === 0) return values;
  const suggestions = [...variableSuggestions(variables, ''), ...(values?.suggestions ?? [])];
  return { span: spot, ...values, suggestions };
}

export function ofNames(
  text: string,
  spot: Spot,
  fields: readonly FieldType[] | undefined,
): Completion | undefined {
  // No suggestions for an empty prefix.
  const suggestions =
    spot.kind === 'operator'
      ? operatorSuggestions(spot)
      : spot.prefix === ''
        ? []
        : fieldSuggestions(text, spot, fields ?? []);
  return suggestions.length > 0 ? { span: spot, suggestions } : undefined;
}

export function ofValues(
  spot: Spot,
  data: FieldValues | undefined,
  busy: boolean,
): Completion | undefined {
  if (!data)
    return busy ? { span: spot, suggestions: [], note: t('completion.loading') } : undefined;
  if (data.kind !== 'values')
    return {
      span: spot,
      // Levels have names, which are known without the server.
      suggestions: valueSuggestions(spot, []),
      note: t('completion.failed', { reason: data.kind === 'failed' ? data.reason : '' }),
    };
  const suggestions = valueSuggestions(spot, data.values);
  if (suggestions.length > 0) return { span: spot, suggestions };
  return spot.prefix === '' || busy
    ? undefined
    : { span: spot, suggestions: [], note: t('completion.noValues') };
}
