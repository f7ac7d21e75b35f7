import { NEW_VARIABLE, type Variable } from '../variables/variable';

/** A value in a query: where it is (`end` exclusive), what it means, and its field, if it names one. */
export type QueryValue = { start: number; end: number; value: string; field: string | undefined };

/** A phrase, or a word with escapes. */
const TOKEN = /"(?:\\.|[^"\\])*"|(?:\\.|[^\s():"\\])+/gs;
const OPERATORS = new Set(['AND', 'OR', 'NOT', '&&', '||', '!']);
/** Wildcards, ranges, regular expressions and variables are more than one value. */
const IS_MORE = /(?:^|[^\\])[*?[\]{}<>/$~^]/;
const FIELD = /([\w.@-]+):\(?$/;

/**
 * The value that is selected in a query, or that the caret is at; undefined if that is no single
 * value.
 */
export function valueAt(
  query: string,
  { start, end }: { start: number; end: number },
): QueryValue | undefined {
  const tokens = [...query.matchAll(TOKEN)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
  const values = tokens.filter(
    (token) =>
      !OPERATORS.has(token.text) &&
      query[token.end] !== ':' &&
      start <= token.end &&
      token.start <= end,
  );
  // A selection that only touches its neighbour means what it contains.
  const inside = values.filter((token) => start < token.end && token.start < end);
  const [token, another] = inside.length > 0 ? inside : values;
  if (!token || another) return undefined;
  const isPhrase = token.text.startsWith('"');
  const text = isPhrase ? token.text.slice(1, -1) : token.text;
  if (isPhrase ? text.includes('$') : IS_MORE.test(` ${text}`)) return undefined;
  return {
    start: token.start,
    end: token.end,
    value: text.replace(/\\(.)/gs, '$1'),
    field: FIELD.exec(query.slice(0, token.start))?.[1],
  };
}

/** A new variable with a value as its default, named after its field; `taken` are other names. */
export function variableOfValue({ value, field }: QueryValue, taken: readonly string[]): Variable {
  const plain = (field ?? 'value').replace(/\W/g, '_').replace(/^(?=\d)/, '_');
  let name = plain;
  for (let n = 2; taken.includes(name); n += 1) name = `${plain}_${n}`;
  return {
    ...NEW_VARIABLE,
    name,
    defaults: [value],
    ...(field !== undefined && { kind: 'field', field }),
  };
}
