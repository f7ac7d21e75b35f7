/** An escape sequence that the sender wrote literally; a doubled backslash is a real backslash. */
const ESCAPE = /\\(\\|r\\n|[nrt])/g;

/**
 * Whether a text contains a literal `
 * `, `\r` or `\t`.
 */
export function hasEscapedBreaks(text: string): boolean {
  for (const [, what] of text.matchAll(ESCAPE)) if (what !== '\\') return true;
  return false;
}

/** Replaces literal escape sequences with the line breaks and tabs they stand for. */
export function withEscapedBreaks(text: string): string {
  return text.replace(ESCAPE, (whole, what: string) =>
    what === '\\' ? whole : what === 't' ? '\t' : '\n',
  );
}
