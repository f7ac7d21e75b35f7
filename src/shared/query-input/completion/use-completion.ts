import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { FieldType } from '@/contract/fields';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import type { Completion } from './completion';
import { queryInputQueries, type QueryScope } from './queries';
import type { QueryVariable } from './variables';

/** `fields` is undefined while loading; without `variables` there are none to suggest. */
export type CompletionScope = QueryScope & {
  fields: readonly FieldType[] | undefined;
  variables?: readonly QueryVariable[];
};

/** The code of completion loads with the first edit: the rows of a page never wait for it. */
const completions = {
  queryKey: [...queryInputQueries.all(), 'completions'],
  queryFn: withTexts(['queryTools'], () => import('./suggestions')),
  staleTime: Infinity,
  gcTime: Infinity,
  structuralSharing: false,
} as const;

/** Suggestions at the position of the last edit; undefined if there are none. */
export function useCompletion(
  text: string,
  caret: number | undefined,
  scope: CompletionScope,
): Completion | undefined {
  const { data: code } = useQuery({ ...completions, enabled: caret !== undefined });
  const spot = useMemo(
    () => (caret === undefined ? undefined : code?.completionAt(text, caret)),
    [code, text, caret],
  );
  const { variables = NO_VARIABLES } = scope;
  const ofVariable = useMemo(
    () => (caret === undefined ? undefined : code?.variableCompletion(text, caret, variables)),
    [code, text, caret, variables],
  );
  const [slowFields, setSlowFields] = useState<ReadonlySet<string>>(new Set());
  const field = spot?.kind === 'value' ? spot.field : undefined;
  const off = field !== undefined && slowFields.has(field);
  const asks = field !== undefined && !off && !ofVariable && isEnumerable(field, scope.fields);
  const { data, isFetching } = useQuery({
    ...queryInputQueries.values(field ?? '', spot?.prefix ?? '', scope),
    enabled: asks,
  });
  if (asks && data?.kind === 'slow') setSlowFields(new Set([...slowFields, field]));

  return useMemo(() => {
    if (ofVariable) return ofVariable;
    if (!spot || !code) return undefined;
    if (off)
      return {
        span: spot,
        suggestions: [],
        note: t('completion.off', { field: spot.field ?? '' }),
      };
    return spot.kind === 'value'
      ? asks
        ? code.beforeVariables(spot, code.ofValues(spot, data, isFetching), variables)
        : undefined
      : code.ofNames(text, spot, scope.fields);
  }, [code, text, spot, ofVariable, off, asks, data, isFetching, scope.fields, variables]);
}

const NO_VARIABLES: readonly QueryVariable[] = [];

/** Only enumerable fields have values to suggest. */
const isEnumerable = (name: string, fields: readonly FieldType[] | undefined) =>
  fields?.find((field) => field.name === name)?.type.properties.includes('enumerable') ?? false;
