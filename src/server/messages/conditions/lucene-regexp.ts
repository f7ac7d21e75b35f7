import { ConditionError } from './condition-error';
import { numberRange } from './number-range-pattern';
import { quoted, type Any } from './re2';

/** Matches nothing at all: Lucene's `#`. */
const EMPTY = '[^\\x{0}-\\x{10FFFF}]';
const SHORTHAND = /^[dDwWsS]$/;

/**
 * Lucene's dialect of regular expressions, as an RE2 expression: `^` and `$` are plain characters, `@` is any text,
 * `<1-9>` a range of numbers, `"…"` a literal, `~x` everything but x.
 * @throws ConditionError for what RE2 cannot express (intersection, complements of more than a character) and for bad syntax.
 */
export function luceneToRe2(pattern: string, any: Any): string {
  const translated = new Translator([...pattern], any).whole();
  return translated;
}

class Translator {
  private at = 0;

  constructor(private readonly chars: readonly string[], private readonly any: Any) {}

  whole(): string {
    const result = this.alternatives();
    if (this.at < this.chars.length) this.fail(`"${this.peek()}" is not expected`);
    return result;
  }

  private alternatives(): string {
    const ways = [this.sequence()];
    while (this.taken('|')) ways.push(this.sequence());
    return ways.length === 1 ? (ways[0] ?? '') : `(?:${ways.join('|')})`;
  }

  private sequence(): string {
    let result = '';
    for (let char = this.peek(); char !== undefined && char !== '|' && char !== ')'; char = this.peek()) {
      if (char === '&') this.fail('intersections (&) cannot be searched for');
      result += this.repeated(char === '~' ? this.complement() : this.atom());
    }
    return result;
  }

  private repeated(atom: string): string {
    let result = atom;
    for (;;) {
      const char = this.peek();
      if (char === '*' || char === '+' || char === '?') {
        this.at += 1;
        result = `(?:${result})${char}`;
      } else if (char === '{') result = `(?:${result})${this.count()}`;
      else return result;
    }
  }

  private count(): string {
    const text = this.upTo('}');
    if (!/^\{\d+(,\d*)?\}$/.test(text)) this.fail(`"${text}" is no repetition`);
    return text;
  }

  /** RE2 has no complement; that of one character can be written out. */
  private complement(): string {
    this.at += 1;
    const { one } = this.any;
    const start = this.at;
    const atom = this.atom();
    const written = this.chars.slice(start, this.at).join('');
    if (/^\[[^^]/.test(written)) return `(?:|[^${written.slice(1, -1)}${this.any.not}]|${one}${one}+)`;
    if (!/^\\?.$/su.test(written) || atom.length > 4 || written === '.') this.fail('complements (~) of more than one character cannot be searched for');
    return `(?:|[^${atom}${this.any.not}]|${one}${one}+)`;
  }

  private atom(): string {
    const char = this.chars[this.at] ?? this.fail('it ends too early');
    if (char === '[') return this.charClass();
    if (char === '<') return this.interval();
    if (char === '"') return quoted(this.upTo('"').slice(1, -1));
    this.at += 1;
    switch (char) {
      case '(':
        return this.group();
      case '.':
        return this.any.one;
      case '@':
        return `${this.any.one}*`;
      case '#':
        return EMPTY;
      case '\\':
        return this.escape();
      case '*':
      case '+':
      case '?':
      case '{':
        return this.fail(`"${char}" has nothing to repeat`);
      default:
        return quoted(char);
    }
  }

  private group(): string {
    const inner = this.peek() === ')' ? '' : this.alternatives();
    if (!this.taken(')')) this.fail('a ")" is missing');
    return `(?:${inner})`;
  }

  private escape(): string {
    const char = this.chars[this.at] ?? this.fail('it ends with a backslash');
    this.at += 1;
    return SHORTHAND.test(char) ? `\\${char}` : quoted(char);
  }

  private charClass(): string {
    const isNegated = this.chars[this.at + 1] === '^';
    this.at += isNegated ? 2 : 1;
    let members = '';
    let count = 0;
    for (let char = this.peek(); char !== ']' || count === 0; char = this.peek()) {
      if (char === undefined) this.fail('a "]" is missing');
      const isEscape = char === '\\';
      const literal = isEscape ? this.chars[this.at + 1] : char;
      if (literal === undefined) this.fail('a "]" is missing');
      const isRange = !isEscape && char === '-' && count > 0 && this.chars[this.at + 1] !== ']';
      members += isRange ? '-' : isEscape && SHORTHAND.test(literal ?? '') ? `\\${literal}` : `${literal}`.replace(/[\\\]^[-]/, '\\$&');
      this.at += isEscape ? 2 : 1;
      count += 1;
    }
    this.at += 1;
    return isNegated ? `[^${members}${this.any.not}]` : `[${members}]`;
  }

  private interval(): string {
    const text = this.upTo('>');
    const [, first = '', last = ''] = /^<(\d+)-(\d+)>$/.exec(text) ?? this.fail(`"${text}" is no range of numbers`);
    return numberRange(first, last);
  }

  private upTo(end: string): string {
    const stop = this.chars.indexOf(end, this.at + 1);
    if (stop < 0) this.fail(`a ${end} is missing`);
    const text = this.chars.slice(this.at, stop + 1).join('');
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

  private fail(reason: string): never {
    throw new ConditionError(`The regular expression /${this.chars.join('')}/ cannot be used: ${reason}.`);
  }
}
