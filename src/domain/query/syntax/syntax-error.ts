/** `{{part}}` is the invalid part of the query. */
export const SYNTAX_TEXTS = {
  incomplete: 'the query ends where a term is expected',
  unexpected: 'unexpected "{{part}}"',
  signedValue:
    'unexpected sign before a value; write \\{{part}} or "{{part}}" to search for {{part}}',
  openPhrase: 'a quotation mark is not closed',
  openRegexp: 'a regular expression that starts with / is not closed; write \\/ for a plain slash',
  trailingBackslash: 'a backslash must be followed by a character',
  strayBracket: 'unmatched "{{part}}"; write \\{{part}} to search for it',
  badBoost: 'a number is expected after ^',
  badEscape: 'four hexadecimal digits are expected after \\u',
  badFuzziness: 'a whole number of edits is expected after ~',
  tooDeep: 'too many parentheses are nested',
} as const;

/** Why a query cannot be parsed. */
export type SyntaxReason = keyof typeof SYNTAX_TEXTS;

/**
 * The only error thrown by `parseQuery`. `position` is the UTF-16 offset of the invalid part. Lines
 * count from 1, columns from 0. Like Graylog's validation, the range starts with the query and ends
 * where parsing stopped: at an unexpected part, at the last one of an incomplete query, one past
 * the end of an unclosed phrase or expression.
 */
export class QuerySyntaxError extends Error {
  override readonly name = 'QuerySyntaxError';
  readonly line = 1;
  readonly column = 0;
  readonly endLine: number;
  readonly endColumn: number;
  /** What the text of the reason needs; the column counts from 1. */
  readonly values: { part: string; line: number; column: number };

  constructor(
    readonly reason: SyntaxReason,
    text: string,
    readonly position: number,
    end: number,
    part = '',
  ) {
    const { line, column } = lineAndColumn(text, position);
    super(
      `${SYNTAX_TEXTS[reason].replaceAll('{{part}}', () => part)} (line ${line}, column ${column + 1})`,
    );
    this.values = { part, line, column: column + 1 };
    const stop = lineAndColumn(text, end);
    this.endLine = stop.line;
    this.endColumn = stop.column;
  }
}

/** Line (from 1) and column (from 0) of an offset, which may be past the end of the text. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  let line = 1;
  let lineStart = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1;
    lineStart = at + 1;
  }
  return { line, column: offset - lineStart };
}
