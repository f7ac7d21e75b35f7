import { isObject } from '../../json-object';
import type { SearchType } from '../search';

/**
 * The search type to execute. A server sorts by a percentile only under its own spelling,
 * `percentile(took_ms,95.0)`, and ignores the one in which documents store it.
 */
export function withSortableMetrics(type: SearchType): SearchType {
  const { sort } = type;
  return type.type === 'pivot' && Array.isArray(sort)
    ? { ...type, sort: sort.map(serverSpelling) }
    : type;
}

const serverSpelling = (item: unknown): unknown =>
  isObject(item) && typeof item['field'] === 'string' && item['field'].startsWith('percentile(')
    ? { ...item, field: item['field'].replace(/,\s*(\d+)\)$/, ',$1.0)') }
    : item;
