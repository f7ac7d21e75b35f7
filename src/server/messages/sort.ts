import { nodeText } from '@/domain/node-text/node-text';
import type { SearchedIndex } from '../indices/searched';
import type { FieldCatalogue } from '../indices/model/catalogue';
import { ConditionError } from './regexp/condition-error';
import { unitedField } from './fields/united-field';

export type SortBy = { field: string; order: 'ASC' | 'DESC' };

/**
 * The order of messages across indices: `columns` are selected in each, `order` is an ORDER BY list
 * over them and `seq`.
 */
export type Order = { columns: (index: SearchedIndex) => string[]; order: string };

/**
 * Newest first by default. Messages without the field come last, equal ones newest first. @throws
 * ConditionError for analyzed fields, which have no order
 */
export function orderOf(catalogues: readonly FieldCatalogue[], sort: readonly SortBy[]): Order {
  const keys = sort.flatMap(({ field, order }) => {
    const united = unitedField(catalogues, field);
    if (united.kind === 'text')
      throw new ConditionError(nodeText('node.search.sortText', { field }));
    return united.kind === 'missing'
      ? []
      : [
          {
            sqlIn:
              united.kind === 'list'
                ? ofList(united.sqlIn, order)
                : (united.orderIn ?? united.sqlIn),
            order,
          },
        ];
  });
  const isOldestFirst =
    sort.length === 1 && sort[0]?.field === 'timestamp' && sort[0].order === 'ASC';
  const orders = keys.map(
    ({ order }, place) => `o${place} ${order === 'ASC' ? 'ASC' : 'DESC'} NULLS LAST`,
  );
  return {
    columns: ({ catalogue }) => keys.map(({ sqlIn }, place) => `${sqlIn(catalogue)} AS o${place}`),
    order: [
      ...orders,
      ...(keys.length === 0 ? ['"timestamp" DESC'] : []),
      isOldestFirst ? 'seq ASC' : 'seq DESC',
    ].join(', '),
  };
}

/** A list is sorted by its first value in this order. */
const ofList =
  (sqlIn: (catalogue: FieldCatalogue) => string, order: SortBy['order']) =>
  (catalogue: FieldCatalogue) =>
    `${order === 'ASC' ? 'list_min' : 'list_max'}(${sqlIn(catalogue)})`;

export const isNewestFirst = (sort: readonly SortBy[]): boolean =>
  sort.length === 0 ||
  (sort.length === 1 && sort[0]?.field === 'timestamp' && sort[0].order === 'DESC');
