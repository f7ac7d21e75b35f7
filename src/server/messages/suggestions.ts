import type { Database } from '../storage/database';
import type { FieldCatalogue } from './catalogue';
import { ConditionError } from './conditions/condition-error';
import { fieldExpression } from './field-expressions';
import { selectionSql, type Selection } from './finder';

export type SuggestedValues = { values: { value: string; occurrence: number }[]; sumOther: number };

export type Suggestions = {
  /** The values of a field that start with a prefix, most frequent first; `sumOther` counts the messages with other such values. */
  suggest(field: string, prefix: string, size: number, selection: Omit<Selection, 'condition'>, signal?: AbortSignal): Promise<SuggestedValues>;
};

/** @throws ConditionError for a field that is cut into words. */
export function createSuggestions(database: Database, catalogue: FieldCatalogue): Suggestions {
  return {
    async suggest(field, prefix, size, selection, signal) {
      const expression = fieldExpression(catalogue, field);
      if (!expression) return { values: [], sumOther: 0 };
      if (expression.analysed) throw new ConditionError(`Values of ${field} cannot be suggested, because it is cut into words.`);
      // A message is in several streams; of all else it has one value.
      const value = field === 'streams' ? "unnest(string_split(trim(streams), ' '))" : expression.text;
      const { sql, params } = selectionSql({ ...selection, condition: { sql: 'true', params: [] } });
      const starts = prefix === '' ? 'value IS NOT NULL' : `starts_with(value, $${params.length + 1})`;
      const rows = await database.query<{ value: string; occurrence: number; total: number }>(
        `SELECT value, count(*) AS occurrence, sum(count(*)) OVER () AS total FROM (SELECT ${value} AS value FROM messages WHERE ${sql}) WHERE ${starts}
         GROUP BY value ORDER BY occurrence DESC, value LIMIT ${Math.trunc(size)}`,
        prefix === '' ? params : [...params, field === 'source' ? prefix.toLowerCase() : prefix],
        signal,
      );
      const shown = rows.reduce((sum, { occurrence }) => sum + occurrence, 0);
      return { values: rows.map(({ value, occurrence }) => ({ value, occurrence })), sumOther: (rows[0]?.total ?? 0) - shown };
    },
  };
}
