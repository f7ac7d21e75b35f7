import { referencesIn } from './expand';
import { compileGrok, GrokError, type Located } from './grok';

/** How far an expression got in a text that it does not match. */
export type NearMiss = {
  /** The part of the text that its beginning matches, in UTF-16 units. */
  start: number;
  end: number;
  /** The next part of the expression, which does not match there. */
  stopped: string;
};

/**
 * Tries longer and longer beginnings of an expression, each up to a reference or after it. Those
 * that are no expression by themselves are left out. Undefined if not even the first one matches.
 */
export function nearMiss(
  expression: string,
  patterns: ReadonlyMap<string, string>,
  text: string,
): NearMiss | undefined {
  const ends = referencesIn(expression).flatMap(({ start, end }) => [start, end]);
  let best: { found: Located; length: number } | undefined;
  for (const length of new Set([...ends, expression.length])) {
    const found = located(expression.slice(0, length), patterns, text);
    if (found === 'invalid') continue;
    if (found === undefined)
      return (
        best && {
          start: best.found.start,
          end: best.found.end,
          stopped: expression.slice(best.length, length),
        }
      );
    best = { found, length };
  }
  return undefined;
}

function located(expression: string, patterns: ReadonlyMap<string, string>, text: string) {
  try {
    return compileGrok(expression, patterns, { namedCapturesOnly: true }).locate(text);
  } catch (error) {
    if (error instanceof GrokError) return 'invalid';
    throw error;
  }
}
