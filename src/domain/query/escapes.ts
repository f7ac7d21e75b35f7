const special = /[ \t\n\r\u3000!():^[\]"{}~*?\\/]/g;
const needsBackslash = /[ \t\n\r\u3000!():^[\]"{}~*?\\/]/;

/** Thrown by `unescape` with the offset of the invalid escape. */
export class EscapeError extends Error {
  constructor(readonly offset: number) {
    super('Bad escape');
  }
}

/**
 * Removes escapes: `\x` is `x`, `\u0041` is `A`.
 * @throws EscapeError for an incomplete `\u`
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
 * Escapes a text as a single bare word or field name. Only what needs escaping is escaped: `web-01`
 * stays readable. An empty text cannot be written as a bare word.
 */
export function escapeWord(text: string): string {
  if (text === 'AND' || text === 'OR' || text === 'NOT') return `\\${text}`;
  // Only the first character needs a backslash: `\&&` is `&&`.
  if (text === '&&' || text === '||') return `\\${text}`;
  const escaped = needsBackslash.test(text) ? text.replace(special, '\\$&') : text;
  return /^[+-]/.test(escaped) ? `\\${escaped}` : escaped;
}

/** Like `escapeWord`, but `*` and `?` keep their meaning. */
export function escapePattern(pattern: string): string {
  return pattern
    .split(/([*?])/)
    .map((part, index) =>
      index % 2 === 1 ? part : index === 0 ? escapeWord(part) : part.replace(special, '\\$&'),
    )
    .join('');
}

/** A text as a quoted phrase. */
export const quotePhrase = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
