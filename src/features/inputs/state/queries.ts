import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import * as api from '@/contract/inputs';
import { readMetrics } from '@/shared/background/cluster-metrics';
import { sharedPoll } from '@/shared/background/shared-poll';
import { queryRoots } from '@/shared/mutations/query-roots';
import { backlogMetricNames, readBacklog } from './backlog';
import { figuresReader, inputMetricNames } from './input-figures';

/** Milliseconds. */
const STATES = 3_000;
const FIGURES = 2_000;
const COUNTS = 5_000;
const TYPES_STALE = 600_000;

export const inputQueries = {
  all: () => queryRoots.inputs,
  list: () =>
    queryOptions({
      queryKey: [...inputQueries.all(), 'list'] as const,
      queryFn: ({ signal }) => call(api.listInputs, undefined, { signal }),
      select: ({ inputs }) => inputs,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...inputQueries.all(), 'one', id] as const,
      queryFn: ({ signal }) => call(api.getInput, { id }, { signal }),
      staleTime: 0,
    }),
  /** By class name. */
  types: () =>
    queryOptions({
      queryKey: [...inputQueries.all(), 'types'] as const,
      queryFn: ({ signal }) => call(api.listInputTypeInfos, undefined, { signal }),
      staleTime: TYPES_STALE,
    }),
  /** By input id. Only the embedded node counts. */
  counts: () =>
    queryOptions({
      queryKey: [...inputQueries.all(), 'counts'] as const,
      queryFn: ({ signal }) => call(api.listInputCounts, undefined, { signal, background: true }),
      refetchInterval: ({ state }) => (state.status === 'error' ? false : COUNTS),
      retry: false,
      refetchOnWindowFocus: false,
    }),
};

/** By node id. */
export const statesPoll = sharedPoll({
  key: ['input-states'],
  every: STATES,
  read: (signal) => call(api.listClusterInputStates, undefined, { signal, background: true }),
});

/** Null while all nodes keep up; read with the figures in one request. */
export const backlogPoll = sharedPoll({
  key: ['input-backlog'],
  every: FIGURES,
  read: async (signal) => readBacklog(await readMetrics(backlogMetricNames, signal)) ?? null,
});

/** Gets the figures of all these inputs in one request. */
export function figuresPoll(inputs: readonly Pick<api.InputSummary, 'id' | 'type'>[]) {
  const read = figuresReader();
  const metrics = inputMetricNames(inputs);
  return sharedPoll({
    key: ['input-figures', ...inputs.map(({ id }) => id)],
    every: FIGURES,
    read: async (signal) =>
      metrics.length === 0 ? {} : read(inputs, await readMetrics(metrics, signal), Date.now()),
  });
}
