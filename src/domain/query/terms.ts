import type { FieldValue } from '../exact';
import { escapeWord, quotePhrase } from './syntax/escapes';
import { lex } from './syntax/lexer';
import { occurrences } from './occurrences';
import { parseQuery } from './syntax/parser';
import { printQuery } from './syntax/printer';
import { isSameTree } from './syntax/same-tree';
import { QuerySyntaxError } from './syntax/syntax-error';
import type { Clause, Occurrence, QueryNode } from './syntax/tree';
import { valueText } from './values';

/** A condition as text, and whether it is required or excluded. */
type Condition = { text: string; isExcluded: boolean };

/** Narrows a query to messages with this value; `null` means without the field. */
export const addTerm = (query: string, field: string, value: FieldValue) =>
  narrow(query, condition(field, value));

/** Excludes messages with this value. */
export const excludeTerm = (query: string, field: string, value: FieldValue) =>
  narrow(query, opposite(condition(field, value)));

/** Narrows a query to messages that have the field. */
export const addExists = (query: string, field: string) =>
  narrow(query, { text: existsText(field), isExcluded: false });

/** Narrows a query to messages with a date from `from` to before `to`, as ISO 8601. */
export const addInterval = (query: string, field: string, from: string, to: string) =>
  narrow(query, {
    text: `${escapeWord(field)}:[${quotePhrase(from)} TO ${quotePhrase(to)}}`,
    isExcluded: false,
  });

/** Excludes messages that have all of these values; one with only some of them stays. */
export function excludeAll(
  query: string,
  terms: readonly { field: string; value: FieldValue }[],
): string {
  const conditions = terms.map(({ field, value }) => condition(field, value));
  const [first, ...others] = conditions;
  if (first === undefined) return query;
  if (others.length === 0) return narrow(query, opposite(first));
  // A group of exclusions alone would match nothing inside a NOT.
  return conditions.every(({ isExcluded }) => isExcluded)
    ? narrow(query, {
        text: `(${conditions.map(({ text }) => text).join(' OR ')})`,
        isExcluded: false,
      })
    : narrow(query, { text: `(${conditions.map(clauseText).join(' AND ')})`, isExcluded: true });
}

/**
 * Undoes `addTerm` or `excludeTerm`, including the parentheses they added. A query without the term
 * is returned unchanged.
 */
export function removeTerm(query: string, field: string, value: FieldValue): string {
  const wanted = condition(field, value);
  const tree = parseOrUndefined(query);
  if (tree === undefined) return removeFromEnd(query, wanted);
  const node = parseQuery(wanted.text);
  const clauses = clausesOf(tree);
  const index = clauses.findLastIndex((clause) => isSameTree(clause.node, node));
  return index === -1 ? query : withoutParentheses(without(query, clauses, index));
}

function condition(field: string, value: FieldValue): Condition {
  if (value === null) return { text: existsText(field), isExcluded: true };
  if (isList(value)) return conditionOfList(field, [...new Set(elementsOf(value))]);
  return { text: `${escapeWord(field)}:${valueText(field, value)}`, isExcluded: false };
}

/** Each value of a list is indexed separately; an empty list counts as missing. */
function conditionOfList(field: string, values: readonly Exclude<FieldValue, null>[]): Condition {
  const [first, ...rest] = values;
  if (first === undefined || rest.length === 0) return condition(field, first ?? null);
  return {
    text: `${escapeWord(field)}:(${values.map((value) => valueText(field, value)).join(' AND ')})`,
    isExcluded: false,
  };
}

const elementsOf = (value: FieldValue): Exclude<FieldValue, null>[] =>
  isList(value) ? value.flatMap(elementsOf) : value === null ? [] : [value];
const isList = (value: FieldValue): value is readonly FieldValue[] => Array.isArray(value);

const opposite = ({ text, isExcluded }: Condition): Condition => ({
  text,
  isExcluded: !isExcluded,
});
const existsText = (field: string) => `_exists_:${escapeWord(field)}`;
const clauseText = ({ text, isExcluded }: Condition) => (isExcluded ? `NOT ${text}` : text);

function narrow(query: string, wanted: Condition): string {
  const tree = parseOrUndefined(query);
  // A query with a syntax error is not changed: the term is appended, where the user sees it.
  if (tree === undefined) return `${query} AND ${clauseText(wanted)}`;
  if (tree.kind === 'all') return clauseText(wanted);
  if (hasCondition(tree, wanted)) return query;
  const base = trimmed(query);
  return `${isConjunction(tree) ? base : `(${base})`} AND ${clauseText(wanted)}`;
}

