import { occurrences } from '../occurrences';
import { withoutComments } from '../syntax/comments';
import { parseQuery } from '../syntax/parser';
import { printQuery } from '../syntax/printer';
import { QuerySyntaxError } from '../syntax/syntax-error';
import type { Clause, QueryNode } from '../syntax/tree';
import { fillNode, withEdits, type Fill } from './fill-node';
import { parametersIn, replaceParameters } from './parameters';

/** Values by the name of their variable. An empty list is no restriction. */
export type Values = ReadonlyMap<string, readonly string[]>;

type Group = Extract<QueryNode, { kind: 'group' }>;
type Leaf = Exclude<QueryNode, { kind: 'group' } | { kind: 'all' }>;
type Text = Extract<QueryNode, { kind: 'text' }>;

/**
 * The query with values in place of its parameters, `$name$`. Values are inserted into the syntax
 * tree, so that each means exactly itself wherever it stands. Several values are alternatives;
 * conditions on a variable without restriction are left out. Unknown parameters and queries with a
 * syntax error are returned as they are.
 */
export function substitute(query: string, values: Values): string {
  const text = withoutComments(query);
  if (!parametersIn(text).some(({ name }) => values.has(name))) return query;
  const names: string[] = [];
  const mark = unusedCharacter(text);
  // The lexer reads placeholders as parts of words.
  const marked = replaceParameters(text, (name) =>
    values.has(name) ? `${mark}${names.push(name) - 1}${mark}` : undefined,
  );
  const tree = parsed(marked);
  if (!tree) return query;
  const bound = new Substitution(marked, new RegExp(`${mark}(\\d+)${mark}`, 'g'), names, values);
  const result = bound.node(tree);
  return result ? printQuery(result) : '';
}

function parsed(text: string): QueryNode | undefined {
  try {
    return parseQuery(text);
  } catch (error) {
    if (error instanceof QuerySyntaxError) return undefined;
    throw error;
  }
}

/** Of the private use area. */
function unusedCharacter(text: string): string {
  let code = 0xe000;
  while (text.includes(String.fromCharCode(code))) code += 1;
  return String.fromCharCode(code);
}

/** Nodes that become undefined are no restriction. */
class Substitution {
  constructor(
    private readonly text: string,
    private readonly placeholder: RegExp,
    private readonly names: readonly string[],
    private readonly values: Values,
  ) {}

  node(node: QueryNode): QueryNode | undefined {
    if (node.kind === 'all') return node;
    if (node.kind === 'group') return this.group(node);
    return node.kind === 'text' && node.words.length > 1 ? this.words(node) : this.leaf(node);
  }

  /** Words that are analysed as one text, of which some are parameters. */
  private words(node: Text): QueryNode | undefined {
    if (this.namesIn(node.words.join(' ')).length === 0 && !this.hasNames(node.field)) return node;
    const { wordSpans: _, ...plain } = node;
    const runs: string[][] = [];
    for (const word of node.words) {
      const last = runs.at(-1);
      const isPlain = !this.hasNames(word);
      if (isPlain && last && !this.hasNames(last[0])) last.push(word);
      else runs.push([word]);
    }
    const nodes = runs.map((words) => this.leaf({ ...plain, words }, runs.length === 1));
    // They are alternatives, so one without restriction matches everything.
    if (nodes.includes(undefined)) return undefined;
    const clauses = nodes.flatMap((one): Clause[] => (one ? [{ node: one }] : []));
    return { kind: 'group', clauses, span: node.span };
  }

  private leaf(node: Leaf, isAlone = true): QueryNode | undefined {
    if (node.kind === 'range') return this.range(node);
    const names = this.namesIn(textOf(node));
    if (names.some((name) => this.isUnrestricted(name))) return undefined;
    const written = this.text.slice(node.span.start, node.span.end);
    return this.alternatives(node, names, (fill) =>
      withEdits(fillNode(node, fill, { isAlone }), written),
    );
  }

  /** A bound without restriction is open. */
  private range(node: Extract<QueryNode, { kind: 'range' }>): QueryNode | undefined {
    if (this.namesIn(node.field ?? '').some((name) => this.isUnrestricted(name))) return undefined;
    const isOpen = (bound: typeof node.lower) =>
      bound === null || this.namesIn(bound.text).some((name) => this.isUnrestricted(name));
    const [noLower, noUpper] = [isOpen(node.lower), isOpen(node.upper)];
    const opened = {
      ...node,
      ...(noLower && { lower: null, includesLower: true }),
      ...(noUpper && { upper: null, includesUpper: true }),
    };
    const wasOpen = node.lower === null && node.upper === null;
    if (noLower && noUpper && !wasOpen) return undefined;
    return this.alternatives(opened, this.namesIn(textOf(opened)), (fill) =>
      fillNode(opened, fill, { isAlone: true }),
    );
  }

  private group(node: Group): QueryNode | undefined {
    const inField = this.namesIn(node.field ?? '');
    if (inField.length > 0) {
      if (inField.some((name) => this.isUnrestricted(name))) return undefined;
      const { field = '' } = node;
      const all = this.assignments(inField).map((fill) => inFieldOf(node, field, fill(field)));
      return this.node(oneOf(all, node));
    }
    const bound = node.clauses.map((clause) => this.node(clause.node));
    if (bound.every((one, at) => one === node.clauses[at]?.node)) return node;
    if (!bound.includes(undefined))
      return {
        ...node,
        clauses: node.clauses.map((clause, at) => ({ ...clause, node: bound[at] ?? clause.node })),
      };
    return withoutFree(node, bound);
  }

