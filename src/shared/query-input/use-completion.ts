import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { FieldType } from '@/contract/fields';
import { completionAt, type Completion as Spot } from '@/domain/query/completion';
import { t } from '@/shared/texts/t';
import type { Completion } from './completion';
import { queryInputQueries, type FieldValues, type QueryScope } from './queries';
import { variableCompletion, variableSuggestions, type QueryVariable } from './variables';
import { fieldSuggestions, operatorSuggestions, valueSuggestions } from './suggestions';

/** `fields` is undefined while loading; without `variables` there are none to suggest. */
export type CompletionScope = QueryScope & {
  fields: readonly FieldType[] | undefined;
  variables?: readonly QueryVariable[];
};

/** Suggestions at the position of the last edit; undefined if there are none. */
export function useCompletion(
  text: string,
  caret: number | undefined,
  scope: CompletionScope,
): Completion | undefined {
  const spot = useMemo(
    () => (caret === undefined ? undefined : completionAt(text, caret)),
    [text, caret],
  );
  const { variables = NO_VARIABLES } = scope;
  const ofVariable = useMemo(
    () => (caret === undefined ? undefined : variableCompletion(text, caret, variables)),
    [text, caret, variables],
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
    if (!spot) return undefined;
    if (off)
      return {
        span: spot,
        suggestions: [],
        note: t('completion.off', { field: spot.field ?? '' }),
      };
    return spot.kind === 'value'
      ? asks
        ? beforeVariables(spot, ofValues(spot, data, isFetching), variables)
        : undefined
      : ofNames(text, spot, scope.fields);
  }, [text, spot, ofVariable, off, asks, data, isFetching, scope.fields, variables]);
}

const NO_VARIABLES: readonly QueryVariable[] = [];

/** Where a value is about to be typed, variables may stand as well. */
function beforeVariables(
  spot: Spot,
  values: Completion | undefined,
  variables: readonly QueryVariable[],
): Completion | undefined {
  if (spot.prefix !== '' || variables.length === 0) return values;
  const suggestions = [...variableSuggestions(variables, ''), ...(values?.suggestions ?? [])];
  return { span: spot, ...values, suggestions };
}

/** Only enumerable fields have values to suggest. */
const isEnumerable = (name: string, fields: readonly FieldType[] | undefined) =>
  fields?.find((field) => field.name === name)?.type.properties.includes('enumerable') ?? false;

function ofNames(
  text: string,
  spot: Spot,
  fields: readonly FieldType[] | undefined,
): Completion | undefined {
  // No suggestions for an empty prefix.
  const suggestions =
    spot.kind === 'operator'
      ? operatorSuggestions(spot)
      : spot.prefix === ''
        ? []
        : fieldSuggestions(text, spot, fields ?? []);
  return suggestions.length > 0 ? { span: spot, suggestions } : undefined;
}

function ofValues(
  spot: Spot,
  data: FieldValues | undefined,
  busy: boolean,
): Completion | undefined {
  if (!data)
    return busy ? { span: spot, suggestions: [], note: t('completion.loading') } : undefined;
  if (data.kind !== 'values')
    return {
      span: spot,
      // Levels have names, which are known without the server.
      suggestions: valueSuggestions(spot, []),
      note: t('completion.failed', { reason: data.kind === 'failed' ? data.reason : '' }),
    };
  const suggestions = valueSuggestions(spot, data.values);
  if (suggestions.length > 0) return { span: spot, suggestions };
  return spot.prefix === '' || busy
    ? undefined
    : { span: spot, suggestions: [], note: t('completion.noValues') };
}
