import type { QueryNode, Span } from './tree';

type Named = { name: string; span: Span };

/**
 * The field names written in a query, in order, each where it stands: before a colon or after
 * `_exists_:`.
 */
export function fieldsOf(tree: QueryNode): Named[] {
  return [...walk(tree)].flatMap((node): Named[] => {
    if (node.kind === 'exists')
      return node.nameSpan ? [{ name: node.name, span: node.nameSpan }] : [];
    if (
      node.kind === 'all' ||
      node.field === undefined ||
      node.fieldSpan === undefined ||
      node.field === '_exists_'
    )
      return [];
    return [{ name: node.field, span: node.fieldSpan }];
  });
}

/**
 * Bare `and`, `or` and `not`: searched for as words, though most likely meant as operators
 * (INVALID_OPERATOR).
 */
export function lowercaseOperators(tree: QueryNode): Named[] {
  return [...walk(tree)].flatMap((node): Named[] => {
    if (node.kind !== 'text') return [];
    return node.words.flatMap((name, index) => {
      const span = node.wordSpans?.[index];
      return span && /^(and|or|not)$/.test(name) ? [{ name, span }] : [];
    });
  });
}

/** The node and all below it, in the order of the text. */
export function* walk(node: QueryNode): Generator<QueryNode> {
  yield node;
  if (node.kind === 'group') for (const clause of node.clauses) yield* walk(clause.node);
}
