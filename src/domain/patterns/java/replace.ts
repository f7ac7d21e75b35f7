import type { CapturingPattern, PatternSearch } from './capturing-pattern';

/** A replacement that does not fit its expression; the message is for users. */
export class ReplacementError extends Error {
  override readonly name = 'ReplacementError';
}

/**
 * A backslash escapes the next character; `$1` and `${name}` are groups. More digits belong to the
 * number while that many groups exist.
 */
const TOKEN = /\\([^])|\$\{(\w+)\}|\$(\d+)|([\\$])/g;

type Range = { start: number; end: number };

/**
 * Replaces like Java's `replaceAll` and `replaceFirst`; undefined without a match. `first` is the
 * first match, `group` its first group if there is one and it took part.
 * @throws ReplacementError
 */
export function replaceMatches(
  expression: Pick<CapturingPattern, 'search'>,
  text: string,
  replacement: string,
  all: boolean,
): { text: string; first: Range; group: Range | undefined } | undefined {
  const match = expression.search(text);
  let [result, behind] = ['', 0];
  let found: { first: Range; group: Range | undefined } | undefined;
  while (match.find()) {
    found ??= { first: rangeOf(match, 0), group: firstGroup(match) };
    result += text.slice(behind, match.start()) + expanded(match, replacement);
    behind = match.end();
    if (!all) break;
  }
  return found && { text: result + text.slice(behind), ...found };
}

const rangeOf = (match: PatternSearch, group: number): Range => ({
  start: match.start(group),
  end: match.end(group),
});
const firstGroup = (match: PatternSearch): Range | undefined =>
  match.groups > 0 && match.start(1) >= 0 ? rangeOf(match, 1) : undefined;

function expanded(match: PatternSearch, replacement: string): string {
  return replacement.replace(
    TOKEN,
    (whole: string, literal?: string, name?: string, digits?: string) => {
      if (literal !== undefined) return literal;
      if (name !== undefined) return named(match, name);
      if (digits !== undefined) return numbered(match, digits);
      throw new ReplacementError(
        whole === '\\'
          ? 'The replacement ends with a backslash.'
          : 'A $ in the replacement must be followed by the number of a group.',
      );
    },
  );
}

function numbered(match: PatternSearch, digits: string): string {
  let length = digits.length;
  while (length > 1 && Number(digits.slice(0, length)) > match.groups) length -= 1;
  const number = Number(digits.slice(0, length));
  if (number > match.groups)
    throw new ReplacementError(
      `The replacement names group ${number}, but the expression has ${match.groups}.`,
    );
  return (match.group(number) ?? '') + digits.slice(length);
}

function named(match: PatternSearch, name: string): string {
  const number = match.numberOf(name);
  if (number === undefined)
    throw new ReplacementError(
      `The replacement names the group ${name}, which the expression does not have.`,
    );
  return match.group(number) ?? '';
}
