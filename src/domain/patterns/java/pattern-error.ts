/** An invalid regular expression. The message is that of Java. */
export class JavaPatternError extends Error {
  override readonly name = 'JavaPatternError';

  /** `at` is the index that Java names, which may be the length of the source. */
  constructor(
    readonly description: string,
    readonly source: string,
    readonly at: number,
  ) {
    const caret = at >= 0 && at < source.length ? `\n${' '.repeat(at)}^` : '';
    super(`${description}${at >= 0 ? ` near index ${at}` : ''}\n${source}${caret}`);
  }
}

/** A valid expression that is not evaluated, or not with a text of this length. */
export class PatternLimitError extends Error {
  override readonly name = 'PatternLimitError';
}
