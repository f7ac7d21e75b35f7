import { nodeText, type NodeText } from '@/domain/node-text/node-text';
import { ConditionError } from './condition-error';
import { numberRange } from './number-range-pattern';
import { ANY_CHAR, charSet, complement, union, type CharSet } from './char-set';
import type { Regexp } from './tree';

/** OpenSearch's limit (`index.max_regex_length`). */
const LONGEST = 1000;
const LARGEST_INT = 2_147_483_647;
/** The maximum nesting of groups; OpenSearch would overflow its stack. */
const DEEPEST = 200;

const digits: CharSet = [[0x30, 0x39]];
const blanks = union(charSet(' '), charSet('\t'), charSet('\n'), charSet('\r'));
const wordChars = union(digits, [[0x41, 0x5a]], charSet('_'), [[0x61, 0x7a]]);
const shorthands: Partial<Record<string, CharSet>> = {
  d: digits,
  D: complement(digits),
  s: blanks,
  S: complement(blanks),
  w: wordChars,
  W: complement(wordChars),
};

/**
 * Parses Lucene's RegExp syntax with all options (`ALL`): `&` and, `~` not, `@` any text, `#`
 * nothing, `<1-9>` numbers, `"…"` literal text, `\d \w \s`. `^`, `$` and operators without an
 * operand are plain characters. `fold` normalizes characters for analyzed fields. @throws
 * ConditionError
 */
export function parseRegexp(
  pattern: string,
  fold: (text: string) => string = (text) => text,
): Regexp {
  if (pattern.length > LONGEST) {
    throw new ConditionError(
      nodeText('node.regexp.tooLong', { length: pattern.length, most: LONGEST }),
    );
  }
  return pattern === '' ? { kind: 'sequence', parts: [] } : new RegexpParser(pattern, fold).whole();
}

const codeOf = (char: string) => char.codePointAt(0) ?? 0;

class RegexpParser {
  private readonly chars: readonly string[];
  private at = 0;
  private depth = 0;

  constructor(
    private readonly pattern: string,
    private readonly fold: (text: string) => string,
  ) {
    this.chars = [...pattern];
  }

  whole(): Regexp {
    const result = this.union();
    const char = this.peek();
    if (char !== undefined)
      this.fail(
        nodeText('node.regexp.strayCharacter', { pattern: this.pattern, char, position: this.at }),
      );
    return result;
  }

  private union(): Regexp {
    const ways = [this.intersection()];
    while (this.taken('|')) ways.push(this.intersection());
    return ways.length === 1 && ways[0] ? ways[0] : { kind: 'union', ways };
  }

