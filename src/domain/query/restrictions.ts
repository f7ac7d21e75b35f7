import { walk } from './fields';
import type { QueryNode, Span } from './syntax/tree';

type Wildcard = Extract<QueryNode, { kind: 'wildcard' }>;

/**
 * Terms that start with `*` or `?`, which a server may refuse. `field:*` alone is an exists query.
 */
export const leadingWildcards = (tree: QueryNode): Wildcard[] =>
  [...walk(tree)].flatMap((node) =>
    node.kind === 'wildcard' && /^[*?]/.test(node.pattern) && node.pattern !== '*' ? [node] : [],
  );

/** Bracketed ranges with an open end, `[* TO 2]`, as opposed to `<=2`. */
export const openRanges = (tree: QueryNode, text: string): Span[] =>
  [...walk(tree)].flatMap((node) => {
    if (node.kind !== 'range' || (node.lower !== null && node.upper !== null)) return [];
    const written = text.slice(node.fieldSpan?.end ?? node.span.start, node.span.end);
    return /^[\s\u3000]*:?[\s\u3000]*[[{]/.test(written) ? [node.span] : [];
  });
