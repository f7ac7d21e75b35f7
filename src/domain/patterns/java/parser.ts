import type { CodeSet } from './code-set';
import { JavaPatternError } from './pattern-error';

/** The embedded flags of Java that are in effect. */
export type Flags = {
  ignoreCase: boolean;
  multiline: boolean;
  dotAll: boolean;
  unicodeCase: boolean;
  comments: boolean;
  unixLines: boolean;
  unicodeClasses: boolean;
};

export const NO_FLAGS: Flags = {
  ignoreCase: false,
  multiline: false,
  dotAll: false,
  unicodeCase: false,
  comments: false,
  unixLines: false,
  unicodeClasses: false,
};

/** Reads the characters of an expression. */
export class Parser {
  at = 0;
  flags = NO_FLAGS;
  groups = 0;
  /** The indices of groups by name, and those that are still open. */
  readonly names = new Map<string, number>();
  readonly open = new Set<number>();
  /** The classes in brackets so far, by flags and text. */
  readonly classes = new Map<string, CodeSet>();

  constructor(
    readonly source: string,
    /** Names of groups that are written elsewhere, by the place of their parenthesis. */
    readonly givenNames: ReadonlyMap<number, string>,
  ) {}

  get done(): boolean {
    return this.at >= this.source.length;
  }

  peek(ahead = 0): string {
    return this.source[this.at + ahead] ?? '';
  }

  startsWith(text: string): boolean {
    return this.source.startsWith(text, this.at);
  }

  /** Skips the text if it comes next. */
  take(text: string): boolean {
    if (!this.startsWith(text)) return false;
    this.at += text.length;
    return true;
  }

  /** Skips what the sticky pattern matches. */
  takeMatch(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source);
    if (found === null) return undefined;
    this.at += found[0].length;
    return found;
  }

  /** The next code point, which is skipped. */
  code(): number {
    const code = this.source.codePointAt(this.at) ?? 0;
    this.at += code > 0xffff ? 2 : 1;
    return code;
  }

  /** In expressions with comments, skips these and white space. */
  skipComments(): void {
    if (!this.flags.comments) return;
    this.takeMatch(/(?:[ \t-\r]|#[^\n\r\x85\u2028\u2029]*)*/y);
  }

  fail(description: string, at: number): never {
    throw new JavaPatternError(description, this.source, at);
  }
}