function hasCondition(tree: QueryNode, { text, isExcluded }: Condition): boolean {
  const parsed = parseQuery(text);
  const [only, ...more] = clausesOf(parsed);
  // A text in parentheses is a group inside the whole.
  const node = only && more.length === 0 ? only.node : parsed;
  const members = occurrences({ clauses: clausesOf(tree) });
  return members.some(
    (member) =>
      isSameTree(member.node, node) &&
      (isExcluded
        ? member.occurrence === 'must_not'
        : member.occurrence === 'must' || (members.length === 1 && member.occurrence === 'should')),
  );
}

/** Whether `AND` appended to the query applies to all of it, not only to its last part. */
function isConjunction(tree: QueryNode): boolean {
  const members = occurrences({ clauses: clausesOf(tree) });
  const only = members.length === 1 ? members[0] : undefined;
  if (only !== undefined) return only.node.kind !== 'text' || only.node.words.length === 1;
  return members.every(({ occurrence }) => occurrence !== 'should');
}

function clausesOf(tree: QueryNode): readonly Clause[] {
  const isWhole = tree.kind === 'group' && tree.field === undefined && tree.boost === undefined;
  return isWhole ? tree.clauses : [{ node: tree, span: tree.span }];
}

function without(query: string, clauses: readonly Clause[], index: number): string {
  if (clauses.length === 1) return '';
  const end = spanOf(clauses[index]).end;
  const next = clauses[index + 1];
  const rest =
    index === 0 && next
      ? withoutBlanks(query.slice(spanOf(next).start + (next.conjunction?.length ?? 0)))
      : query.slice(end);
  const before = index === 0 ? '' : keepSign(query.slice(0, spanOf(clauses[index - 1]).end));
  const result = before + rest;
  const remaining = occurrences({ clauses }).filter((_, at) => at !== index);
  return hasMembers(result, remaining) ? result : withExplicitOperators(remaining);
}

/**
 * Whether the text parses to the remaining members; a single member is required with or without an
 * operator.
 */
function hasMembers(
  text: string,
  members: readonly { node: QueryNode; occurrence: Occurrence }[],
): boolean {
  const tree = parseOrUndefined(text);
  if (tree === undefined) return false;
  const found = occurrences({ clauses: clausesOf(tree) });
  const isAlone = members.length === 1;
  return (
    found.length === members.length &&
    found.every(({ node, occurrence }, index) => {
      const member = members[index];
      const isSameOccurrence =
        occurrence === member?.occurrence ||
        (isAlone && (occurrence === 'must_not') === (member?.occurrence === 'must_not'));
      return member !== undefined && isSameTree(node, member.node) && isSameOccurrence;
    })
  );
}

/**
 * For queries that mix `AND` and `OR`, where removing a member changes the meaning of its
 * neighbours.
 */
function withExplicitOperators(
  members: readonly { node: QueryNode; occurrence: Occurrence }[],
): string {
  const clauses = members.map(({ node, occurrence }, index): Clause => ({
    ...(index > 0 && { conjunction: 'OR' as const }),
    ...(occurrence === 'must' && { modifier: '+' as const }),
    ...(occurrence === 'must_not' && { modifier: '-' as const }),
    node,
  }));
  return printQuery({ kind: 'group', clauses, span: { start: 0, end: 0 } });
}

function removeFromEnd(query: string, wanted: Condition): string {
  const endings = [clauseText(wanted), clauseText(opposite(wanted))].map((text) => ` AND ${text}`);
  const ending = endings.find((text) => query.endsWith(text));
  return ending === undefined ? query : query.slice(0, -ending.length);
}

function withoutParentheses(query: string): string {
  const tree = parseOrUndefined(query);
  if (tree?.kind !== 'group' || tree.field !== undefined || tree.clauses.length !== 1) return query;
  const [only] = tree.clauses;
  const isPlain =
    only?.modifier === undefined &&
    only?.node.kind === 'group' &&
    only.node.field === undefined &&
    only.node.boost === undefined;
  return isPlain ? query.slice(only.node.span.start + 1, only.node.span.end - 1) : query;
}

function parseOrUndefined(query: string): QueryNode | undefined {
  try {
    return parseQuery(query);
  } catch (error) {
    if (error instanceof QuerySyntaxError) return undefined;
    throw error;
  }
}

/** Trims whitespace, except for an escaped space at the end. */
function trimmed(query: string): string {
  const tokens = lex(query).filter(({ kind }) => kind !== 'space');
  return keepSign(query.slice(tokens[0]?.start, tokens.at(-1)?.end));
}

/** `- ` is a word; without the space it would become an operator. */
function keepSign(text: string): string {
  const last = lex(text).at(-1)?.kind;
  return last === 'plus' || last === 'minus' || last === 'not' ? `${text} ` : text;
}

const withoutBlanks = (text: string) => text.replace(/^[ \t\n\r\u3000]+/, '');
const spanOf = (clause: Clause | undefined) => clause?.span ?? { start: 0, end: 0 };
