import type { FieldType } from '@/contract/fields';
import type { Completion as Spot } from '@/domain/query/completion';
import { escapeWord } from '@/domain/query/escapes';
import { valueText } from '@/domain/query/values';
import { formatCount } from '@/domain/format/number';
import { t } from '@/shared/texts/t';
import type { Suggestion } from './completion';

const SHOWN = 50;
const OPERATORS = ['AND', 'OR', 'NOT'];
const EXISTS = '_exists_';

/** Fields of the query `text` whose names begin with what was typed, then those that hold it somewhere. */
export function fieldSuggestions(text: string, { prefix, start, end }: Spot, fields: readonly FieldType[]): Suggestion[] {
  const wanted = prefix.toLowerCase();
  const beginning: FieldType[] = [];
  const holding: FieldType[] = [];
  for (const one of fields) {
    const at = one.name.toLowerCase().indexOf(wanted);
    if (at === 0) beginning.push(one);
    else if (at > 0) holding.push(one);
  }
  // `_exists_:name` takes a name as its value, and where a colon stands already none is needed.
  const colon = /_exists_\s*:\s*$/.test(text.slice(0, start)) || text.charAt(end) === ':' ? '' : ':';
  const names = [...beginning.toSorted(byName), ...holding.toSorted(byName)].slice(0, SHOWN);
  const suggestions = names.map(({ name, type }): Suggestion => ({ id: `field ${name}`, kind: 'field', label: name, insert: `${escapeWord(name)}${colon}`, hint: type.type }));
  if (colon !== '' && prefix.length > 1 && EXISTS.startsWith(wanted)) suggestions.push({ id: EXISTS, kind: 'operator', label: `${EXISTS}:`, insert: `${EXISTS}:`, hint: t('completion.operator') });
  return suggestions;
}

const byName = (one: FieldType, other: FieldType) => (one.name < other.name ? -1 : 1);

export function operatorSuggestions({ prefix }: Spot): Suggestion[] {
  const found = OPERATORS.filter((operator) => operator.startsWith(prefix.toUpperCase()) && operator !== prefix);
  return found.map((operator) => ({ id: operator, kind: 'operator', label: operator, insert: `${operator} `, hint: t('completion.operator') }));
}

export function valueSuggestions({ field = '', prefix }: Spot, values: readonly { value: string; occurrence: number }[]): Suggestion[] {
  const wanted = prefix.toLowerCase();
  const matching = values.filter(({ value }) => value.toLowerCase().includes(wanted) && value !== prefix);
  return matching.map(({ value, occurrence }) => ({
    id: `value ${value}`, kind: 'value', label: value, insert: valueText(field, value), hint: t('completion.occurrences', { amount: formatCount(occurrence) }),
  }));
}
