import { nodeText } from '@/domain/node-text/node-text';
import { lowercased } from '@/domain/query/analysis/lowercase';
import type { Database } from '../storage/database';
import type { FieldCatalogue } from '../indices/model/catalogue';
import { ConditionError } from './regexp/condition-error';
import { fieldExpression } from './fields/field-expressions';
import { union, type Selection } from './selection';
import { unitedField } from './fields/united-field';

export type SuggestedValues = { values: { value: string; occurrence: number }[]; sumOther: number };

/**
 * Suggests values of a field that start with a prefix, most frequent first; `sumOther` counts
 * messages with further such values. @throws ConditionError for analyzed fields
 */
export async function suggestValues(
  database: Database,
  selection: Selection,
  field: string,
  prefix: string,
  size: number,
  signal?: AbortSignal,
): Promise<SuggestedValues> {
  const { kind } = unitedField(selection.catalogues, field);
  if (kind === 'missing') return { values: [], sumOther: 0 };
  if (kind === 'text') throw new ConditionError(nodeText('node.search.suggestText', { field }));
  const { sql, params } = values(selection, field);
  const starts = prefix === '' ? 'value IS NOT NULL' : `starts_with(value, $${params.length + 1})`;
  const rows = await database.query<{ value: string; occurrence: number; total: number }>(
    `SELECT value, count(*) AS occurrence, sum(count(*)) OVER () AS total FROM ${sql} WHERE ${starts} GROUP BY value ORDER BY occurrence DESC, value LIMIT ${Math.trunc(size)}`,
    prefix === '' ? params : [...params, field === 'source' ? lowercased(prefix) : prefix],
    signal,
  );
  const shown = rows.reduce((sum, { occurrence }) => sum + occurrence, 0);
  return {
    values: rows.map(({ value, occurrence }) => ({ value, occurrence })),
    sumOther: (rows[0]?.total ?? 0) - shown,
  };
}

/** The maximum edit distance. */
const TYPOS = 2;

/** Suggests values that differ from a text by a typo, most frequent first. */
export function similarValues(
  database: Database,
  selection: Selection,
  field: string,
  input: string,
  size: number,
  signal?: AbortSignal,
): Promise<SuggestedValues['values']> {
  const { sql, params } = values(selection, field);
  const typed = `$${params.length + 1}`;
  return database.query<SuggestedValues['values'][number]>(
    `SELECT value, count(*) AS occurrence FROM ${sql} WHERE starts_with(lower(value), left(lower(${typed}), 1)) AND levenshtein(lower(value), lower(${typed})) <= ${TYPOS}
     GROUP BY value ORDER BY occurrence DESC, value LIMIT ${Math.trunc(size)}`,
    [...params, input],
    signal,
  );
}

/** The values of the field as texts in a column `value`. */
function values({ branches, catalogues }: Selection, field: string) {
  const { kind, sqlIn } = unitedField(catalogues, field);
  const text = (catalogue: FieldCatalogue) =>
    kind === 'list'
      ? `unnest(${sqlIn(catalogue)})`
      : (fieldExpression(catalogue, field)?.text ?? 'NULL::VARCHAR');
  return union(branches, ({ catalogue }) => `${text(catalogue)} AS value`);
}
