import type { Condition } from '@/domain/streams/condition';
import { doubleOf } from '@/domain/streams/rule-values';
import { foldedText, requiredLiterals } from '@/domain/patterns/required-literals';
import { createLiteralFinder, type LiteralFinder } from './literal-finder';

/**
 * `hit` is called with conditions that match, `ask` with those that have to be tested; possibly
 * more than once.
 */
export type Hearing = { hit(condition: number): void; ask(condition: number): void };
/** Finds the matching conditions on a field. */
export type FieldIndex = (text: string, hearing: Hearing) => void;

type Bound = { limit: number; condition: number };
type Literals = Map<string, { hits: number[]; asks: number[] }>;
type ByKind = {
  exact: Map<string, number>;
  present: number[];
  bounds: Record<'greater' | 'smaller' | 'atMost' | 'atLeast', Bound[]>;
  /** Conditions by literal: those it decides and those it only makes possible. */
  literals: Literals;
  /** The same for case-insensitive expressions. */
  folded: Literals;
  /** Expressions without literals, which always have to be run. */
  asks: number[];
};

/** `numbers` are indices into `conditions`, all on the same field. */
export function createFieldIndex(
  conditions: readonly Condition[],
  numbers: readonly number[],
): FieldIndex {
  const kinds: ByKind = {
    exact: new Map(),
    present: [],
    bounds: { greater: [], smaller: [], atMost: [], atLeast: [] },
    literals: new Map(),
    folded: new Map(),
    asks: [],
  };
  for (const number of numbers) {
    const condition = conditions[number];
    if (condition) place(condition, number, kinds);
  }
  const { exact, present, asks } = kinds;
  const searchLiterals = literalSearch(kinds.literals);
  const searchFolded = literalSearch(kinds.folded);
  const compare = comparison(kinds.bounds);

  return (text, hearing) => {
    const same = exact.get(text);
    if (same !== undefined) hearing.hit(same);
    for (const condition of present) hearing.hit(condition);
    compare?.(text, hearing);
    searchLiterals?.(text, hearing);
    searchFolded?.(foldedText(text), hearing);
    for (const condition of asks) hearing.ask(condition);
  };
}

function place(
  condition: Condition,
  number: number,
  { exact, present, bounds, literals, folded, asks }: ByKind,
): void {
  const underLiteral = (literal: string, list: 'hits' | 'asks', among = literals) => {
    const entry = among.get(literal) ?? { hits: [], asks: [] };
    among.set(literal, entry);
    entry[list].push(number);
  };
  switch (condition.kind) {
    case 'exact':
      exact.set(condition.value, number);
      return;
    case 'presence':
      present.push(number);
      return;
    case 'contains':
      underLiteral(condition.value, 'hits');
      return;
    case 'regex': {
      const required = requiredLiterals(condition.value);
      if (required)
        for (const literal of required.texts)
          underLiteral(literal, 'asks', required.folded ? folded : literals);
      else asks.push(number);
      return;
    }
    case 'always':
    case 'never':
      return;
    default:
      bounds[condition.kind].push({ limit: condition.limit, condition: number });
  }
}

function literalSearch(literals: Literals): FieldIndex | undefined {
  if (literals.size === 0) return undefined;
  const entries = [...literals.values()];
  const find: LiteralFinder = createLiteralFinder([...literals.keys()]);
  return (text, { hit, ask }) =>
    find(text, (literal) => {
      const entry = entries[literal];
      entry?.hits.forEach(hit);
      entry?.asks.forEach(ask);
    });
}

/** Sorted limits, so that only the ones passed are visited. */
function comparison({
  greater,
  smaller,
  atMost,
  atLeast,
}: ByKind['bounds']): FieldIndex | undefined {
  const rising = (bounds: Bound[]) => bounds.sort((a, b) => a.limit - b.limit);
  const falling = (bounds: Bound[]) => bounds.sort((a, b) => b.limit - a.limit);
  const [above, below, upTo, from] = [
    rising(greater),
    falling(smaller),
    falling(atMost),
    rising(atLeast),
  ];
  if (above.length + below.length + upTo.length + from.length === 0) return undefined;

  const whilePassed = (
    bounds: readonly Bound[],
    passes: (limit: number) => boolean,
    { hit }: Hearing,
  ) => {
    for (const { limit, condition } of bounds) {
      if (!passes(limit)) return;
      hit(condition);
    }
  };
  return (text, hearing) => {
    const found = doubleOf(text);
    if (found === undefined) return;
    whilePassed(above, (limit) => found > limit, hearing);
    whilePassed(below, (limit) => found < limit, hearing);
    whilePassed(upTo, (limit) => found <= limit, hearing);
    whilePassed(from, (limit) => found >= limit, hearing);
  };
}
