/** A range of the query text: UTF-16 offsets, `end` exclusive. */
export type Span = { start: number; end: number };

export type Conjunction = 'AND' | 'OR' | '&&' | '||';
export type Modifier = '+' | '-' | 'NOT' | '!';

/** A member of a group. `occurrences()` resolves what `AND`, `OR`, `NOT`, `+` and `-` mean. */
export type Clause = {
  conjunction?: Conjunction;
  modifier?: Modifier;
  node: QueryNode;
  /**
   * From the conjunction, else the modifier, else the node, to the end of the node. Always set by
   * the parser.
   */
  span?: Span;
};

/** A bound, unescaped; null is the open end `*`. */
export type RangeBound = { text: string; quoted: boolean } | null;

/**
 * The syntax tree of a Lucene query string as Graylog 5.1 parses it. Texts are unescaped; `field`
 * is missing in terms that search all fields. Members of `field:( … )` carry the inherited field;
 * `fieldSpan` is set only where the name is written.
 */
export type QueryNode =
  /** The empty query or a lone `*`. */
  | { kind: 'all'; span: Span }
  /**
   * `( … )`, `field:( … )`, or the whole query. `isQuery` marks a group made of a separate query,
   * which has no notation.
   */
  | {
      kind: 'group';
      field?: string;
      fieldSpan?: Span;
      clauses: Clause[];
      boost?: number;
      isQuery?: true;
      span: Span;
    }
  /**
   * Bare words. Adjacent words without an operator form one node, because the text is analysed as a
   * whole: `app:(shop billing)` matches the keyword `shop billing`. `fuzzy` is an edit distance
   * from 0 to 2, with a bare `~` already resolved (AUTO).
   */
  | {
      kind: 'text';
      field?: string;
      fieldSpan?: Span;
      words: string[];
      wordSpans?: Span[];
      fuzzy?: number;
      boost?: number;
      span: Span;
    }
  | {
      kind: 'phrase';
      field?: string;
      fieldSpan?: Span;
      text: string;
      slop?: number;
      boost?: number;
      span: Span;
    }
  /**
   * `pattern` keeps its `*`, `?` and backslashes: see `wildcardParts`. An exists query `field:*` is
   * a wildcard, too.
   */
  | {
      kind: 'wildcard';
      field?: string;
      fieldSpan?: Span;
      pattern: string;
      boost?: number;
      span: Span;
    }
  | {
      kind: 'regexp';
      field?: string;
      fieldSpan?: Span;
      pattern: string;
      boost?: number;
      span: Span;
    }
  | {
      kind: 'range';
      field?: string;
      fieldSpan?: Span;
      lower: RangeBound;
      upper: RangeBound;
      includesLower: boolean;
      includesUpper: boolean;
      boost?: number;
      span: Span;
    }
  /** `_exists_:field`; the field name may contain wildcards. */
  | { kind: 'exists'; name: string; nameSpan?: Span; span: Span };

export type Occurrence = 'must' | 'should' | 'must_not';
