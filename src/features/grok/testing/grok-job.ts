import { captureText } from '@/domain/processing/grok/captured-values';
import {
  compileGrok,
  GrokError,
  UnknownPatternError,
  type Grok,
  type Located,
  type Place,
} from '@/domain/processing/grok/grok';
import { nearMiss, type NearMiss } from '@/domain/processing/grok/near-miss';
import { ownError } from '@/domain/processing/grok/own-error';
import { expressionsOf, type NamedPattern } from '@/domain/processing/grok/pattern-file';
import { grokWarnings, type GrokWarning } from '@/domain/processing/grok/warnings';

/** An expression, the patterns it may name, and the text to try it with, which may be empty. */
export type GrokJob = {
  expression: string;
  patterns: readonly NamedPattern[];
  text: string;
  namedOnly: boolean;
};

/** Why an expression cannot be used. */
export type GrokProblem = { kind: 'unknown'; pattern: string } | { kind: 'invalid'; text: string };

export type GrokFound = Place & {
  /** Values as texts, in the order of the captures. */
  fields: readonly { name: string; text: string }[];
  captures: readonly (Place & { field: string })[];
};

export type GrokOutcome = {
  problem: GrokProblem | undefined;
  warnings: readonly GrokWarning[];
  found: GrokFound | undefined;
  /** How far an expression got that does not match. */
  near: NearMiss | undefined;
};

/** Checks an expression and tries it with a text. */
export function runGrok({ expression, patterns, text, namedOnly }: GrokJob): GrokOutcome {
  const known = expressionsOf(patterns);
  const outcome: GrokOutcome = {
    problem: undefined,
    warnings: grokWarnings(expression, new Set(known.keys())),
    found: undefined,
    near: undefined,
  };
  try {
    const grok: Grok = compileGrok(expression, known, { namedCapturesOnly: namedOnly });
    if (text === '') return outcome;
    const located = grok.locate(text);
    return located
      ? { ...outcome, found: foundOf(located) }
      : { ...outcome, near: nearMiss(expression, known, text) };
  } catch (error) {
    return withProblem(outcome, problemOf(error, expression));
  }
}

/** An unknown pattern that is the problem needs no warning. */
const withProblem = (outcome: GrokOutcome, problem: GrokProblem): GrokOutcome => ({
  ...outcome,
  problem,
  warnings: outcome.warnings.filter(
    (one) =>
      one.kind !== 'unknown' || problem.kind !== 'unknown' || one.pattern !== problem.pattern,
  ),
});

function problemOf(error: unknown, expression: string): GrokProblem {
  if (error instanceof UnknownPatternError) return { kind: 'unknown', pattern: error.pattern };
  if (error instanceof GrokError)
    return { kind: 'invalid', text: ownError(expression) ?? error.message };
  throw error;
}

const foundOf = ({ values, ...place }: Located): GrokFound => ({
  ...place,
  fields: [...values].flatMap(([name, value]) =>
    value === null ? [] : [{ name, text: captureText(value) }],
  ),
});
