/**
 * A backslash and a letter where a sender wrote out its line ends and tabs; a doubled backslash is
 * one that was meant.
 */
const ESCAPE = /\\(\\|r\\n|[nrt])/g;

/** Whether a text has `\n`, `\r` or `\t` written out in it. */
export function hasEscapedBreaks(text: string): boolean {
  for (const [, what] of text.matchAll(ESCAPE)) if (what !== '\\') return true;
  return false;
}

/** The text with what is written out as the line ends and tabs it stands for. */
export function withEscapedBreaks(text: string): string {
  return text.replace(ESCAPE, (whole, what: string) =>
    what === '\\' ? whole : what === 't' ? '\t' : '\n',
  );
}
