import { GrokError, UnknownPatternError } from './grok-error';

/** As in Graylog, which takes longer chains for endless ones. */
const MOST_ROUNDS = 1000;
/** In UTF-16 units. Nested patterns can double with each level. */
const LONGEST = 200_000;

/**
 * A reference to a pattern, `%{NAME}`, `%{NAME:field}` or `%{NAME:field;type;format}`; with
 * `=expression` it defines the pattern as well. Names may contain `[\]^_` and the backtick, because
 * Graylog's range A-z has them.
 */
const REFERENCE =
  /%\{(?<name>(?<pattern>[A-z0-9]+)(?::(?<field>[A-z0-9_:;,\-/ \t\n\v\f\r.']+))?)(?:=(?<definition>[^{}]+))?\}/;

/** A reference in an expression, and its place there in UTF-16 units. */
export type GrokReference = {
  pattern: string;
  /** With its type, as in `bytes;int`. */
  field: string | undefined;
  definition: string | undefined;
  start: number;
  end: number;
};

/** The references of an expression in their order, without those of the patterns they name. */
export const referencesIn = (expression: string): GrokReference[] =>
  [...expression.matchAll(new RegExp(REFERENCE, 'g'))].map(({ 0: text, index, groups }) => ({
    pattern: groups?.['pattern'] ?? '',
    field: groups?.['field'],
    definition: groups?.['definition'],
    start: index,
    end: index + text.length,
  }));

/** The patterns that an expression names without defining them, each once. */
export function namedIn(expression: string): readonly string[] {
  const [named, own] = [new Set<string>(), new Set<string>()];
  for (const { pattern, definition } of referencesIn(expression))
    (definition === undefined ? named : own).add(pattern);
  return [...named].filter((name) => !own.has(name));
}

/** An expression without references. */
export type Expanded = {
  /** In the syntax of Java; the groups of references are called `name0`, `name1` and so on. */
  source: string;
  /** The fields of these groups with their types, or the names of the patterns. */
  keys: ReadonlyMap<string, string>;
};

/**
 * Replaces references by the patterns they name. With `namedOnly`, those without a field capture
 * nothing.
 *
 * @throws GrokError for an unknown pattern and for patterns that contain themselves
 */
export function expandGrok(
  expression: string,
  patterns: ReadonlyMap<string, string>,
  namedOnly: boolean,
): Expanded {
  const definitions = new Map(patterns);
  const keys = new Map<string, string>();
  let source = expression;
  for (let round = 0; ; round += 1) {
    const found = REFERENCE.exec(source)?.groups;
    if (found === undefined) return { source, keys };
    if (round === MOST_ROUNDS)
      throw new GrokError(`Deep recursion pattern compilation of ${expression}`);

    const { name: written = '', pattern = '', field, definition: own } = found;
    if (own !== undefined) definitions.set(pattern, own);
    const name = own === undefined ? written : `${written}=${own}`;
    const definition = definitions.get(pattern);
    if (definition === undefined) throw new UnknownPatternError(pattern);
    const parts = source.split(`%{${name}}`);
    if (source.length + (parts.length - 1) * definition.length > LONGEST)
      throw new GrokError(`The expression is longer than ${LONGEST} characters with its patterns.`);
    source = parts.reduce((before, after) => {
      const group = `name${keys.size}`;
      keys.set(group, field ?? name);
      const start = namedOnly && field === undefined ? '(?:' : `(?<${group}>`;
      return `${before}${start}${definition})${after}`;
    });
  }
}
