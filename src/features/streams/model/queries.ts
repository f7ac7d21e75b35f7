import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import { listIndexSets } from '@/contract/index-sets';
import { listStreamRuleInputs, testStreamMatch, type Stream } from '@/contract/streams';
import type { Fields } from '@/domain/exact';
import { readMetrics } from '@/shared/background/cluster-metrics';
import { sumMetrics } from '@/shared/background/metric-sums';
import { sharedPoll } from '@/shared/background/shared-poll';
import { queryRoots } from '@/shared/mutations/query-roots';

const INDEX_SETS_STALE_MS = 60_000;
const RATES_MS = 2_000;

/** Inputs by id. */
export type RuleInputs = ReadonlyMap<string, { title: string; type: string }>;

export const streamQueries = {
  /**
   * Which rules of a stream match the fields of a message. The key contains the rules, so that
   * changed rules are tested again.
   */
  match: (
    { id, rules, matching_type: matching }: Pick<Stream, 'id' | 'rules' | 'matching_type'>,
    index: string,
    messageId: string,
    fields: Fields | undefined,
  ) =>
    queryOptions({
      queryKey: [...queryRoots.streams, 'match', id, index, messageId, matching, rules] as const,
      queryFn: ({ signal }) =>
        call(testStreamMatch, { id, message: { ...fields, _id: messageId } }, { signal }),
    }),
  /** The inputs that rules can name: their titles by id. */
  ruleInputs: () =>
    queryOptions({
      queryKey: [...queryRoots.inputs, 'of-rules'] as const,
      queryFn: ({ signal }) => call(listStreamRuleInputs, undefined, { signal }),
      staleTime: INDEX_SETS_STALE_MS,
      retry: false,
      select: ({ inputs }): RuleInputs =>
        new Map(
          inputs
            .toSorted((one, other) => one.title.localeCompare(other.title))
            .map(({ id, title, name }) => [id, { title, type: name }]),
        ),
    }),
  /** The index sets that the user may read, sorted by title. */
  indexSets: () =>
    queryOptions({
      queryKey: [...queryRoots.streams, 'index-sets'] as const,
      queryFn: ({ signal }) => call(listIndexSets, { skip: 0, limit: 0 }, { signal }),
      staleTime: INDEX_SETS_STALE_MS,
      select: ({ index_sets: sets }) =>
        sets.toSorted((one, other) => one.title.localeCompare(other.title)),
    }),
};

const rateName = (id: string) =>
  `org.graylog2.plugin.streams.Stream.${id}.incomingMessages.1-sec-rate`;

/** Messages per second by stream, summed over all nodes; without streams that no node measures. */
export const ratesPoll = (ids: readonly string[]) =>
  sharedPoll<Readonly<Record<string, number>>>({
    key: ['stream-rates', ...ids],
    every: RATES_MS,
    read: async (signal) => {
      const sums = sumMetrics(await readMetrics(ids.map(rateName), signal));
      return Object.fromEntries(
        ids.flatMap((id) => {
          const rate = sums.of(rateName(id));
          return rate === undefined ? [] : [[id, rate]];
        }),
      );
    },
  });
