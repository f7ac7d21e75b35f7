import type { QueryNode } from './tree';

/** Whether two trees mean the same words in the same order, wherever they stand in their texts. */
export const isSameTree = (one: QueryNode, other: QueryNode) =>
  JSON.stringify(one, leaveOutSpans) === JSON.stringify(other, leaveOutSpans);

/** What a tree says, for comparison: without the places in its text. */
export const withoutSpans = (node: QueryNode): unknown =>
  JSON.parse(JSON.stringify(node, leaveOutSpans));

const leaveOutSpans = (key: string, value: unknown) =>
  /^(span|fieldSpan|nameSpan|wordSpans)$/.test(key) ? undefined : value;
