import { occurrences } from '@/domain/query/occurrences';
import type { QueryNode } from '@/domain/query/tree';
import { unreachable } from '@/domain/unreachable';
import type { SqlValue } from '../storage/rows';
import type { CatalogueField, FieldCatalogue } from './catalogue';
import { allOf, anyOf, Binder, noneOf, NOTHING, type SqlCondition } from './conditions/binder';
import { ConditionError } from './conditions/condition-error';
import { KEYWORD_FRAME, keywordsCondition, textCondition } from './conditions/framed';
import { isAnything, type Leaf } from './conditions/leaf';
import { quoted } from './conditions/re2';
import { hasAny, valueCondition } from './conditions/typed';

export type { SqlCondition };

/**
 * What a query asks of a message, with the meaning that OpenSearch gives it under Graylog 5.1. `now` in milliseconds
 * since the epoch, for date math.
 * @throws ConditionError for what can be written but not be searched for.
 */
export function compileCondition(tree: QueryNode, catalogue: FieldCatalogue, now: number): SqlCondition {
  const compiler = new Compiler(catalogue, now);
  return compiler.binder.condition(compiler.node(tree) ?? NOTHING);
}

/** All of them, as one condition with its parameters numbered anew. */
export function bothConditions(...conditions: readonly SqlCondition[]): SqlCondition {
  const params: SqlValue[] = [];
  const parts = conditions.map((condition) => {
    const before = params.length;
    for (const param of condition.params) params.push(param);
    return condition.sql.replace(/\$(\d+)/g, (_, number: string) => `$${Number(number) + before}`);
  });
  return withoutUnused({ sql: allOf(parts), params });
}

/** What can never match was dropped together with its place for a parameter, which the engine would miss. */
function withoutUnused({ sql, params }: SqlCondition): SqlCondition {
  const used: SqlValue[] = [];
  const places = new Map<string, number>();
  const numbered = sql.replace(/\$(\d+)/g, (_, number: string) => {
    const place = places.get(number) ?? used.push(params[Number(number) - 1] ?? null);
    places.set(number, place);
    return `$${place}`;
  });
  return { sql: numbered, params: used };
}

/** The engine needs ever longer for longer conditions; the real server stops at 1,024 by default. */
const MOST_TERMS = 4096;

class Compiler {
  readonly binder = new Binder();
  private terms = 0;

  constructor(private readonly catalogue: FieldCatalogue, private readonly now: number) {}

  /** Undefined where an analyser left no word to ask for: Lucene goes on as if it had not been written. */
  node(node: QueryNode): string | undefined {
    switch (node.kind) {
      case 'all':
        return 'true';
      case 'group':
        return this.group(node) ?? (node.isQuery ? NOTHING : undefined);
      case 'exists':
        return anyOf(this.fieldsLike(node.name).map(exists));
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

  /** Where something must be, what merely should be only counts for a score, which logs have none of. */
  private group(group: Extract<QueryNode, { kind: 'group' }>): string | undefined {
    const conditions = new Map(group.clauses.map(({ node }) => [node, this.node(node)]));
    const dropped = new Set(group.clauses.flatMap(({ node }) => (conditions.get(node) === undefined ? [node] : [])));
    const members = occurrences(group, dropped);
    if (members.length === 0) return undefined;
    const those = (wanted: string) => members.flatMap(({ node, occurrence }) => (occurrence === wanted ? [conditions.get(node) ?? NOTHING] : []));
    const [must, should, mustNot] = [those('must'), those('should'), those('must_not')];
    const wanted = must.length > 0 || should.length === 0 ? must : [anyOf(should)];
    return allOf([...wanted, ...mustNot.map(noneOf)]);
  }

  private leaf(leaf: Leaf): string | undefined {
    this.terms += 1;
    if (this.terms > MOST_TERMS) throw new ConditionError(`The query has more than ${MOST_TERMS} terms.`);
    if (leaf.field === undefined || leaf.field === '*') return this.anyField(leaf);
    const fields = this.fieldsLike(leaf.field);
    return fields.length === 0 ? NOTHING : anyAsked(fields.map((field) => this.fieldCondition(field, leaf)));
  }

  private fieldCondition(field: CatalogueField, leaf: Leaf): string | undefined {
    if (field.analysis === 'text') return textCondition(field.column ?? field.name, leaf, this.binder);
    return field.name === 'streams' ? keywordsCondition('streams', ' ', leaf, this.binder) : valueCondition(field, leaf, this.now, this.binder);
  }

  /** Keyword values of all fields lie together in one column, so only numbers and dates are asked one by one. */
  private anyField(leaf: Leaf): string {
    if (isAnything(leaf)) return 'true';
    const asksIds = canBeAnId(leaf);
    const others = this.catalogue.all().filter(({ name, type, column, analysis }) => analysis === 'none' && column !== undefined && (type !== 'string' || (asksIds && OWN_KEYWORDS.has(name))));
    const asked = anyAsked([
      textCondition('terms', leaf, this.binder),
      textCondition('full_terms', leaf, this.binder),
      keywordsCondition('keywords', KEYWORD_FRAME, leaf, this.binder),
      ...['source', ...others.map(({ name }) => name)].flatMap((name) => {
        const field = this.catalogue.get(name);
        return field ? [this.fieldCondition(field, leaf)] : [];
      }),
    ]);
    return asked ?? NOTHING;
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

/** At least one of those that ask for anything. */
function anyAsked(conditions: readonly (string | undefined)[]): string | undefined {
  const asked = conditions.flatMap((condition) => condition ?? []);
  return asked.length === 0 ? undefined : anyOf(asked);
}

const SHORTEST_ID = 24;
const LONGEST_ID = 26;
const OWN_KEYWORDS: ReadonlySet<string> = new Set(['gl2_message_id', 'gl2_source_input', 'streams']);

/** Ids have 24 or 26 characters; a fuzzy word of another length need not be compared with those of every message. */
function canBeAnId(leaf: Leaf): boolean {
  if (leaf.kind !== 'text' || leaf.fuzzy === undefined) return true;
  const { length } = [...leaf.words.join(' ')];
  return length + leaf.fuzzy >= SHORTEST_ID && length - leaf.fuzzy <= LONGEST_ID;
}

const exists = (field: CatalogueField): string => (field.analysis === 'none' ? hasAny(field) : `${field.column} IS NOT NULL`);
