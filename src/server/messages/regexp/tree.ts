import type { CharSet } from './char-set';

/** A regular expression of Lucene's dialect. It stands for whole values: there are no anchors. */
export type Regexp =
  /** One character of a set; of an empty set, nothing at all (Lucene's `#`). */
  | { kind: 'char'; set: CharSet }
  /** One after the other; of none, the empty text. */
  | { kind: 'sequence'; parts: readonly Regexp[] }
  | { kind: 'union'; ways: readonly Regexp[] }
  | { kind: 'intersection'; parts: readonly Regexp[] }
  | { kind: 'complement'; of: Regexp }
  /** `max` undefined is any number of times. */
  | { kind: 'repeat'; of: Regexp; min: number; max: number | undefined };

/** Whether it has a part that RE2 has no word for. */
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
