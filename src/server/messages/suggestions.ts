import type { Database } from '../storage/database';
import { bothConditions } from './condition';
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
      const { text } = expression;
      const starts = { sql: `starts_with(${text}, $1)`, params: [field === 'source' ? prefix.toLowerCase() : prefix] };
      const { sql, params } = selectionSql({ ...selection, condition: bothConditions(prefix === '' ? { sql: `${text} IS NOT NULL`, params: [] } : starts) });
      const rows = await database.query<{ value: string; occurrence: number; total: number }>(
        `SELECT ${text} AS value, count(*) AS occurrence, sum(count(*)) OVER () AS total FROM messages WHERE ${sql}
         GROUP BY 1 ORDER BY occurrence DESC, value LIMIT ${Math.trunc(size)}`,
        params,
        signal,
      );
      const shown = rows.reduce((sum, { occurrence }) => sum + occurrence, 0);
      return { values: rows.map(({ value, occurrence }) => ({ value, occurrence })), sumOther: (rows[0]?.total ?? 0) - shown };
    },
  };
}
