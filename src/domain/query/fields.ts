import type { QueryNode, Span } from './syntax/tree';

type Named = { name: string; span: Span };

/** The field names in a query with their positions: before a colon or after `_exists_:`. */
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
 * Lower-case `and`, `or` and `not`, which are searched as words but were probably meant as
 * operators (INVALID_OPERATOR).
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

/** The node and its descendants in source order. */
export function* walk(node: QueryNode): Generator<QueryNode> {
  // Not recursive: each level would pass on the nodes of all levels below.
  const left = [node];
  for (let next = left.pop(); next; next = left.pop()) {
    yield next;
    if (next.kind === 'group')
      for (let at = next.clauses.length - 1; at >= 0; at -= 1) {
        const clause = next.clauses[at];
        if (clause) left.push(clause.node);
      }
  }
}
