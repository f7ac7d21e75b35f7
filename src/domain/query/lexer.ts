/** The tokens of Lucene's classic grammar, plus whitespace and invalid input. */
export type LexKind =
  | 'space'
  | 'and'
  | 'or'
  | 'not'
  | 'plus'
  | 'minus'
  | 'bareOperator'
  | 'open'
  | 'close'
  | 'colon'
  | 'caret'
  | 'number'
  | 'term'
  | 'star'
  | 'prefix'
  | 'wildcard'
  | 'quoted'
  | 'regexp'
  | 'fuzzy'
  | 'rangeOpen'
  | 'rangeClose'
  | 'rangeTo'
  | 'rangeText'
  | 'rangeQuoted'
  | 'invalid';

export type LexProblem =
  'openPhrase' | 'openRegexp' | 'trailingBackslash' | 'strayBracket' | 'badBoost';

/** UTF-16 offsets, `end` exclusive. */
export type LexToken = { kind: LexKind; start: number; end: number; problem?: LexProblem };

const blanks = new Set(' \t\n\r\u3000');
const notInTerm = new Set(' \t\n\r\u3000!():^[]"{}~\\/');
const words: ReadonlyMap<string, LexKind> = new Map([
  ['AND', 'and'],
  ['&&', 'and'],
  ['OR', 'or'],
  ['||', 'or'],
  ['NOT', 'not'],
]);
const single: Partial<Record<string, LexKind>> = {
  '(': 'open',
  ')': 'close',
  ':': 'colon',
  '[': 'rangeOpen',
  '{': 'rangeOpen',
  '^': 'caret',
};
const operators: Partial<Record<string, LexKind>> = { '+': 'plus', '-': 'minus', '!': 'not' };

/** Splits any text into tokens that cover it without gaps. Never throws. */
export function lex(text: string): LexToken[] {
  const tokens: LexToken[] = [];
  let state: 'query' | 'range' | 'boost' = 'query';
  for (let at = 0; at < text.length;) {
    const token: LexToken =
      state === 'range'
        ? lexInRange(text, at)
        : state === 'boost'
          ? lexBoost(text, at)
          : lexInQuery(text, at);
    tokens.push(token);
    at = token.end;
    if (token.kind === 'rangeOpen') state = 'range';
    else if (token.kind === 'caret') state = 'boost';
    else if (state === 'boost' || token.kind === 'rangeClose') state = 'query';
  }
  return tokens;
}

function lexInQuery(text: string, start: number): LexToken {
  const char = text.charAt(start);
  if (blanks.has(char)) return { kind: 'space', start, end: afterBlanks(text, start) };
  const mark = single[char];
  if (mark !== undefined) return { kind: mark, start, end: start + 1 };
  const operator = operators[char];
  if (operator !== undefined)
    return {
      kind: blanks.has(text.charAt(start + 1)) ? 'bareOperator' : operator,
      start,
      end: start + 1,
    };
  if (char === '"') return lexQuoted(text, start);
  if (char === '/') return lexRegexp(text, start);
  if (char === '~') return { kind: 'fuzzy', start, end: afterNumber(text, start + 1) };
  if (char === ']' || char === '}')
    return { kind: 'invalid', start, end: start + 1, problem: 'strayBracket' };
  return lexWord(text, start);
}

function lexWord(text: string, start: number): LexToken {
  let at = start;
  let wildcards = 0;
  while (at < text.length) {
    const char = text.charAt(at);
    if (char === '\\') {
      if (at + 1 === text.length) break;
      at += 2;
      continue;
    }
    if (notInTerm.has(char)) break;
    if (char === '*' || char === '?') wildcards += 1;
    at += 1;
  }
  if (at === start) return { kind: 'invalid', start, end: start + 1, problem: 'trailingBackslash' };
  const image = text.slice(start, at);
  if (wildcards === 0) return { kind: words.get(image) ?? 'term', start, end: at };
  if (image === '*') return { kind: 'star', start, end: at };
  return { kind: wildcards === 1 && endsWithStar(image) ? 'prefix' : 'wildcard', start, end: at };
}

/** Whether the only wildcard is an unescaped `*` at the end, which makes it a prefix query. */
function endsWithStar(image: string): boolean {
  if (!image.endsWith('*')) return false;
  const backslashes = /\\*(?=\*$)/.exec(image)?.[0].length ?? 0;
  return backslashes % 2 === 0;
}

function lexQuoted(text: string, start: number): LexToken {
  for (let at = start + 1; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '\\') at += 1;
    else if (char === '"') return { kind: 'quoted', start, end: at + 1 };
  }
  return { kind: 'invalid', start, end: text.length, problem: 'openPhrase' };
}

function lexRegexp(text: string, start: number): LexToken {
  const end = closing(text, start, '/');
  return end === -1
    ? { kind: 'invalid', start, end: text.length, problem: 'openRegexp' }
    : { kind: 'regexp', start, end };
}

/**
 * The offset after the next `mark` that is not preceded by a backslash, or -1. As in Lucene, the
 * backslash may itself be escaped.
 */
function closing(text: string, start: number, mark: string): number {
  for (let at = text.indexOf(mark, start + 1); at !== -1; at = text.indexOf(mark, at + 1)) {
    if (text.charAt(at - 1) !== '\\') return at + 1;
  }
  return -1;
}

function lexInRange(text: string, start: number): LexToken {
  const char = text.charAt(start);
  if (char === ']' || char === '}') return { kind: 'rangeClose', start, end: start + 1 };
  if (char === ' ') return { kind: 'space', start, end: afterBlanks(text, start) };
  const textEnd = afterRangeText(text, start);
  const quotedEnd = char === '"' ? closing(text, start, '"') : -1;
  // The longer match wins, as in Lucene; `""` is too short for a quoted bound.
  if (quotedEnd >= textEnd && quotedEnd > start + 2)
    return { kind: 'rangeQuoted', start, end: quotedEnd };
  const image = text.slice(start, textEnd);
  if (image.length === 1 && blanks.has(image)) return { kind: 'space', start, end: textEnd };
  return { kind: image === 'TO' ? 'rangeTo' : 'rangeText', start, end: textEnd };
}

function afterRangeText(text: string, start: number): number {
  let at = start;
  while (
    at < text.length &&
    text.charAt(at) !== ' ' &&
    text.charAt(at) !== ']' &&
    text.charAt(at) !== '}'
  )
    at += 1;
  return at;
}

function lexBoost(text: string, start: number): LexToken {
  const end = afterNumber(text, start);
  return end === start
    ? { kind: 'invalid', start, end: start + 1, problem: 'badBoost' }
    : { kind: 'number', start, end };
}

/** The offset after `12` or `1.5`; `start` if there is no digit. */
function afterNumber(text: string, start: number): number {
  const whole = afterDigits(text, start);
  if (whole === start || text.charAt(whole) !== '.') return whole;
  const fraction = afterDigits(text, whole + 1);
  return fraction === whole + 1 ? whole : fraction;
}

function afterDigits(text: string, start: number): number {
  let at = start;
  while (at < text.length && text.charAt(at) >= '0' && text.charAt(at) <= '9') at += 1;
  return at;
}

function afterBlanks(text: string, start: number): number {
  let at = start;
  while (at < text.length && blanks.has(text.charAt(at))) at += 1;
  return at;
}
