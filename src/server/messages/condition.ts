import { nodeText } from '@/domain/node-text/node-text';
import { occurrences } from '@/domain/query/occurrences';
import type { QueryNode } from '@/domain/query/syntax/tree';
import { unreachable } from '@/domain/unreachable';
import type { SqlValue } from '../storage/sql/rows';
import type { CatalogueField, FieldCatalogue } from '../indices/model/catalogue';
import { allOf, anyOf, Binder, noneOf, NOTHING, type SqlCondition } from './conditions/binder';
import { ConditionError } from './regexp/condition-error';
import { KEYWORD_FRAME } from '../field-values/keyword-frame';
import { keywordsCondition, textCondition } from './conditions/delimited';
import { isAnything, wholeText, type Leaf } from './conditions/leaf';
import {
  allNeeded,
  anyNeeded,
  tokenMarks,
  valueMarks,
  type NeededMarks,
} from './conditions/needed-marks';
import { quoted } from './regexp/re2';
import { hasAny, typedMarks, valueCondition } from './conditions/value-condition';

export type { SqlCondition };

/**
 * Compiles a query to SQL with the semantics of OpenSearch under Graylog 5.1. `now` is in
 * milliseconds since the epoch, for date math. @throws ConditionError for queries that are valid
 * but cannot be executed
 */
export function compileCondition(
  tree: QueryNode,
  catalogue: FieldCatalogue,
  now: number,
): SqlCondition {
  const compiler = new Compiler(catalogue, now);
  const { sql, marks, plain } = compiler.node(tree) ?? NEVER;
  return { ...compiler.binder.condition(sql, plain), marks };
}

/** Reading text columns is expensive, other conditions are cheap. */
export const readsTexts = ({ sql }: Pick<SqlCondition, 'sql'>): boolean =>
  /\b(full_terms|terms|keywords|extra)\b/.test(sql);

/**
 * Also true for conditions that are expensive or may fail, beside which DuckDB would not evaluate
 * marks during the scan.
 */
const isExpensive = (sql: string) => readsTexts({ sql }) || /regexp|list_|CASE|CAST/.test(sql);

/** Joins conditions with AND and renumbers their parameters. */
export function bothConditions(...conditions: readonly SqlCondition[]): SqlCondition {
  const params: SqlValue[] = [];
  const [parts, plain]: [string[], string[]] = [[], []];
  for (const condition of conditions) {
    const before = params.length;
    const moved = (sql: string) =>
      sql.replace(/\$(\d+)/g, (_, number: string) => `$${Number(number) + before}`);
    for (const param of condition.params) params.push(param);
    parts.push(moved(condition.sql));
    plain.push(moved(condition.plain ?? (isExpensive(condition.sql) ? 'true' : condition.sql)));
  }
  const marks = allNeeded(conditions.map((condition) => condition.marks));
  return { ...withoutUnused({ sql: allOf(parts), params, plain: allOf(plain) }), marks };
}

/**
 * Parameters of conditions that were dropped have to be dropped too, because DuckDB rejects unused
 * ones.
 */
function withoutUnused({ sql, params, plain }: SqlCondition & { plain: string }): SqlCondition {
  const used: SqlValue[] = [];
  const places = new Map<string, number>();
  const numbered = (text: string) =>
    text.replace(/\$(\d+)/g, (_, number: string) => {
      const place = places.get(number) ?? used.push(params[Number(number) - 1] ?? null);
      places.set(number, place);
      return `$${place}`;
    });
  // `sql` goes first: all parameters of `plain` occur in it.
  return { sql: numbered(sql), params: used, plain: sql === NOTHING ? NOTHING : numbered(plain) };
}

/** A compiled condition: its SQL, the marks that matching messages have, and its cheap part. */
type Compiled = { sql: string; marks: NeededMarks; plain: string };
const NEVER: Compiled = { sql: NOTHING, marks: [], plain: NOTHING };
const compiled = (sql: string, marks: NeededMarks): Compiled => ({
  sql,
  marks: sql === NOTHING ? [] : marks,
  plain: isExpensive(sql) ? 'true' : sql,
});
const unmarked = (sql: string) => compiled(sql, undefined);

/** DuckDB slows down with the number of terms; OpenSearch allows 1,024 by default. */
const MOST_TERMS = 4096;

class Compiler {
  readonly binder = new Binder();
  private terms = 0;

  constructor(
    private readonly catalogue: FieldCatalogue,
    private readonly now: number,
  ) {}

  /**
   * Returns undefined if the analyzer leaves no term; like Lucene, the caller ignores the node
   * then.
   */
  node(node: QueryNode): Compiled | undefined {
    switch (node.kind) {
      case 'all':
        return unmarked('true');
      case 'group':
        return this.group(node) ?? (node.isQuery ? NEVER : undefined);
      case 'exists':
        return unmarked(anyOf(this.fieldsLike(node.name).map(exists)));
      case 'text':
      case 'phrase':
      case 'wildcard':
      case 'regexp':
      case 'range':
        return this.leaf(node);
      default:
        return unreachable(node);
    }
  }

