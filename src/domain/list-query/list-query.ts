const OPERATORS = ['=~', '>=', '<=', '=', '>', '<'] as const;
export type ListOperator = (typeof OPERATORS)[number];

/** A term of a list query; without an operator the type of the field decides. */
export type ListTerm = {
  field: string;
  negated: boolean;
  operator: ListOperator | undefined;
  value: string;
};

/** The field of terms that name none: every text of a row is searched. */
export const ANY_TEXT = '';

/** `field:value`, `-field:>="a b"`, `word`; an unbalanced quote is an ordinary character. */
const TERM =
  /(?<minus>-?)(?:(?<field>[^\s:"'-][^\s:"']*):)?(?<values>(?:=~|[<>]=?|=)?(?:"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*')(?=\s|$|,)\S*|\S+)/g;
const VALUE =
  /(?<operator>=~|[<>]=?|=)?(?:"(?<double>(?:[^"\\]|\\[^])*)"|'(?<single>(?:[^'\\]|\\[^])*)'|(?<plain>[^,]+))(?=,|$)/g;

/**
 * Parses the query language of list endpoints. A term with an unknown field is a text as a whole.
 */
export function parseListQuery(text: string, fields: ReadonlySet<string>): ListTerm[] {
  const query = decoded(text).trim();
  if (query === '' || query === '*') return [];
  return [...query.matchAll(TERM)].flatMap(({ groups = {}, 0: whole }): ListTerm[] => {
    const { minus, field, values = '' } = groups;
    if (field === undefined || !fields.has(field)) {
      const negated = minus === '-' && whole.length > 1;
      return [
        {
          field: ANY_TEXT,
          negated,
          operator: undefined,
          value: unquoted(negated ? whole.slice(1) : whole),
        },
      ];
    }
    return [...values.matchAll(VALUE)].map(
      ({ groups: { operator, double, single, plain } = {} }) => ({
        field,
        negated: minus === '-',
        operator: OPERATORS.find((one) => one === operator),
        value: plain ?? unescaped(double ?? single ?? ''),
      }),
    );
  });
}

/** Graylog decodes the query twice. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const unescaped = (text: string) => text.replace(/\\([^])/g, '$1');
const unquoted = (text: string) =>
  /^(["']).*\1$/s.test(text) && text.length > 1 ? unescaped(text.slice(1, -1)) : text;
