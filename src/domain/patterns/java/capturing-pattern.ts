import { compileJava, type JavaMatch } from './java-pattern';

/** A search for one match after another, as with a `Matcher` in Java. */
export type PatternSearch = {
  /** Goes on to the next match; false if there is none. */
  find(): boolean;
  /** Where a group of the match begins, in UTF-16 units; -1 if it took no part. 0 is the whole match. */
  start(group?: number): number;
  end(group?: number): number;
  /** The text of a group; null if it took no part. */
  group(group: number): string | null;
  readonly groups: number;
  /** The number of a named group; undefined if there is none of that name. */
  numberOf(name: string): number | undefined;
};

/** A regular expression that says where its groups are. Searches end with an error if they take long. */
export type CapturingPattern = {
  /** How many groups it has, without the whole match. */
  readonly groups: number;
  /** @throws PatternLimitError */
  test(text: string): boolean;
  /** @throws PatternLimitError, as do searches for further matches */
  first(text: string): JavaMatch | undefined;
  /** Further matches are searched with `find`, which throws PatternLimitError. */
  search(text: string): PatternSearch;
};

/**
 * Compiles a Java regular expression in which a dot matches line breaks too, as in extractors.
 *
 * @throws JavaPatternError for an invalid expression, with Java's message
 * @throws PatternLimitError for what is not supported
 */
export function capturingPattern(source: string): CapturingPattern {
  const { exec, groups, names } = compiled(source);
  return {
    groups,
    test: (text) => exec(text) !== undefined,
    first: (text) => exec(text),
    search(text) {
      let match: JavaMatch | undefined;
      let from = 0;
      const place = (group: number) => match?.place(group) ?? { start: -1, end: -1 };
      return {
        find() {
          match = from > text.length ? undefined : exec(text, from);
          const { start, end } = place(0);
          // Behind an empty match, the search goes on one character later.
          from = end > start ? end : end + 1;
          return match !== undefined;
        },
        start: (group = 0) => place(group).start,
        end: (group = 0) => place(group).end,
        group: (group) => match?.text(group) ?? null,
        groups,
        numberOf: (name) => names.get(name),
      };
    },
  };
}

function compiled(source: string) {
  try {
    return compileJava(`(?s)${source}`);
  } catch {
    // Fails again, with the position in the expression itself.
    return compileJava(source);
  }
}
