import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryRoots } from '@/shared/mutations/query-roots';
import { everyPattern } from '../model/grok-patterns';
import type { GrokJob } from './grok-job';
import { testGrok } from './testing';

/** Tries an expression with the patterns of the server; nothing while there is none. */
export function useGrokTest({ expression, text, namedOnly }: Omit<GrokJob, 'patterns'>) {
  const { data: patterns, dataUpdatedAt, error, refetch } = useQuery(everyPattern());
  const isAsked = expression.trim() !== '' && patterns !== undefined;
  const test = useQuery({
    queryKey: [...queryRoots.grokPatterns, 'test', dataUpdatedAt, expression, text, namedOnly],
    queryFn: () =>
      testGrok({
        expression: expression.trim(),
        patterns: (patterns ?? []).map((one) => ({ name: one.name, pattern: one.pattern })),
        text,
        namedOnly,
      }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
    retry: false,
    networkMode: 'always',
  });
  return {
    /** Of the last expression until that of this one is known. */
    outcome: isAsked ? test.data : undefined,
    error: error ?? test.error,
    retry: () => void (error ? refetch() : test.refetch()),
  };
}
