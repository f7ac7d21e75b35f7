import { compileJava, type JavaMatch } from '@/domain/patterns/java/java-pattern';
import { JavaPatternError, PatternLimitError } from '@/domain/patterns/java/pattern-error';
import type { Value } from '../values/value';
import { typedField, type TypedField } from './capture-types';
import { expandGrok } from './expand';
import { GrokError, UnknownPatternError } from './grok-error';
import { withoutGroupNames } from './group-names';

export { GrokError, UnknownPatternError };

/** A compiled grok expression. */
export type Grok = {
  /**
   * The captures of the first place in the text that matches, in the order of their groups; null
   * for a group that took no part. Undefined if nothing matches.
   *
   * A field captured several times has a list of its values. Typed captures are a `bigint` (int,
   * long, byte, short), a `number` (float, double), a boolean, or a date in UTC. If a text cannot
   * be converted, it is kept, and `<field>_grokfailure` tells why.
   *
   * @throws GrokError if finding out takes too many steps
   */
  match(text: string): ReadonlyMap<string, Value> | undefined;
  /**
   * The same, and where in the text it was found.
   *
   * @throws GrokError if finding out takes too many steps
   */
  locate(text: string): Located | undefined;
};

/** A part of a text, in UTF-16 units. */
export type Place = { start: number; end: number };
/** What matched; `captures` are those that took part, in the order of their groups. */
export type Located = Place & {
  values: ReadonlyMap<string, Value>;
  captures: readonly (Place & { field: string })[];
};

export type GrokOptions = {
  /** Leaves out the captures of patterns without a field, such as `%{INT}`. */
  namedCapturesOnly: boolean;
};

/** A group that captures. */
type Capture = { group: number; key: string; typed: TypedField | undefined };

/** Captures into this field are dropped. */
const UNWANTED = 'UNWANTED';

/**
 * Compiles a grok expression with the patterns it may name.
 *
 * @throws GrokError for an expression that is invalid or too large
 */
export function compileGrok(
  expression: string,
  patterns: ReadonlyMap<string, string>,
  { namedCapturesOnly }: GrokOptions,
): Grok {
  if (expression.trim() === '') throw new GrokError('{pattern} should not be empty or null');
  const { source, keys } = expandGrok(expression, patterns, namedCapturesOnly);
  const types = new Map([...keys.values()].map((key) => [key, typedField(key)]));
  const unnamed = withoutGroupNames(source);
  const compiled = asGrokError(() => compileJava(unnamed.source, unnamed.names));
  const captures = [...compiled.names].map(([name, group]): Capture => {
    const key = keys.get(name) ?? name;
    return { group, key, typed: types.get(key) };
  });
  return {
    match(text) {
      const found = asGrokError(() => compiled.exec(text));
      return found && captured(found, captures);
    },
    locate(text) {
      const found = asGrokError(() => compiled.exec(text));
      return (
        found && {
          ...found.place(0),
          values: captured(found, captures),
          captures: placesOf(found, captures),
        }
      );
    },
  };
}

const placesOf = (found: JavaMatch, captures: readonly Capture[]) =>
  captures
    .filter(({ key }) => key !== UNWANTED)
    .map(({ group, key, typed }) => ({ field: typed?.field ?? key, ...found.place(group) }))
    .filter(({ start }) => start >= 0);

function asGrokError<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (error instanceof JavaPatternError || error instanceof PatternLimitError)
      throw new GrokError(error.message, { cause: error });
    throw error;
  }
}

function captured(found: JavaMatch, captures: readonly Capture[]): ReadonlyMap<string, Value> {
  const values = new Map<string, Value>();
  for (const { group, key, typed } of captures) {
    if (key === UNWANTED) continue;
    const text = found.text(group);
    // As in Graylog, what took no part keeps its type in its name.
    if (text === null || typed === undefined) add(values, key, text && withoutQuotes(text));
    else addTyped(values, typed, text);
  }
  return values;
}

function addTyped(values: Map<string, Value>, { field, convert }: TypedField, text: string): void {
  let value: Value = text;
  try {
    value = convert(text);
  } catch (error) {
    values.set(`${field}_grokfailure`, error instanceof Error ? error.message : String(error));
  }
  add(values, field, typeof value === 'string' ? withoutQuotes(value) : value);
}

/** Several values of a field become a list; null is only kept if there is no other. */
function add(values: Map<string, Value>, field: string, value: Value): void {
  const present = values.get(field) ?? null;
  if (present === null) values.set(field, value);
  else if (value !== null)
    values.set(field, Array.isArray(present) ? [...(present as Value[]), value] : [present, value]);
}

/** Takes off quotes around a text in which there are none. */
function withoutQuotes(text: string): string {
  const quote = text[0];
  if ((quote !== '"' && quote !== "'") || text.at(-1) !== quote) return text;
  if (text.length <= 2) return '';
  return text.indexOf(quote, 1) === text.length - 1 ? text.slice(1, -1) : text;
}
