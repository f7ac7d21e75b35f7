import { union, type Branch, type Selection, type Sql } from '../../../messages/selection';
import { unitedField, type UnitedField } from '../../../messages/fields/united-field';
import type { FieldSql } from './field-sql';

/**
 * The fields that a pivot computes with, as columns of one relation over all indices; each is added
 * at first sight. `messages` gives that relation, with `timestamp`, `seq` and the place of the
 * `branch` besides; over all of them unless told.
 */
export type FieldColumns = {
  fieldSql(name: string): FieldSql;
  messages(over?: readonly Branch[]): Sql;
};

export function fieldColumns({ branches, catalogues }: Selection): FieldColumns {
  const known = new Map<string, FieldSql>();
  const columns: { column: string; sqlIn: UnitedField['sqlIn'] }[] = [];
  const add = (sqlIn: UnitedField['sqlIn']) => {
    const column = `f${columns.length}`;
    columns.push({ column, sqlIn });
    return column;
  };

  return {
    fieldSql(name) {
      const found = known.get(name);
      if (found) return found;
      const { kind, sqlIn, numberIn, originalIn } = unitedField(catalogues, name);
      const field: FieldSql = {
        kind,
        sql: add(sqlIn),
        ...(originalIn && { original: add(originalIn) }),
        ...(numberIn && { number: add(numberIn) }),
      };
      known.set(name, field);
      return field;
    },
    messages: (over = branches) =>
      union(over, ({ catalogue }, place) =>
        [
          `${place} AS branch`,
          '"timestamp"',
          'seq',
          ...columns.map(({ column, sqlIn }) => `${sqlIn(catalogue)} AS ${column}`),
        ].join(', '),
      ),
  };
}