  private intersection(): Regexp {
    const parts = [this.sequence()];
    while (this.taken('&')) parts.push(this.sequence());
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'intersection', parts };
  }

  /** At least one part, even if it begins with `|` or `)`, which are plain there. */
  private sequence(): Regexp {
    const parts = [this.repeated()];
    for (
      let char = this.peek();
      char !== undefined && char !== '|' && char !== ')' && char !== '&';
      char = this.peek()
    )
      parts.push(this.repeated());
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'sequence', parts };
  }

  private repeated(): Regexp {
    let result = this.complement();
    for (;;) {
      if (this.taken('?')) result = { kind: 'repeat', of: result, min: 0, max: 1 };
      else if (this.taken('*')) result = { kind: 'repeat', of: result, min: 0, max: undefined };
      else if (this.taken('+')) result = { kind: 'repeat', of: result, min: 1, max: undefined };
      else if (this.taken('{')) result = this.counted(result);
      else return result;
    }
  }

  private counted(of: Regexp): Regexp {
    const min =
      this.integer() ??
      this.fail(
        nodeText('node.regexp.numberExpected', { pattern: this.pattern, position: this.at }),
      );
    const max = this.taken(',') ? this.integer() : min;
    if (!this.taken('}'))
      this.fail(nodeText('node.regexp.missing', { pattern: this.pattern, mark: '"}"' }));
    // A reversed range matches nothing.
    return max !== undefined && max < min
      ? { kind: 'char', set: [] }
      : { kind: 'repeat', of, min, max };
  }

  private integer(): number | undefined {
    const start = this.at;
    while (/^[0-9]$/.test(this.peek() ?? '')) this.at += 1;
    if (this.at === start) return undefined;
    const value = Number(this.chars.slice(start, this.at).join(''));
    return value > LARGEST_INT
      ? this.fail(
          nodeText('node.regexp.numberTooLarge', { pattern: this.pattern, position: start }),
        )
      : value;
  }

  private complement(): Regexp {
    let count = 0;
    while (this.taken('~')) count += 1;
    const atom = this.peek() === '[' ? this.charClass() : this.simple();
    return count % 2 === 0 ? atom : { kind: 'complement', of: atom };
  }

  private charClass(): Regexp {
    this.at += 1;
    const isNegated = this.taken('^');
    const sets = [this.classMember()];
    while (this.peek() !== undefined && this.peek() !== ']') sets.push(this.classMember());
    if (!this.taken(']'))
      this.fail(nodeText('node.regexp.missing', { pattern: this.pattern, mark: '"]"' }));
    const set = union(...sets);
    return { kind: 'char', set: isNegated ? complement(set) : set };
  }

  private classMember(): CharSet {
    const shorthand = this.shorthand();
    if (shorthand) return shorthand;
    const first = this.char();
    if (!this.taken('-')) return charSet(this.fold(first));
    const last = this.char();
    if (codeOf(first) > codeOf(last))
      this.fail(
        nodeText('node.regexp.backwards', { pattern: this.pattern, range: `${first}-${last}` }),
      );
    const [from, to] = [codeOf(this.fold(first)), codeOf(this.fold(last))];
    return from <= to ? [[from, to]] : [];
  }

  private simple(): Regexp {
    if (this.taken('.')) return { kind: 'char', set: ANY_CHAR };
    if (this.taken('#')) return { kind: 'char', set: [] };
    if (this.taken('@'))
      return { kind: 'repeat', of: { kind: 'char', set: ANY_CHAR }, min: 0, max: undefined };
    if (this.taken('"'))
      return {
        kind: 'sequence',
        parts: [...this.upTo('"')].map((char) => ({ kind: 'char', set: charSet(this.fold(char)) })),
      };
    if (this.taken('(')) return this.group();
    if (this.taken('<')) return this.interval(this.upTo('>'));
    return { kind: 'char', set: this.shorthand() ?? charSet(this.fold(this.char())) };
  }

  private group(): Regexp {
    if (this.taken(')')) return { kind: 'sequence', parts: [] };
    this.depth += 1;
    if (this.depth > DEEPEST) this.fail(nodeText('node.regexp.tooDeep', { pattern: this.pattern }));
    const inner = this.union();
    this.depth -= 1;
    return this.taken(')')
      ? inner
      : this.fail(nodeText('node.regexp.missing', { pattern: this.pattern, mark: '")"' }));
  }

  private interval(text: string): Regexp {
    const [, first = '', last = ''] = /^(\d+)-(\d+)$/.exec(text) ?? [];
    if (first === '' || Number(first) > LARGEST_INT || Number(last) > LARGEST_INT)
      this.fail(
        nodeText('node.regexp.noNumberRange', { pattern: this.pattern, range: `<${text}>` }),
      );
    return new RegexpParser(numberRange(first, last), this.fold).whole();
  }

  private shorthand(): CharSet | undefined {
    const letter = this.peek() === '\\' ? (this.chars[this.at + 1] ?? '') : '';
    if (!/^[a-zA-Z]$/.test(letter)) return undefined;
    this.at += 2;
    return (
      shorthands[letter] ??
      this.fail(nodeText('node.regexp.badClass', { pattern: this.pattern, name: `\\${letter}` }))
    );
  }

  private char(): string {
    this.taken('\\');
    const char =
      this.chars[this.at] ??
      this.fail(nodeText('node.regexp.incomplete', { pattern: this.pattern }));
    this.at += 1;
    return char;
  }

  /** The text up to the next such mark, which is consumed too. */
  private upTo(mark: string): string {
    const stop = this.chars.indexOf(mark, this.at);
    if (stop < 0) this.fail(nodeText('node.regexp.missing', { pattern: this.pattern, mark }));
    const text = this.chars.slice(this.at, stop).join('');
    this.at = stop + 1;
    return text;
  }

  private peek(): string | undefined {
    return this.chars[this.at];
  }

  private taken(char: string): boolean {
    const isThere = this.peek() === char;
    if (isThere) this.at += 1;
    return isThere;
  }

  private fail(text: NodeText): never {
    throw new ConditionError(text);
  }
}
