import { walk } from './fields';
import type { QueryNode, Span } from './tree';

type Wildcard = Extract<QueryNode, { kind: 'wildcard' }>;

/**
 * Words that begin with `*` or `?`, which a server may refuse to search for; `field:*` alone asks
 * whether there is a value.
 */
export const leadingWildcards = (tree: QueryNode): Wildcard[] =>
  [...walk(tree)].flatMap((node) =>
    node.kind === 'wildcard' && /^[*?]/.test(node.pattern) && node.pattern !== '*' ? [node] : [],
  );

/** Ranges in brackets with an open end, `[* TO 2]`; those by signs, `<=2`, are others. */
export const openRanges = (tree: QueryNode, text: string): Span[] =>
  [...walk(tree)].flatMap((node) => {
    if (node.kind !== 'range' || (node.lower !== null && node.upper !== null)) return [];
    const written = text.slice(node.fieldSpan?.end ?? node.span.start, node.span.end);
    return /^[\s\u3000]*:?[\s\u3000]*[[{]/.test(written) ? [node.span] : [];
  });

/** Parameters, `$name$`, as a query with declared parameters uses them. */
export function parametersIn(text: string): { name: string; span: Span }[] {
  return [...text.matchAll(/\$([a-zA-Z_]\w*)\$/g)].map(({ 0: whole, 1: name = '', index }) => ({
    name,
    span: { start: index, end: index + whole.length },
  }));
}
