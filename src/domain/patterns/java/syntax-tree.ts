import type { CodeSet } from './code-set';

/** A zero-width condition. */
export type Assertion =
  'start' | 'lineStart' | 'end' | 'endOrLastLine' | 'lineEnd' | 'boundary' | 'noBoundary';

export type RepeatMode = 'greedy' | 'lazy' | 'possessive';

/** A part of a regular expression. */
export type Part =
  | { kind: 'empty' }
  /** Matches nothing at all. */
  | { kind: 'never' }
  | { kind: 'char'; code: number }
  | { kind: 'set'; set: CodeSet }
  | { kind: 'sequence'; parts: readonly Part[] }
  | { kind: 'choice'; parts: readonly Part[] }
  /** `most` may be Infinity. */
  | { kind: 'repeat'; part: Part; least: number; most: number; mode: RepeatMode }
  | { kind: 'group'; index: number; part: Part }
  | { kind: 'atomic'; part: Part }
  | { kind: 'look'; behind: boolean; negative: boolean; part: Part }
  | { kind: 'assertion'; is: Assertion; unixLines: boolean }
  | { kind: 'reference'; index: number; ignoreCase: boolean };

/** The bounds of what a part matches, in UTF-16 units; `most` may be Infinity. */
export type Width = { least: number; most: number };

const EMPTY: Width = { least: 0, most: 0 };

export function widthOf(part: Part): Width {
  switch (part.kind) {
    case 'char':
      return part.code > 0xffff ? { least: 2, most: 2 } : { least: 1, most: 1 };
    case 'set':
      return { least: 1, most: 2 };
    case 'sequence':
      return part.parts.map(widthOf).reduce(sum, EMPTY);
    case 'choice':
      return part.parts.map(widthOf).reduce((one, other) => ({
        least: Math.min(one.least, other.least),
        most: Math.max(one.most, other.most),
      }));
    case 'repeat': {
      const { least, most } = widthOf(part.part);
      return { least: least * part.least, most: most === 0 ? 0 : most * part.most };
    }
    case 'group':
    case 'atomic':
      return widthOf(part.part);
    case 'reference':
      return { least: 0, most: Infinity };
    default:
      return EMPTY;
  }
}

const sum = (one: Width, other: Width): Width => ({
  least: one.least + other.least,
  most: one.most + other.most,
});
