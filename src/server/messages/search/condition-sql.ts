import type { SqlCondition } from '../condition';

export const always: SqlCondition = { sql: 'true', params: [] };
export const never: SqlCondition = { sql: 'false', params: [] };

/** Each part counts its parameters from $1; together they are counted through. */
const shifted = (sql: string, by: number) => (by === 0 ? sql : sql.replace(/\$(\d+)/g, (_, number: string) => `$${Number(number) + by}`));

function joined(conditions: readonly SqlCondition[], operator: 'AND' | 'OR', empty: SqlCondition): SqlCondition {
  const kept = conditions.filter(({ sql }) => sql !== empty.sql);
  const [only] = kept;
  if (!only) return empty;
  if (kept.length === 1) return only;
  const params: SqlCondition['params'][number][] = [];
  const parts: string[] = [];
  for (const part of kept) {
    parts.push(`(${shifted(part.sql, params.length)})`);
    params.push(...part.params);
  }
  return { sql: parts.join(` ${operator} `), params };
}

export const allOf = (conditions: readonly SqlCondition[]): SqlCondition => joined(conditions, 'AND', always);
export const anyOf = (conditions: readonly SqlCondition[]): SqlCondition => joined(conditions, 'OR', never);
