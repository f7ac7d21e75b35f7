/** Where a part stands in the query text: UTF-16 offsets, `end` exclusive. */
export type Span = { start: number; end: number };

export type Conjunction = 'AND' | 'OR' | '&&' | '||';
export type Modifier = '+' | '-' | 'NOT' | '!';

/**
 * One member of a group. What `AND`, `OR`, `NOT`, `+` and `-` make of it is `occurrences()`'s
 * business.
 */
export type Clause = {
  conjunction?: Conjunction;
  modifier?: Modifier;
  node: QueryNode;
  /**
   * From the conjunction (else the modifier, else the node) to the node's end. The parser always
   * fills it in.
   */
  span?: Span;
};

/** A bound as written, unescaped; null is the open end `*`. */
export type RangeBound = { text: string; quoted: boolean } | null;

/**
 * The syntax tree of a Lucene query string as Graylog 5.1 reads it. Texts are unescaped; `field` is
 * missing where a term searches every field. Members of `field:( … )` carry the field they inherit;
 * `fieldSpan` is the name where it is written, so members that only inherit have none.
 */
export type QueryNode =
  /** The empty query and `*` alone: everything. */
  | { kind: 'all'; span: Span }
  /**
   * `( … )`, `field:( … )`, or the whole query. `isQuery`: a query of its own among others, which
   * is never written.
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
   * Bare words. Neighbours without an operator between them are one node, because a query is not
   * cut at blanks before it is analysed: `app:(shop billing)` is the one keyword `shop billing`.
   * `fuzzy` is in edits (0 to 2), a bare `~` is already resolved by the word's length as OpenSearch
   * does (AUTO).
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
   * `pattern` keeps its `*`, `?` and backslashes: see `wildcardParts`. `field:*` is a wildcard,
   * too: the field exists.
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
  /** `_exists_:field`, the field's name may hold wildcards. */
  | { kind: 'exists'; name: string; nameSpan?: Span; span: Span };

export type Occurrence = 'must' | 'should' | 'must_not';
