import { occurrences } from '@/domain/query/occurrences';
import type { QueryNode } from '@/domain/query/tree';
import { unreachable } from '@/domain/unreachable';
import type { SqlValue } from '../storage/sql/rows';
import type { CatalogueField, FieldCatalogue } from '../indices/catalogue';
import { allOf, anyOf, Binder, noneOf, NOTHING, type SqlCondition } from './conditions/binder';
import { ConditionError } from './regexp/condition-error';
import { KEYWORD_FRAME } from '../field-values/keyword-frame';
import { keywordsCondition, textCondition } from './conditions/framed';
import { isAnything, wholeText, type Leaf } from './conditions/leaf';
import {
  allNeeded,
  anyNeeded,
  tokenMarks,
  valueMarks,
  type NeededMarks,
} from './conditions/needed-marks';
import { quoted } from './regexp/re2';
import { hasAny, typedMarks, valueCondition } from './conditions/typed';

export type { SqlCondition };

/**
 * What a query asks of a message, with the meaning that OpenSearch gives it under Graylog 5.1.
 * `now` in milliseconds since the epoch, for date math.
 * @throws ConditionError for what can be written but not be searched for.
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

/** Decoding texts is what costs; all else is found faster by itself. */
export const looksIntoText = ({ sql }: Pick<SqlCondition, 'sql'>): boolean =>
  /\b(full_terms|terms|keywords|extra)\b/.test(sql);

/**
 * What also costs more than a comparison, or may fail: the engine would look at no marks in its
 * scan beside it.
 */
const isDear = (sql: string) => looksIntoText({ sql }) || /regexp|list_|CASE|CAST/.test(sql);

/** All of them, as one condition with its parameters numbered anew. */
export function bothConditions(...conditions: readonly SqlCondition[]): SqlCondition {
  const params: SqlValue[] = [];
  const [parts, plain]: [string[], string[]] = [[], []];
  for (const condition of conditions) {
    const before = params.length;
    const moved = (sql: string) =>
      sql.replace(/\$(\d+)/g, (_, number: string) => `$${Number(number) + before}`);
    for (const param of condition.params) params.push(param);
    parts.push(moved(condition.sql));
    plain.push(moved(condition.plain ?? (isDear(condition.sql) ? 'true' : condition.sql)));
  }
  const marks = allNeeded(conditions.map((condition) => condition.marks));
  return { ...withoutUnused({ sql: allOf(parts), params, plain: allOf(plain) }), marks };
}

/**
 * What can never match was dropped together with its place for a parameter, which the engine would
 * miss.
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
  // First what is always asked, so that the other adds no parameter to it.
  return { sql: numbered(sql), params: used, plain: sql === NOTHING ? NOTHING : numbered(plain) };
}

/**
 * A condition as SQL, what it needs of the marks of a message, and the part of it that costs
 * little.
 */
type Asked = { sql: string; marks: NeededMarks; plain: string };
const NEVER: Asked = { sql: NOTHING, marks: [], plain: NOTHING };
const askedBy = (sql: string, marks: NeededMarks): Asked => ({
  sql,
  marks: sql === NOTHING ? [] : marks,
  plain: isDear(sql) ? 'true' : sql,
});
const unmarked = (sql: string) => askedBy(sql, undefined);

/**
 * The engine needs ever longer for longer conditions; the real server stops at 1,024 by default.
 */
const MOST_TERMS = 4096;

class Compiler {
  readonly binder = new Binder();
  private terms = 0;

  constructor(
    private readonly catalogue: FieldCatalogue,
    private readonly now: number,
  ) {}

  /**
   * Undefined where an analyser left no word to ask for: Lucene goes on as if it had not been
   * written.
   */
  node(node: QueryNode): Asked | undefined {
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

  /**
   * Where something must be, what merely should be only counts for a score, which logs have none
   * of.
   */
  private group(group: Extract<QueryNode, { kind: 'group' }>): Asked | undefined {
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
    const wanted = must.length > 0 || should.length === 0 ? must : [anyAsked(should)];
    const unwanted = mustNot.map(({ sql }) => unmarked(noneOf(sql)));
    const all = [...wanted, ...unwanted];
    return {
      sql: allOf(all.map(({ sql }) => sql)),
      marks: allNeeded(wanted.map(({ marks }) => marks)),
      plain: allOf(all.map(({ plain }) => plain)),
    };
  }

  private leaf(leaf: Leaf): Asked | undefined {
    this.terms += 1;
    if (this.terms > MOST_TERMS)
      throw new ConditionError(`The query has more than ${MOST_TERMS} terms.`);
    if (leaf.field === undefined || leaf.field === '*') return this.anyField(leaf);
    const fields = this.fieldsLike(leaf.field);
    const asked = fields.flatMap((field) => this.fieldCondition(field, leaf) ?? []);
    return asked.length === 0 && fields.length > 0 ? undefined : anyAsked(asked);
  }

  private fieldCondition(field: CatalogueField, leaf: Leaf): Asked | undefined {
    if (field.analysis === 'text') return this.tokens(field.column ?? field.name, leaf);
    if (field.name === 'streams')
      return askedBy(keywordsCondition('streams', ' ', leaf, this.binder), valueMarks(leaf, same));
    return askedBy(valueCondition(field, leaf, this.now, this.binder), typedMarks(field, leaf));
  }

  private tokens(column: string, leaf: Leaf): Asked | undefined {
    const sql = textCondition(column, leaf, this.binder);
    return sql === undefined ? undefined : askedBy(sql, tokenMarks(leaf));
  }

  /**
   * Keyword values of all fields lie together in one column, so only numbers and dates are asked
   * one by one.
   */
  private anyField(leaf: Leaf): Asked {
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
      askedBy(
        keywordsCondition('keywords', KEYWORD_FRAME, leaf, this.binder),
        valueMarks(leaf, same),
      ),
      ...['source', ...others.map(({ name }) => name)].map((name) => {
        const field = this.catalogue.get(name);
        return field && this.fieldCondition(field, leaf);
      }),
    ];
    return anyAsked(asked.flatMap((one) => one ?? []));
  }

  /** In names only `*` is a wildcard. */
  private fieldsLike(name: string): readonly CatalogueField[] {
    if (!name.includes('*')) {
      const field = this.catalogue.get(name);
      return field ? [field] : [];
    }
    const pattern = new RegExp(`^${name.split('*').map(quoted).join('.*')}$`, 's');
    return this.catalogue.all().filter((field) => pattern.test(field.name));
  }
}

function anyAsked(asked: readonly Asked[]): Asked {
  const possible = asked.filter(({ sql }) => sql !== NOTHING);
  return askedBy(
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

/**
 * Ids have 24 or 26 characters, those of messages 26: words of another length need not be compared
 * with those of every message.
 */
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
