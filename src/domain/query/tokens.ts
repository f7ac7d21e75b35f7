import { lex, type LexKind } from './lexer';

/** The role of a part of a query. `invalid` parts are syntax errors such as an unclosed phrase. */
export type TokenKind =
  | 'space'
  | 'field'
  | 'colon'
  | 'operator'
  | 'term'
  | 'wildcard'
  | 'phrase'
  | 'regexp'
  | 'suffix'
  | 'parenthesis'
  | 'bracket'
  | 'to'
  | 'bound'
  | 'invalid';

/** UTF-16 offsets, `end` exclusive. */
export type Token = { kind: TokenKind; start: number; end: number };

const kinds: Record<LexKind, TokenKind> = {
  space: 'space',
  and: 'operator',
  or: 'operator',
  not: 'operator',
  plus: 'operator',
  minus: 'operator',
  bareOperator: 'term',
  open: 'parenthesis',
  close: 'parenthesis',
  colon: 'colon',
  caret: 'suffix',
  number: 'suffix',
  fuzzy: 'suffix',
  term: 'term',
  star: 'wildcard',
  prefix: 'wildcard',
  wildcard: 'wildcard',
  quoted: 'phrase',
  regexp: 'regexp',
  rangeOpen: 'bracket',
  rangeClose: 'bracket',
  rangeTo: 'to',
  rangeText: 'bound',
  rangeQuoted: 'bound',
  invalid: 'invalid',
};

/**
 * Tokenizes any text for highlighting and completion, even if it is incomplete. The tokens cover it
 * without gaps; never throws.
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let last: Token | undefined;
  for (const { kind, start, end } of lex(text)) {
    const token: Token = { kind: kinds[kind], start, end };
    // A word followed by a colon, with or without spaces, is a field.
    if (
      kind === 'colon' &&
      last &&
      (last.kind === 'term' ||
        (last.kind === 'wildcard' && text.slice(last.start, last.end) === '*'))
    )
      last.kind = 'field';
    if (kind !== 'space') last = token;
    tokens.push(token);
  }
  return tokens;
}
