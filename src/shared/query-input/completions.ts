import type { FieldType } from '@/contract/fields';
import type { Completion as Spot } from '@/domain/query/completion';
import { t } from '@/shared/texts/t';
import type { Completion } from './completion';
import type { FieldValues } from './queries';
import { fieldSuggestions, operatorSuggestions, valueSuggestions } from './suggestions';
import { variableSuggestions, type QueryVariable } from './variables';

export { completionAt } from '@/domain/query/completion';
export { variableCompletion } from './variables';

/** Where a value is about to be typed, variables may stand as well. */
export function beforeVariables(
  spot: Spot,
  values: Completion | undefined,
  variables: readonly QueryVariable[],
): Completion | undefined {
  if (spot.prefix !== '' || variables.length === 0) return values;
  const suggestions = [...variableSuggestions(variables, ''), ...(values?.suggestions ?? [])];
  return { span: spot, ...values, suggestions };
}

export function ofNames(
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

export function ofValues(
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
