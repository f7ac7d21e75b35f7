import type { QueryNode } from './tree';

/** Whether two trees mean the same words in the same order, wherever they stand in their texts. */
export function isSameTree(one: QueryNode, other: QueryNode): boolean {
  return withoutSpans(one) === withoutSpans(other);
}

function withoutSpans(node: QueryNode): string {
  return JSON.stringify(node, (key, value: unknown) => (/^(span|fieldSpan|nameSpan|wordSpans)$/.test(key) ? undefined : value));
}
