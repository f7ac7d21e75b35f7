import { useQuery } from '@tanstack/react-query';
import { PERMISSIONS } from '@/contract/permissions';
import type { ResultMessage } from '@/contract/search';
import type { Rule } from '@/domain/streams/rule';
import { streamTakes, type RuleTest } from '@/domain/streams/test-rules';
import { DEFAULT_STREAM_ID, type Stream } from '@/contract/streams';
import { useSession } from '@/shared/session/session-context';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import { isNewest, sampleQuery, type Sampled } from './sample';
import { testedMessage, testMessages } from './testing';

/** A message of the sample with the outcome of each rule. */
export type TestedRow = {
  row: ResultMessage;
  /** Undefined if only the server can tell. */
  takes: boolean | undefined;
  tests: readonly (RuleTest | undefined)[];
};

/** Tests rules with messages of the default stream, or of all streams that the user may read. */
export function useSample(
  rules: readonly Rule[],
  matching: Stream['matching_type'],
  sampled: Sampled,
) {
  const backtracks = !useIsEmbedded();
  const { permits } = useSession();
  const ofDefault = permits(PERMISSIONS.streams.read, DEFAULT_STREAM_ID);
  const sample = useQuery(sampleQuery(ofDefault, sampled));
  const rows = sample.data;
  const tested = useQuery({
    queryKey: [
      'search',
      'rule-tests',
      sampled,
      sample.dataUpdatedAt,
      rules.map(({ type, field, value, inverted }) => [type, field, value, inverted]),
      backtracks,
    ],
    queryFn: async () =>
      testMessages({
        rules,
        messages: (rows ?? []).map(({ message }) => testedMessage(message)),
        backtracks,
      }),
    enabled: rows !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  });
  const results = tested.data;
  const all =
    rows &&
    results &&
    results.length === rows.length &&
    rows.map((row, index): TestedRow => {
      const tests = results[index] ?? [];
      const outcomes = tests.flatMap((test) => (test ? [test.matches] : []));
      return { row, tests, takes: streamTakes(matching, outcomes) };
    });
  return {
    sample,
    ofDefault,
    isNewest: isNewest(sampled),
    rows,
    tested: all || undefined,
    error: tested.error,
  };
}

/** How many messages a rule matches. */
export const countMatches = (tested: readonly TestedRow[], rule: number): number =>
  tested.filter(({ tests }) => tests[rule]?.matches === true).length;
