import type { CharSet } from './char-set';

/** A regular expression in Lucene's dialect. It matches whole values and has no anchors. */
export type Regexp =
  /** One character of a set; an empty set matches nothing (Lucene's `#`). */
  | { kind: 'char'; set: CharSet }
  /** A sequence; without parts it matches the empty text. */
  | { kind: 'sequence'; parts: readonly Regexp[] }
  | { kind: 'union'; ways: readonly Regexp[] }
  | { kind: 'intersection'; parts: readonly Regexp[] }
  | { kind: 'complement'; of: Regexp }
  /** `max` is undefined for unlimited repetitions. */
  | { kind: 'repeat'; of: Regexp; min: number; max: number | undefined };

/** Whether it has intersections or complements, which RE2 does not support. */
export function hasSetOperation(node: Regexp): boolean {
  switch (node.kind) {
    case 'char':
      return false;
    case 'sequence':
      return node.parts.some(hasSetOperation);
    case 'union':
      return node.ways.some(hasSetOperation);
    case 'intersection':
    case 'complement':
      return true;
    case 'repeat':
      return hasSetOperation(node.of);
  }
}
