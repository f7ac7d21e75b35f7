const special = /[ \t\n\r\u3000!():^[\]"{}~*?\\/]/g;
const needsBackslash = /[ \t\n\r\u3000!():^[\]"{}~*?\\/]/;

/** Raised by `unescape` with the offset of the bad escape in its text. */
export class EscapeError extends Error {
  constructor(readonly offset: number) {
    super('Bad escape');
  }
}

/**
 * Takes the backslashes out: `\x` is `x`, `\u0041` is `A`. Throws `EscapeError` for a broken `\u`.
 */
export function unescape(text: string): string {
  if (!text.includes('\\')) return text;
  let result = '';
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char !== '\\') {
      result += char;
      continue;
    }
    const escaped = text.charAt(at + 1);
    if (escaped !== 'u') {
      if (escaped === '') throw new EscapeError(at);
      result += escaped;
      at += 1;
      continue;
    }
    const digits = text.slice(at + 2, at + 6);
    if (!/^[0-9a-fA-F]{4}$/.test(digits)) throw new EscapeError(at);
    result += String.fromCharCode(Number.parseInt(digits, 16));
    at += 5;
  }
  return result;
}

/**
 * Writes a text as one bare word (or field name) that reads back as itself. Only what has to be is
 * escaped: `web-01` stays readable. An empty text cannot be written as a bare word.
 */
export function escapeWord(text: string): string {
  if (text === 'AND' || text === 'OR' || text === 'NOT') return `\\${text}`;
  // `&&` and `||` have no letter that a backslash would leave alone for sure, but `\&` is `&`.
  if (text === '&&' || text === '||') return `\\${text}`;
  const escaped = needsBackslash.test(text) ? text.replace(special, '\\$&') : text;
  return /^[+-]/.test(escaped) ? `\\${escaped}` : escaped;
}

/** As `escapeWord`, but `*` and `?` keep their meaning. */
export function escapePattern(pattern: string): string {
  return pattern
    .split(/([*?])/)
    .map((part, index) =>
      index % 2 === 1 ? part : index === 0 ? escapeWord(part) : part.replace(special, '\\$&'),
    )
    .join('');
}

/** Writes a text as a phrase in quotation marks. */
export const quotePhrase = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
