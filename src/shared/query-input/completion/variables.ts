import { parametersIn } from '@/domain/query/variables/parameters';
import type { Completion, Suggestion } from './completion';

/** Variables that a query may use as `$name$`. */
export type QueryVariable = { name: string; label: string };

/** Suggests variables after a `$`, wherever it stands; undefined if none is being typed. */
export function variableCompletion(
  text: string,
  caret: number,
  variables: readonly QueryVariable[],
): Completion | undefined {
  const before = text.slice(0, caret);
  const [typed, name = ''] = /\$(\w*)$/.exec(before) ?? [];
  const isComplete = parametersIn(before).some(({ span }) => span.end === caret);
  if (typed === undefined || isComplete) return undefined;
  const suggestions = variableSuggestions(variables, name);
  const rest = /^\w*\$?/.exec(text.slice(caret))?.[0].length ?? 0;
  return suggestions.length === 0
    ? undefined
    : { span: { start: caret - typed.length, end: caret + rest }, suggestions };
}

export const variableSuggestions = (
  variables: readonly QueryVariable[],
  prefix: string,
): Suggestion[] =>
  variables
    .filter(({ name }) => name.toLowerCase().startsWith(prefix.toLowerCase()))
    .map(({ name, label }) => ({
      id: `variable ${name}`,
      kind: 'variable',
      label: `$${name}$`,
      insert: `$${name}$`,
      ...(label !== name && { hint: label }),
    }));
