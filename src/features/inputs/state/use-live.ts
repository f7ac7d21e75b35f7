import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { InputCounts, InputSummary } from '@/contract/inputs';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import type { InputFigures } from './input-figures';
import { readStates, type InputStates } from './input-state';
import { figuresPoll, inputQueries, statesPoll } from './queries';

/** Polled states and figures of inputs; undefined until they are known. */
export type Live = {
  states: InputStates | undefined;
  statesError: Error | null;
  figures: Readonly<Record<string, InputFigures>> | undefined;
  counts: Readonly<Record<string, InputCounts>> | undefined;
};

export function useLive(inputs: readonly InputSummary[]): Live {
  const { data: byNode, error: statesError } = useQuery(statesPoll);
  const poll = useMemo(() => figuresPoll(inputs), [inputs]);
  const { data: figures } = useQuery(poll);
  const { data: counted } = useQuery({ ...inputQueries.counts(), enabled: useIsEmbedded() });
  const states = useMemo(() => byNode && readStates(byNode), [byNode]);
  return { states, statesError, figures, counts: counted?.counts };
}
