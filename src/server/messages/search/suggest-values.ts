import type { SuggestionsRequest, SuggestionsResponse } from '@/contract/query-validation';
import type { SqlCondition } from '../condition';
import type { Database } from '../../storage/database';
import type { FieldSql } from '../pivot/field-sql';
import { allOf } from './condition-sql';

const MOST = 100;
/** How many letters may differ where nothing begins with what was typed. */
const TYPOS = 2;

type Row = { value: string; n: number; others: number };

/** Values of a field that begin with the input, the most frequent first; else those that differ from it by a typo. */
export async function suggestValues(
  database: Database,
  { field, input, size }: Required<Pick<SuggestionsRequest, 'field' | 'input' | 'size'>>,
  value: FieldSql,
  condition: SqlCondition,
  signal: AbortSignal,
): Promise<SuggestionsResponse> {
  const refused = refusal(field, value);
  if (refused) return { field, input, error: { type: 'illegal_argument_exception', reason: refused } };
  const text = value.kind === 'list' ? `unnest(${value.sql})` : `(${value.sql})::VARCHAR`;
  const find = (matches: string) => {
    const { sql, params } = allOf([condition, { sql: `${value.sql} IS NOT NULL`, params: [] }]);
    const given = `$${params.length + 1}`;
    return database.query<Row>(
      `SELECT value, count(*) AS n, (sum(count(*)) OVER ())::BIGINT AS others FROM (SELECT ${text} AS value FROM messages WHERE ${sql})
       WHERE ${matches.replaceAll('?', given)} GROUP BY value ORDER BY n DESC, value LIMIT ${Math.min(Math.max(size, 1), MOST)}`,
      [...params, input],
      signal,
    );
  };
  const entries = (rows: readonly Row[]) => rows.map(({ value: found, n }) => ({ value: found, occurrence: n }));

  const begin = await find('starts_with(lower(value), lower(?))');
  if (begin.length > 0 || input === '') {
    const shown = begin.reduce((sum, { n }) => sum + n, 0);
    return { field, input, suggestions: entries(begin), sum_other_docs_count: (begin[0]?.others ?? 0) - shown };
  }
  const similar = await find(`left(lower(value), 1) = left(lower(?), 1) AND levenshtein(lower(value), lower(?)) <= ${TYPOS}`);
  return { field, input, ...(similar.length > 0 && { suggestions: entries(similar) }) };
}

function refusal(field: string, { kind }: FieldSql): string | undefined {
  if (kind === 'missing') return `no mapping found for field [${field}]`;
  return kind === 'text' ? `Text fields are not optimised for aggregations and sorting, so that ${field} has no suggestions. Please use a keyword field instead.` : undefined;
}
