import type { Stream } from '@/contract/streams';
import { readRule, type Condition, type ReadRule } from '@/domain/streams/condition';

type PlannedRule = { condition: number; inverted: boolean };
/** A stream with its rules, parsed. */
export type PlannedStream = {
  id: string;
  removes: boolean;
  all: boolean;
  rules: readonly PlannedRule[];
};

export type RoutedStream = Pick<
  Stream,
  'id' | 'disabled' | 'rules' | 'matching_type' | 'remove_matches_from_default_stream'
>;

export type RoutingPlan = {
  streams: readonly PlannedStream[];
  /** Distinct conditions, which streams share. */
  conditions: readonly Condition[];
  /** The streams to check when a condition matches. */
  access: ReadonlyMap<number, readonly number[]>;
  /** Streams to check for every message. */
  always: readonly number[];
};

/** Estimates of how often a condition matches and what it costs to test. */
const LIKELIHOOD: Record<Condition['kind'], number> = {
  contains: 0.02,
  regex: 0.03,
  exact: 0.1,
  greater: 0.4,
  smaller: 0.4,
  atMost: 0.4,
  atLeast: 0.4,
  presence: 0.8,
  always: 1,
  never: 0,
};
const COST: Record<Condition['kind'], number> = {
  always: 0,
  never: 0,
  exact: 1,
  presence: 1,
  greater: 2,
  smaller: 2,
  atMost: 2,
  atLeast: 2,
  contains: 3,
  regex: 4,
};

/** Plans for each stream when to check it, as rarely as possible. */
export function planRouting(given: readonly RoutedStream[]): RoutingPlan {
  const conditions: Condition[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (condition: Condition): number => {
    const key = JSON.stringify(condition);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, conditions.length);
    return conditions.push(condition) - 1;
  };
  const streams = given.flatMap((stream): PlannedStream[] => {
    const rules = neededRules(stream);
    if (rules === undefined) return [];
    const planned = rules.map(({ condition, inverted }) => ({
      condition: numberOf(condition),
      inverted,
    }));
    return [
      {
        id: stream.id,
        removes: stream.remove_matches_from_default_stream,
        all: stream.matching_type === 'AND',
        rules: planned,
      },
    ];
  });
  const cost = ({ condition }: PlannedRule) => COST[conditions[condition]?.kind ?? 'never'];
  return {
    streams: streams.map((stream) => ({
      ...stream,
      rules: stream.rules.toSorted((a, b) => cost(a) - cost(b)),
    })),
    conditions,
    ...accessTo(streams, conditions),
  };
}

/**
 * The rules that matter; undefined for a stream that matches no message, empty for one that matches
 * all.
 */
function neededRules({ disabled, rules, matching_type }: RoutedStream): ReadRule[] | undefined {
  const known = rules.map(readRule).filter((rule) => rule !== undefined);
  if (disabled || known.length === 0) return undefined;
  const is =
    (kind: Condition['kind']) =>
    ({ condition }: ReadRule) =>
      condition.kind === kind;
  if (matching_type === 'AND')
    return known.some(is('never')) ? undefined : known.filter((rule) => !is('always')(rule));
  if (known.some(is('always'))) return [];
  const possible = known.filter((rule) => !is('never')(rule));
  return possible.length === 0 ? undefined : possible;
}

function accessTo(
  streams: readonly PlannedStream[],
  conditions: readonly Condition[],
): Pick<RoutingPlan, 'access' | 'always'> {
  const access = new Map<number, number[]>();
  const always: number[] = [];
  const asked = new Map<number, number>();
  for (const { rules } of streams)
    for (const { condition } of rules) asked.set(condition, (asked.get(condition) ?? 0) + 1);
  /** A shared condition brings up many streams. */
  const burden = ({ condition }: PlannedRule) =>
    LIKELIHOOD[conditions[condition]?.kind ?? 'never'] * (asked.get(condition) ?? 1);

  streams.forEach(({ all, rules }, index) => {
    const positive = rules.filter(({ inverted }) => !inverted);
    if (all ? positive.length === 0 : positive.length < rules.length || rules.length === 0) {
      always.push(index);
      return;
    }
    const doors = all ? positive.toSorted((a, b) => burden(a) - burden(b)).slice(0, 1) : positive;
    for (const { condition } of doors) {
      const behind = access.get(condition) ?? [];
      access.set(condition, behind);
      if (behind.at(-1) !== index) behind.push(index);
    }
  });
  return { access, always };
}
