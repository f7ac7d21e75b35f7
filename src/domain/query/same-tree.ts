import type { QueryNode } from './tree';

/** Whether two trees are equal except for their positions. */
export const isSameTree = (one: QueryNode, other: QueryNode) =>
  JSON.stringify(one, leaveOutSpans) === JSON.stringify(other, leaveOutSpans);

/** A tree without positions, for comparison. */
export const withoutSpans = (node: QueryNode): unknown =>
  JSON.parse(JSON.stringify(node, leaveOutSpans));

const leaveOutSpans = (key: string, value: unknown) =>
  /^(span|fieldSpan|nameSpan|wordSpans)$/.test(key) ? undefined : value;
