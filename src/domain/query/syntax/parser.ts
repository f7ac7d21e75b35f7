import { lex, type LexKind, type LexToken } from './lexer';
import { fuzzyEdits, phraseSlop, boostOf } from './numbers';
import { TokenReader } from './token-reader';
import type { Clause, Conjunction, Modifier, QueryNode, RangeBound, Span } from './tree';

const MAX_DEPTH = 400;
const bareTerms: ReadonlySet<LexKind> = new Set([
  'term',
  'star',
  'prefix',
  'wildcard',
  'regexp',
  'bareOperator',
]);
/** A word followed by one of these is not merged with the words before it. */
const preventsMerging: ReadonlySet<LexKind> = new Set([
  'colon',
  'star',
  'fuzzy',
  'caret',
  'and',
  'or',
]);

type Field = { field?: string; fieldSpan?: Span };
type Suffix = { fuzzy?: LexToken; boost?: number };

/**
 * Parses a query like OpenSearch's `query_string` and Graylog 5.1. A blank query matches
 * everything.
 * @throws QuerySyntaxError, nothing else
 */
export function parseQuery(text: string): QueryNode {
  const tokens = lex(text).filter((token) => token.kind !== 'space');
  if (tokens.length === 0) return { kind: 'all', span: { start: 0, end: text.length } };
  return new Parser(text, tokens).parse();
}

class Parser extends TokenReader {
  private depth = 0;

  parse(): QueryNode {
    const clauses = this.clauses({});
    if (this.peek() !== undefined) this.failAtToken();
    const only = clauses.length === 1 ? clauses[0] : undefined;
    // A single `( … )` stays a member of a group, so that printing the tree restores it.
    const isPlainGroup =
      only?.node.kind === 'group' && only.node.field === undefined && only.node.boost === undefined;
    if (only !== undefined && only.modifier === undefined && !isPlainGroup) return only.node;
    return { kind: 'group', clauses, span: { start: 0, end: this.text.length } };
  }

  private clauses(inherited: Field): Clause[] {
    const clauses = [this.mergedWords(inherited) ?? this.clause(inherited)];
    for (let kind = this.kind(); kind !== undefined && kind !== 'close'; kind = this.kind()) {
      clauses.push(this.mergedWords(inherited) ?? this.clause(inherited, this.conjunction()));
    }
    return clauses;
  }

  /**
   * Two or more bare words form one text, up to a word that belongs to an operator, a colon, `~` or
   * `^`.
   */
  private mergedWords(inherited: Field): Clause | undefined {
    if (this.kind() !== 'term' || !this.isMergeable(1)) return undefined;
    const words = [this.take()];
    while (this.isMergeable(0)) words.push(this.take());
    const span = spanOf(words);
    return { node: this.textNode(words, inherited, {}, span), span };
  }

  private isMergeable(ahead: number): boolean {
    if (this.kind(ahead) !== 'term') return false;
    const after = this.kind(ahead + 1);
    return after === undefined || !preventsMerging.has(after);
  }

  private conjunction(): { conjunction?: Conjunction; start?: number } {
    const kind = this.kind();
    if (kind !== 'and' && kind !== 'or') return {};
    const token = this.take();
    const image = this.image(token);
    return {
      conjunction: image === '&&' || image === '||' ? image : kind === 'and' ? 'AND' : 'OR',
      start: token.start,
    };
  }

  private modifier(): { modifier?: Modifier; start?: number } {
    const kind = this.kind();
    if (kind !== 'plus' && kind !== 'minus' && kind !== 'not') return {};
    const token = this.take();
    return {
      modifier:
        kind === 'plus' ? '+' : kind === 'minus' ? '-' : this.image(token) === '!' ? '!' : 'NOT',
      start: token.start,
    };
  }

  private clause(
    inherited: Field,
    { conjunction, start }: { conjunction?: Conjunction; start?: number } = {},
  ): Clause {
    const { modifier, start: modifierStart } = this.modifier();
    const node = this.fieldedNode(inherited);
    const span = { start: start ?? modifierStart ?? node.span.start, end: node.span.end };
    return {
      ...(conjunction !== undefined && { conjunction }),
      ...(modifier !== undefined && { modifier }),
      node,
      span,
    };
  }

  private fieldedNode(inherited: Field): QueryNode {
    const kind = this.kind();
    if ((kind !== 'term' && kind !== 'star') || this.kind(1) !== 'colon')
      return this.node(inherited, kind === 'star');
    const name = this.take();
    this.take();
    this.refuseSign();
    const own = {
      field: kind === 'star' ? '*' : this.unescaped(name),
      fieldSpan: { start: name.start, end: name.end },
    };
    return this.node(own, kind === 'star' && this.kind() === 'star');
  }

  private node(own: Field, isStar: boolean): QueryNode {
    const token = this.peek() ?? this.failAtToken();
    const start = own.fieldSpan?.start ?? token.start;
    if (token.kind === 'open') return this.group(own, start);
    if (token.kind === 'rangeOpen') return this.range(own, start);
    if (token.kind !== 'quoted' && !bareTerms.has(token.kind)) return this.failAtToken();
    this.take();
    const suffix = this.suffix();
    const span = { start, end: this.lastEnd() };
    if (isStar && (own.field === undefined || own.field === '*')) return { kind: 'all', span };
    return this.termNode(token, own, suffix, span);
  }

