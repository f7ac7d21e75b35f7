/** Where a part stands in the query text: UTF-16 offsets, `end` exclusive. */
export type Span = { start: number; end: number };

export type Conjunction = 'AND' | 'OR' | '&&' | '||';
export type Modifier = '+' | '-' | 'NOT' | '!';

/** One member of a group. What `AND`, `OR`, `NOT`, `+` and `-` make of it is `occurrences()`'s business. */
export type Clause = { conjunction?: Conjunction; modifier?: Modifier; node: QueryNode };

/** A bound as written, unescaped; null is the open end `*`. */
export type RangeBound = { text: string; quoted: boolean } | null;

/**
 * The syntax tree of a Lucene query string as Graylog 5.1 reads it. Texts are unescaped; `field` is missing
 * where a term searches every field.
 */
export type QueryNode =
  /** The empty query and `*` alone: everything. */
  | { kind: 'all'; span: Span }
  /** `( … )`, `field:( … )`, or the whole query. */
  | { kind: 'group'; field?: string; clauses: Clause[]; boost?: number; span: Span }
  /**
   * Bare words. Neighbours without an operator between them are one node, because a query is not cut at blanks
   * before it is analysed: `app:(shop billing)` is the one keyword `shop billing`.
   */
  | { kind: 'text'; field?: string; words: string[]; fuzzy?: number; boost?: number; span: Span }
  | { kind: 'phrase'; field?: string; text: string; slop?: number; boost?: number; span: Span }
  /** `pattern` keeps its `*`, `?` and backslashes. */
  | { kind: 'wildcard'; field?: string; pattern: string; boost?: number; span: Span }
  | { kind: 'regexp'; field?: string; pattern: string; boost?: number; span: Span }
  | { kind: 'range'; field?: string; lower: RangeBound; upper: RangeBound; includesLower: boolean; includesUpper: boolean; boost?: number; span: Span }
  /** `_exists_:field`, the field's name may hold wildcards. */
  | { kind: 'exists'; name: string; span: Span };

export type Occurrence = 'must' | 'should' | 'must_not';
