import type { RE2JS } from 're2js';

type Match = ReturnType<RE2JS['matcher']>;

/** A replacement that does not fit its expression; the message is for users. */
export class ReplacementError extends Error {
  override readonly name = 'ReplacementError';
}

/**
 * A backslash escapes the next character; `$1` and `${name}` are groups. More digits belong to the
 * number while that many groups exist.
 */
const TOKEN = /\\([^])|\$\{(\w+)\}|\$(\d+)|([\\$])/g;

/** Replaces like Java's `replaceAll` and `replaceFirst`. */
export function replaceMatches(
  expression: RE2JS,
  text: string,
  replacement: string,
  all: boolean,
): { text: string; first: { start: number; end: number } } | undefined {
  const match = expression.matcher(text);
  let [result, behind] = ['', 0];
  let first: { start: number; end: number } | undefined;
  while (match.find()) {
    first ??= { start: match.start(), end: match.end() };
    result += text.slice(behind, match.start()) + expanded(match, replacement);
    behind = match.end();
    if (!all) break;
  }
  return first && { text: result + text.slice(behind), first };
}

function expanded(match: Match, replacement: string): string {
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

function numbered(match: Match, digits: string): string {
  let length = digits.length;
  while (length > 1 && Number(digits.slice(0, length)) > match.groupCount()) length -= 1;
  const number = Number(digits.slice(0, length));
  if (number > match.groupCount())
    throw new ReplacementError(
      `The replacement names group ${number}, but the expression has ${match.groupCount()}.`,
    );
  return (match.group(number) ?? '') + digits.slice(length);
}

function named(match: Match, name: string): string {
  if (!Object.hasOwn(match.getNamedGroups(), name))
    throw new ReplacementError(
      `The replacement names the group ${name}, which the expression does not have.`,
    );
  return match.group(name) ?? '';
}