  private termNode(token: LexToken, own: Field, suffix: Suffix, span: Span): QueryNode {
    if (token.kind === 'quoted') return this.phrase(token, own, suffix, span);
    if (token.kind === 'term' || token.kind === 'bareOperator')
      return this.textNode([token], own, suffix, span);
    const boost = suffix.boost !== undefined && { boost: suffix.boost };
    if (token.kind === 'regexp')
      return {
        kind: 'regexp',
        ...own,
        pattern: this.text.slice(token.start + 1, token.end - 1),
        ...boost,
        span,
      };
    const pattern = this.image(token);
    if (own.field === '_exists_')
      return { kind: 'exists', name: this.unescaped(token), nameSpan: spanOf([token]), span };
    if (token.kind === 'prefix') this.unescaped(token);
    return { kind: 'wildcard', ...own, pattern, ...boost, span };
  }

  private textNode(
    tokens: readonly LexToken[],
    own: Field,
    { fuzzy, boost }: Suffix,
    span: Span,
  ): QueryNode {
    const words = tokens.map((token) => this.unescaped(token));
    const whole = words.join(' ');
    if (own.field === '_exists_')
      return { kind: 'exists', name: whole, nameSpan: spanOf(tokens), span };
    const withBoost = boost !== undefined && { boost };
    if (fuzzy !== undefined) {
      const edits = fuzzyEdits(this.image(fuzzy), whole) ?? this.fail('badFuzziness', fuzzy);
      return {
        kind: 'text',
        ...own,
        words,
        wordSpans: tokens.map((token) => spanOf([token])),
        fuzzy: edits,
        ...withBoost,
        span,
      };
    }
    const bounds = own.field === undefined ? undefined : shortRange(whole);
    if (bounds !== undefined) return { kind: 'range', ...own, ...bounds, ...withBoost, span };
    return {
      kind: 'text',
      ...own,
      words,
      wordSpans: tokens.map((token) => spanOf([token])),
      ...withBoost,
      span,
    };
  }

  private phrase(token: LexToken, own: Field, { fuzzy, boost }: Suffix, span: Span): QueryNode {
    const text = this.unescaped({ ...token, start: token.start + 1, end: token.end - 1 });
    if (own.field === '_exists_')
      return { kind: 'exists', name: text, nameSpan: spanOf([token]), span };
    const slop = fuzzy && phraseSlop(this.image(fuzzy));
    return {
      kind: 'phrase',
      ...own,
      text,
      ...(slop !== undefined && { slop }),
      ...(boost !== undefined && { boost }),
      span,
    };
  }

  private suffix(): Suffix {
    const boost = this.boost();
    const fuzzy = this.kind() === 'fuzzy' ? this.take() : undefined;
    const late = boost === undefined && fuzzy !== undefined ? this.boost() : undefined;
    const either = boost ?? late;
    return { ...(fuzzy && { fuzzy }), ...(either !== undefined && { boost: either }) };
  }

  private boost(): number | undefined {
    if (this.kind() !== 'caret') return undefined;
    this.take();
    const token = this.take('number');
    return boostOf(this.image(token)) ?? this.fail('badBoost', token);
  }

  private group(own: Field, start: number): QueryNode {
    const open = this.take();
    this.depth += 1;
    if (this.depth > MAX_DEPTH) this.fail('tooDeep', open);
    const clauses = this.clauses(own.field === undefined ? {} : { field: own.field });
    this.take('close');
    this.depth -= 1;
    const boost = this.boost();
    const { field, fieldSpan } = own;
    // A group that inherits its field does not repeat the name.
    const named = field !== undefined && fieldSpan !== undefined && { field, fieldSpan };
    return {
      kind: 'group',
      ...named,
      clauses,
      ...(boost !== undefined && { boost }),
      span: { start, end: this.lastEnd() },
    };
  }

  private range(own: Field, start: number): QueryNode {
    const includesLower = this.image(this.take()) === '[';
    const lower = this.bound();
    this.take('rangeTo');
    const upper = this.bound();
    const includesUpper = this.image(this.take('rangeClose')) === ']';
    const boost = this.boost();
    return {
      kind: 'range',
      ...own,
      lower,
      upper,
      includesLower,
      includesUpper,
      ...(boost !== undefined && { boost }),
      span: { start, end: this.lastEnd() },
    };
  }

  private bound(): RangeBound {
    const token = this.peek();
    if (token?.kind !== 'rangeText' && token?.kind !== 'rangeQuoted' && token?.kind !== 'rangeTo')
      return this.failAtToken();
    this.take();
    if (token.kind === 'rangeQuoted')
      return {
        text: this.unescaped({ ...token, start: token.start + 1, end: token.end - 1 }),
        quoted: true,
      };
    return this.image(token) === '*' ? null : { text: this.unescaped(token), quoted: false };
  }
}

function spanOf(tokens: readonly Span[]): Span {
  return { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 };
}

/** `>5`, `>=5`, `<5`, `<=5` after a field. The open side is inclusive, as in OpenSearch. */
function shortRange(
  text: string,
):
  | { lower: RangeBound; upper: RangeBound; includesLower: boolean; includesUpper: boolean }
  | undefined {
  const sign = text.charAt(0);
  if ((sign !== '>' && sign !== '<') || text.length < 2) return undefined;
  const isIncluded = text.charAt(1) === '=' && text.length > 2;
  const bound = { text: text.slice(isIncluded ? 2 : 1), quoted: false };
  return sign === '>'
    ? { lower: bound, upper: null, includesLower: isIncluded, includesUpper: true }
    : { lower: null, upper: bound, includesLower: true, includesUpper: isIncluded };
}
