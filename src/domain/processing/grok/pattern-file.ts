/** A line of a file of patterns. */
export type NamedPattern = { name: string; pattern: string };

const LINE = /^(\w+)[ \t]+(.*)$/;

/** The lines that are neither empty nor a comment. */
const linesOf = (text: string) =>
  text
    .split(/\r\n|[\n\r]/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** Reads a file with a name and an expression a line. Comments and other lines are left out. */
export const patternsOfFile = (text: string): NamedPattern[] =>
  linesOf(text).flatMap((line) => {
    const [, name, pattern] = LINE.exec(line) ?? [];
    return name === undefined || pattern === undefined ? [] : [{ name, pattern }];
  });

/** The lines of a file of patterns that are neither a pattern, a comment nor empty. */
export const otherLines = (text: string): readonly string[] =>
  linesOf(text).filter((line) => !LINE.test(line));

/** The same patterns as a file, by name. A line break in an expression is written as its escape. */
export const fileOfPatterns = (patterns: readonly NamedPattern[]): string =>
  patterns
    .map(({ name, pattern }) => `${name} ${pattern.replace(/\r?\n/g, '\\n')}\n`)
    .sort()
    .join('');

/** As in Graylog, blanks around an expression do not count, and an empty one is none. */
export const expressionsOf = (patterns: readonly NamedPattern[]): ReadonlyMap<string, string> =>
  new Map(
    patterns.flatMap(({ name, pattern }) =>
      pattern.trim() === '' ? [] : [[name.trim(), pattern.trim()] as const],
    ),
  );