  private alternatives(
    node: Leaf,
    names: readonly string[],
    make: (fill: Fill) => QueryNode,
  ): QueryNode {
    return names.length === 0 ? node : oneOf(this.assignments(names).map(make), node);
  }

  /** Every combination of one value for each name. */
  private assignments(names: readonly string[]): Fill[] {
    const combined = names.reduce<ReadonlyMap<string, string>[]>(
      (all, name) =>
        all.flatMap((one) =>
          (this.values.get(name) ?? []).map((value) => new Map([...one, [name, value]])),
        ),
      [new Map()],
    );
    return combined.map(
      (chosen): Fill =>
        (text, write = (value) => value) =>
          text.replace(this.placeholder, (_, index: string, offset: number) =>
            write(chosen.get(this.nameAt(index)) ?? '', offset),
          ),
    );
  }

  private namesIn(text: string): string[] {
    return [
      ...new Set([...text.matchAll(this.placeholder)].map(([, index]) => this.nameAt(index))),
    ];
  }

  private hasNames = (text: string | undefined) => this.namesIn(text ?? '').length > 0;
  private nameAt = (index: string | undefined) => this.names[Number(index)] ?? '';
  private isUnrestricted = (name: string) => this.values.get(name)?.length === 0;
}

/** All of a node that may contain placeholders. */
function textOf(node: Leaf): string {
  const field = 'field' in node ? (node.field ?? '') : '';
  switch (node.kind) {
    case 'text':
      return `${field} ${node.words.join(' ')}`;
    case 'phrase':
      return `${field} ${node.text}`;
    case 'wildcard':
    case 'regexp':
      return `${field} ${node.pattern}`;
    case 'range':
      return `${field} ${node.lower?.text ?? ''} ${node.upper?.text ?? ''}`;
    case 'exists':
      return node.name;
  }
}

/** Alternatives in place of `node`, with its field in front of all of them where that is possible. */
function oneOf(nodes: readonly QueryNode[], node: QueryNode): QueryNode {
  const [first] = nodes;
  if (first && nodes.length === 1) return first;
  const own = 'fieldSpan' in node && node.kind !== 'range' && node.kind !== 'group';
  const field = first && 'field' in first ? first.field : undefined;
  const isShared =
    own &&
    field !== undefined &&
    nodes.every((one) => 'field' in one && one.field === field && one.kind !== 'group');
  const clauses = nodes.map((one, at): Clause => ({
    ...(at > 0 && { conjunction: 'OR' as const }),
    node: isShared ? withoutFieldSpan(one) : one,
  }));
  return {
    kind: 'group',
    ...(isShared && { field, fieldSpan: node.fieldSpan ?? node.span }),
    clauses,
    span: node.span,
  };
}

function withoutFieldSpan(node: QueryNode): QueryNode {
  if (!('fieldSpan' in node)) return node;
  const { fieldSpan: _, ...rest } = node;
  return rest;
}

/** A group for another field, which its members inherit. */
function inFieldOf(group: Group, before: string, field: string): Group {
  const renamed = (node: QueryNode): QueryNode => {
    if (!('field' in node) && node.kind !== 'group') return node;
    const own = 'field' in node && node.field === before ? { field } : {};
    return node.kind === 'group'
      ? {
          ...node,
          ...own,
          clauses: node.clauses.map((one) => ({ ...one, node: renamed(one.node) })),
        }
      : { ...node, ...own };
  };
  return {
    ...group,
    field,
    clauses: group.clauses.map((one) => ({ ...one, node: renamed(one.node) })),
  };
}

/**
 * A group without its members that are no restriction. One that was an alternative makes the other
 * alternatives irrelevant, unless something is required.
 */
function withoutFree(
  node: Group,
  bound: readonly (QueryNode | undefined)[],
): QueryNode | undefined {
  const members = occurrences(node).map(({ occurrence }, at) => ({ occurrence, node: bound[at] }));
  const isRequired = members.some((one) => one.node && one.occurrence === 'must');
  const matchesAll = members.some((one) => !one.node && one.occurrence !== 'must_not');
  const rest = members.flatMap(({ node: one, occurrence }) =>
    one && (occurrence !== 'should' || isRequired || !matchesAll)
      ? [{ node: one, occurrence }]
      : [],
  );
  const [only] = rest;
  if (!only) return undefined;
  if (rest.length === 1 && only.occurrence !== 'must_not' && node.boost === undefined)
    return only.node;
  const isPlain = rest.every(({ occurrence }) => occurrence !== 'should');
  const clauses = rest.map(({ node: one, occurrence }, at): Clause => {
    if (isPlain)
      return {
        ...(at > 0 && { conjunction: 'AND' as const }),
        ...(occurrence === 'must_not' && { modifier: 'NOT' as const }),
        node: one,
      };
    return {
      ...(at > 0 && { conjunction: 'OR' as const }),
      ...(occurrence === 'must' && { modifier: '+' as const }),
      ...(occurrence === 'must_not' && { modifier: '-' as const }),
      node: one,
    };
  });
  return { ...node, clauses };
}
