import { linearPattern } from '../patterns/linear-pattern';
import { unreachable } from '../unreachable';
import { ANY_TEXT, type ListOperator, type ListTerm } from './list-query';

/** How the values of an attribute are compared. */
type Type = 'STRING' | 'OBJECT_ID' | 'DATE' | 'INT' | 'LONG' | 'BOOLEAN';
type Test = (found: string) => boolean;

/**
 * A row matches if every field does. Of several values of one field any may match, of negated values
 * none. Terms without a field must each match one of `texts`.
 */
export function listMatcher(
  terms: readonly ListTerm[],
  typeOf: (field: string) => Type,
  texts: readonly string[],
): (valueOf: (field: string) => string) => boolean {
  const words = terms
    .filter(({ field }) => field === ANY_TEXT)
    .map((term) => ({ negated: term.negated, test: testOf(term, 'STRING') }));
  const named = new Set(terms.map(({ field }) => field).filter((field) => field !== ANY_TEXT));
  const fields = [...named].map((field) => {
    const tests = (negated: boolean) =>
      terms
        .filter((term) => term.field === field && term.negated === negated)
        .map((term) => testOf(term, typeOf(field)));
    return { field, wanted: tests(false), unwanted: tests(true) };
  });
  return (valueOf) =>
    words.every(({ test, negated }) => texts.some((text) => test(valueOf(text))) !== negated) &&
    fields.every(({ field, wanted, unwanted }) => {
      const found = valueOf(field);
      return (
        (wanted.length === 0 || wanted.some((test) => test(found))) &&
        !unwanted.some((test) => test(found))
      );
    });
}

function testOf({ operator, value }: ListTerm, type: Type): Test {
  if (operator === '=~' || (operator === undefined && type === 'STRING')) return holding(value);
  return comparing(operator ?? '=', value, type);
}

/** Matches a regular expression, or literally if it is not a valid one; ignores case. */
function holding(value: string): Test {
  const pattern = linearPattern(`(?i)${value}`);
  return pattern
    ? (found) => pattern.test(found)
    : (found) => found.toLowerCase().includes(value.toLowerCase());
}

/** A test of the values of one field. */
export function comparing(operator: Exclude<ListOperator, '=~'>, value: string, type: Type): Test {
  const limit = comparable(value, type);
  return (text) => {
    const found = comparable(text, type);
    if (found === undefined || limit === undefined) return false;
    switch (operator) {
      case '=':
        return found === limit;
      case '>':
        return found > limit;
      case '>=':
        return found >= limit;
      case '<':
        return found < limit;
      case '<=':
        return found <= limit;
      default:
        return unreachable(operator);
    }
  };
}

/** Dates and numbers become numbers; undefined if the text is not one. */
export function comparable(text: string, type: Type): number | string | undefined {
  switch (type) {
    case 'DATE':
      return dateOf(text);
    case 'INT':
    case 'LONG':
      return /^-?\d+$/.test(text.trim()) ? Number(text) : undefined;
    case 'BOOLEAN':
      return text.toLowerCase();
    case 'STRING':
    case 'OBJECT_ID':
      return text;
    default:
      return unreachable(type);
  }
}

const DATE =
  /^(?<day>\d{4}-\d\d-\d\d)(?:[T ](?<time>\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?(?<zone>Z|[+-]\d\d:?\d\d)?$/;

/** Milliseconds since the epoch; a date without a zone is in UTC. */
function dateOf(text: string): number | undefined {
  const { day, time = '00:00', zone = 'Z' } = DATE.exec(text.trim())?.groups ?? {};
  const at =
    day === undefined
      ? NaN
      : Date.parse(`${day}T${time}${zone.replace(/^([+-]\d\d):?(\d\d)$/, '$1:$2')}`);
  return Number.isNaN(at) ? undefined : at;
}
