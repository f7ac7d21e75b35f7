import { RE2JS } from 're2js';
import { fromJava } from './java-syntax';
import { LARGEST, MOST_STEPS, PatternTooLarge } from './linear-pattern';

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

/** A regular expression that says where its groups are. */
export type CapturingPattern = {
  /** How many groups it has, without the whole match. */
  readonly groups: number;
  /** Whether it is found anywhere; for a text that is too long to be searched it is not. */
  test(text: string): boolean;
  /** @throws Error for a text that would take too long */
  search(text: string): PatternSearch;
};

/**
 * Compiles a Java regular expression in which a dot matches line breaks too, as in extractors. It
 * runs in linear time.
 *
 * @throws Error for an invalid or unsupported expression, see `patternFault`
 */
export function capturingPattern(source: string): CapturingPattern {
  const expression = RE2JS.compile(fromJava(source), RE2JS.DOTALL | RE2JS.LOOKBEHINDS);
  const size = expression.programSize();
  if (size > LARGEST) throw new PatternTooLarge('The expression is too large.');
  const most = Math.floor(MOST_STEPS / size);
  return {
    groups: expression.groupCount(),
    test: (text) => text.length <= most && expression.test(text),
    search(text) {
      if (text.length > most)
        throw new Error(`The text is too long for this expression: more than ${most} characters.`);
      return searchOf(expression, text);
    },
  };
}

/** A search with an expression that is compiled already. */
export function searchOf(expression: RE2JS, text: string): PatternSearch {
  const match = expression.matcher(text);
  return {
    find: () => match.find(),
    start: (group = 0) => match.start(group),
    end: (group = 0) => match.end(group),
    group: (group) => match.group(group),
    groups: match.groupCount(),
    numberOf(name) {
      const names = expression.namedGroups();
      return Object.hasOwn(names, name) ? names[name] : undefined;
    },
  };
}
