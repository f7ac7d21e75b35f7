import type { SuggestionsRequest, SuggestionsResponse } from '@/contract/query-validation';
import { selectionSql, type Selection } from '../finder';
import type { Engine } from './engine';

const MOST = 100;
/** How many letters may differ where nothing begins with what was typed. */
const TYPOS = 2;

type Asked = Required<Pick<SuggestionsRequest, 'field' | 'input' | 'size'>>;

/** Values of a field that begin with the input, the most frequent first; else those that differ from it by a typo. */
export async function suggestions(engine: Engine, { field, input, size }: Asked, selection: Omit<Selection, 'condition'>, signal: AbortSignal): Promise<SuggestionsResponse> {
  const { kind } = engine.fields().fieldSql(field);
  const refuse = (reason: string): SuggestionsResponse => ({ field, input, error: { type: 'illegal_argument_exception', reason } });
  if (kind === 'missing') return refuse(`no mapping found for field [${field}]`);
  if (kind === 'text') return refuse(`Text fields are not optimised for aggregations and sorting, so that ${field} has no suggestions. Please use a keyword field instead.`);
  const most = Math.min(Math.max(size, 1), MOST);
  const begin = await engine.store.suggest(field, input, most, selection, signal);
  if (begin.values.length > 0 || input === '') return { field, input, suggestions: begin.values, sum_other_docs_count: begin.sumOther };
  const similar = await similarValues(engine, { field, input, size: most }, selection, signal);
  return { field, input, ...(similar.length > 0 && { suggestions: similar }) };
}

async function similarValues({ database, fields }: Engine, { field, input, size }: Asked, selection: Omit<Selection, 'condition'>, signal: AbortSignal) {
  const { kind, sql: value } = fields().fieldSql(field);
  if (kind === 'list') return [];
  const text = `(${value})::VARCHAR`;
  const close = { sql: `starts_with(lower(${text}), left(lower($1), 1)) AND levenshtein(lower(${text}), lower($1)) <= ${TYPOS}`, params: [input] };
  const { sql, params } = selectionSql({ ...selection, condition: close });
  return database.query<{ value: string; occurrence: number }>(
    `SELECT ${text} AS value, count(*) AS occurrence FROM messages WHERE ${sql} GROUP BY value ORDER BY occurrence DESC, value LIMIT ${size}`,
    params,
    signal,
  );
}
