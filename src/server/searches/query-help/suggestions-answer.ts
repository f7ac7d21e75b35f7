import type { SuggestionsRequest, SuggestionsResponse } from '@/contract/query-validation';
import { similarValues, suggestValues } from '../../messages/suggestions';
import type { Selection } from '../../messages/selection';
import { unitedField } from '../../messages/fields/united-field';
import type { Database } from '../../storage/database';

const MOST = 100;

type SelectionOptions = Required<Pick<SuggestionsRequest, 'field' | 'input' | 'size'>>;

/** Suggests values that start with the input, most frequent first, or else similar ones. */
export async function suggestions(
  database: Database,
  { field, input, size }: SelectionOptions,
  selection: Selection,
  signal: AbortSignal,
): Promise<SuggestionsResponse> {
  const { kind } = unitedField(selection.catalogues, field);
  const refuse = (reason: string): SuggestionsResponse => ({
    field,
    input,
    error: { type: 'illegal_argument_exception', reason },
  });
  if (kind === 'missing') return refuse(`no mapping found for field [${field}]`);
  if (kind === 'text')
    return refuse(
      `Text fields are not optimised for aggregations and sorting, so that ${field} has no suggestions. Please use a keyword field instead.`,
    );
  const most = Math.min(Math.max(size, 1), MOST);
  const begin = await suggestValues(database, selection, field, input, most, signal);
  if (begin.values.length > 0 || input === '')
    return { field, input, suggestions: begin.values, sum_other_docs_count: begin.sumOther };
  const similar =
    kind === 'list' ? [] : await similarValues(database, selection, field, input, most, signal);
  return { field, input, ...(similar.length > 0 && { suggestions: similar }) };
}
