import type { Fields } from '@/domain/exact';
import type { Rule } from '@/domain/streams/rule';
import { testRule, type RuleTest } from '@/domain/streams/test-rules';

/** `cut`: fields of which only the beginning was loaded. */
export type TestedMessage = { fields: Fields; cut: readonly string[] };
export type TestingJob = {
  rules: readonly Rule[];
  messages: readonly TestedMessage[];
  /** The server evaluates more expressions than the embedded node. */
  backtracks: boolean;
};
/** By message and rule; rules of unknown types have no result. */
export type TestingResult = (RuleTest | undefined)[][];

export const runTests = ({ rules, messages, backtracks }: TestingJob): TestingResult =>
  messages.map(({ fields, cut }) => {
    const options = { backtracks, cut: new Set(cut) };
    return rules.map((rule) => testRule(rule, fields, options));
  });
