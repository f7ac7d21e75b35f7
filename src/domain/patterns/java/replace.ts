import type { JavaMatch, JavaPattern, Place } from './java-pattern';

/** A replacement that does not fit its expression; the message is for users. */
export class ReplacementError extends Error {
  override readonly name = 'ReplacementError';
}

/**
 * A backslash escapes the next character; `$1` and `${name}` are groups. More digits belong to the
 * number while that many groups exist.
 */
const TOKEN = /\\([^])|\$\{(\w+)\}|\$(\d+)|([\\$])/g;

/**
 * Replaces like Java's `replaceAll` and `replaceFirst`. `group` is where the first group of the
 * first match is; undefined without a match.
 *
 * @throws ReplacementError, PatternLimitError
 */
export function replaceMatches(
  pattern: JavaPattern,
  text: string,
  replacement: string,
  all: boolean,
): { text: string; group: Place } | undefined {
  let [result, behind] = ['', 0];
  let group: Place | undefined;
  for (const match of matchesIn(pattern, text)) {
    const { start, end } = match.place(0);
    group ??= pattern.groups > 0 ? match.place(1) : { start: -1, end: -1 };
    result += text.slice(behind, start) + expanded(match, pattern, replacement);
    behind = end;
    if (!all) break;
  }
  return group && { text: result + text.slice(behind), group };
}

/** All matches, of which none overlap. */
function* matchesIn(pattern: JavaPattern, text: string): Generator<JavaMatch> {
  for (let from = 0; from <= text.length;) {
    const match = pattern.exec(text, from);
    if (match === undefined) return;
    yield match;
    const { start, end } = match.place(0);
    from = end === start ? end + 1 : end;
  }
}

function expanded(match: JavaMatch, pattern: JavaPattern, replacement: string): string {
  if (!/[\\$]/.test(replacement)) return replacement;
  return replacement.replace(
    TOKEN,
    (whole: string, literal?: string, name?: string, digits?: string) => {
      if (literal !== undefined) return literal;
      if (name !== undefined) return named(match, pattern, name);
      if (digits !== undefined) return numbered(match, pattern, digits);
      throw new ReplacementError(
        whole === '\\'
          ? 'The replacement ends with a backslash.'
          : 'A $ in the replacement must be followed by the number of a group.',
      );
    },
  );
}

function numbered(match: JavaMatch, { groups }: JavaPattern, digits: string): string {
  let length = digits.length;
  while (length > 1 && Number(digits.slice(0, length)) > groups) length -= 1;
  const number = Number(digits.slice(0, length));
  if (number > groups)
    throw new ReplacementError(
      `The replacement names group ${number}, but the expression has ${groups}.`,
    );
  return (match.text(number) ?? '') + digits.slice(length);
}

function named(match: JavaMatch, { names }: JavaPattern, name: string): string {
  const group = names.get(name);
  if (group === undefined)
    throw new ReplacementError(
      `The replacement names the group ${name}, which the expression does not have.`,
    );
  return match.text(group) ?? '';
}
