import { EscapeError, unescape } from './escapes';
import type { LexKind, LexToken } from './lexer';
import { QuerySyntaxError } from './syntax-error';
import type { Span } from './tree';

/** A cursor over the tokens of a query that reports syntax errors. */
export class TokenReader {
  private next = 0;

  constructor(
    protected readonly text: string,
    private readonly tokens: readonly LexToken[],
  ) {}

  protected peek(ahead = 0): LexToken | undefined {
    const token = this.tokens[this.next + ahead];
    if (token?.kind !== 'invalid') return token;
    return this.fail(
      token.problem ?? 'unexpected',
      token,
      token.end + (token.end === this.text.length ? 1 : 0),
    );
  }

  protected kind(ahead = 0): LexKind | undefined {
    return this.peek(ahead)?.kind;
  }

  protected take(kind?: LexKind): LexToken {
    const token = this.peek();
    if (token === undefined || (kind !== undefined && token.kind !== kind))
      return this.failAtToken();
    this.next += 1;
    return token;
  }

  protected image(token: Span): string {
    return this.text.slice(token.start, token.end);
  }

  protected lastEnd(): number {
    return this.tokens[this.next - 1]?.end ?? 0;
  }

  /** `num:-5` looks like a number below zero, but the sign is an operator. */
  protected refuseSign(): void {
    const [sign, value] = [this.peek(), this.peek(1)];
    if (sign?.kind !== 'minus' && sign?.kind !== 'plus') return;
    if (value?.kind === 'term' && value.start === sign.end)
      this.fail('signedValue', sign, sign.start, { start: sign.start, end: value.end });
  }

  protected unescaped(token: Span): string {
    try {
      return unescape(this.image(token));
    } catch (error) {
      if (!(error instanceof EscapeError)) throw error;
      return this.fail('badEscape', { start: token.start + error.offset, end: token.end });
    }
  }

  protected failAtToken(): never {
    const token = this.peek();
    if (token !== undefined) return this.fail('unexpected', token);
    const last = this.tokens[this.next - 1] ?? { start: 0, end: 0 };
    throw new QuerySyntaxError('incomplete', this.text, last.end, last.start);
  }

  /** `part` is what the text of the reason names. */
  protected fail(
    reason: QuerySyntaxError['reason'],
    token: Span,
    end = token.start,
    part: Span = token,
  ): never {
    throw new QuerySyntaxError(reason, this.text, token.start, end, this.image(part));
  }
}