  /** If there are MUST clauses, SHOULD clauses only affect scoring and are ignored. */
  private group(group: Extract<QueryNode, { kind: 'group' }>): Compiled | undefined {
    const conditions = new Map(group.clauses.map(({ node }) => [node, this.node(node)]));
    const dropped = new Set(
      group.clauses.flatMap(({ node }) => (conditions.get(node) === undefined ? [node] : [])),
    );
    const members = occurrences(group, dropped);
    if (members.length === 0) return undefined;
    const those = (wanted: string) =>
      members.flatMap(({ node, occurrence }) =>
        occurrence === wanted ? [conditions.get(node) ?? NEVER] : [],
      );
    const [must, should, mustNot] = [those('must'), those('should'), those('must_not')];
    const wanted = must.length > 0 || should.length === 0 ? must : [anyCompiled(should)];
    const unwanted = mustNot.map(({ sql }) => unmarked(noneOf(sql)));
    const all = [...wanted, ...unwanted];
    return {
      sql: allOf(all.map(({ sql }) => sql)),
      marks: allNeeded(wanted.map(({ marks }) => marks)),
      plain: allOf(all.map(({ plain }) => plain)),
    };
  }

  private leaf(leaf: Leaf): Compiled | undefined {
    this.terms += leaf.kind === 'text' ? leaf.words.length : 1;
    if (this.terms > MOST_TERMS)
      throw new ConditionError(nodeText('node.query.tooManyTerms', { most: MOST_TERMS }));
    if (leaf.field === undefined || leaf.field === '*') return this.anyField(leaf);
    const fields = this.fieldsLike(leaf.field);
    const asked = fields.flatMap((field) => this.fieldCondition(field, leaf) ?? []);
    return asked.length === 0 && fields.length > 0 ? undefined : anyCompiled(asked);
  }

  private fieldCondition(field: CatalogueField, leaf: Leaf): Compiled | undefined {
    if (field.analysis === 'text') return this.tokens(field.column ?? field.name, leaf);
    if (field.name === 'streams')
      return compiled(keywordsCondition('streams', ' ', leaf, this.binder), valueMarks(leaf, same));
    return compiled(valueCondition(field, leaf, this.now, this.binder), typedMarks(field, leaf));
  }

  private tokens(column: string, leaf: Leaf): Compiled | undefined {
    const sql = textCondition(column, leaf, this.binder);
    return sql === undefined ? undefined : compiled(sql, tokenMarks(leaf));
  }

  /**
   * The column `keywords` covers the keyword values of all fields, so only numbers and dates need a
   * condition per field.
   */
  private anyField(leaf: Leaf): Compiled {
    if (isAnything(leaf)) return unmarked('true');
    const others = this.catalogue
      .all()
      .filter(
        ({ name, type, column, analysis }) =>
          analysis === 'none' &&
          column !== undefined &&
          (type !== 'string' || mayHoldId(name, leaf)),
      );
    const asked = [
      this.tokens('terms', leaf),
      this.tokens('full_terms', leaf),
      compiled(
        keywordsCondition('keywords', KEYWORD_FRAME, leaf, this.binder),
        valueMarks(leaf, same),
      ),
      ...['source', ...others.map(({ name }) => name)].map((name) => {
        const field = this.catalogue.get(name);
        return field && this.fieldCondition(field, leaf);
      }),
    ];
    return anyCompiled(asked.flatMap((one) => one ?? []));
  }

  /** Field names support only `*` as a wildcard. */
  private fieldsLike(name: string): readonly CatalogueField[] {
    if (!name.includes('*')) {
      const field = this.catalogue.get(name);
      return field ? [field] : [];
    }
    const pattern = new RegExp(`^${name.split('*').map(quoted).join('.*')}$`, 's');
    return this.catalogue.all().filter((field) => pattern.test(field.name));
  }
}

function anyCompiled(asked: readonly Compiled[]): Compiled {
  const possible = asked.filter(({ sql }) => sql !== NOTHING);
  return compiled(
    anyOf(possible.map(({ sql }) => sql)),
    anyNeeded(possible.map(({ marks }) => marks)),
  );
}

const same = (text: string) => text;

const SHORTEST_ID = 24;
const LONGEST_ID = 26;
const OWN_KEYWORDS: ReadonlySet<string> = new Set([
  'gl2_message_id',
  'gl2_source_input',
  'streams',
]);

/** Ids have 24 or 26 characters, so words of other lengths need not be compared with them. */
function mayHoldId(name: string, leaf: Leaf): boolean {
  if (!OWN_KEYWORDS.has(name)) return false;
  if (leaf.kind !== 'text' && leaf.kind !== 'phrase') return true;
  const { length } = [...wholeText(leaf)];
  const edits = leaf.kind === 'text' ? (leaf.fuzzy ?? 0) : 0;
  if (name === 'gl2_message_id') return Math.abs(length - LONGEST_ID) <= edits;
  return edits === 0 || (length + edits >= SHORTEST_ID && length - edits <= LONGEST_ID);
}

const exists = (field: CatalogueField): string =>
  field.analysis === 'none' ? hasAny(field) : `${field.column} IS NOT NULL`;
