import type { CodeSet } from './code-set';

/** The instructions, with what follows each in the code. */
export const OP = {
  match: 0,
  /** unit */
  char: 1,
  /** set */
  set: 2,
  /** first choice, second choice, number of the split */
  split: 3,
  /** target */
  jump: 4,
  /** slot: stores the position */
  save: 5,
  /** assertion, whether only \n ends lines */
  assert: 6,
  /** set, least, most, mode, the unit that has to come next or -1 */
  run: 7,
  /** instruction after the body, number of the split; the body comes next */
  atomic: 8,
  /** flags, least width, most width, instruction after the body; the body comes next */
  look: 9,
  /** group, whether case is ignored */
  reference: 10,
  /** slot, target: jumps if the position is the one stored */
  jumpIfAt: 11,
  fail: 12,
  /** Ends what is looked for behind a position. */
  matchAt: 13,
} as const;

export const RUN_SIZE = 6;
export const [BEHIND, NEGATIVE] = [1, 2];
export const MODES = ['greedy', 'lazy', 'possessive'] as const;
export const ASSERTIONS = [
  'start',
  'lineStart',
  'end',
  'endOrLastLine',
  'lineEnd',
  'boundary',
  'noBoundary',
] as const;

/** A set with a table of its first 256 members. */
export type TabledSet = { latin: Uint8Array; has: CodeSet };

export type Program = {
  code: Int32Array;
  sets: readonly TabledSet[];
  /** Positions to keep: two for each group, the whole match among them, and those of loops. */
  slots: number;
  /** The number of splits. */
  splits: number;
  /** The units below 256 with which a match can begin; undefined if it may be empty. */
  first: Uint8Array | undefined;
  /** Whether a match can only begin at the start of the text. */
  anchored: boolean;
};

const tables = new WeakMap<CodeSet, Uint8Array>();

export function tabled(has: CodeSet): TabledSet {
  let latin = tables.get(has);
  if (latin === undefined) {
    latin = Uint8Array.from({ length: 256 }, (_, code) => (has(code) ? 1 : 0));
    tables.set(has, latin);
  }
  return { latin, has };
}
