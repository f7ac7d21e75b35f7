import type { TimeRange } from '@/domain/time-range/time-range';
import { endpoint } from './endpoint';

export type FieldProperty = 'numeric' | 'enumerable' | 'full-text-search' | 'compound';
/**
 * `type` is string, long, int, short, byte, double, float, date, boolean, binary, geo-point, ip,
 * unknown or `compound(long,string)`.
 */
export type FieldType = {
  name: string;
  type: { type: string; properties: FieldProperty[]; index_names: string[] };
};

export const listFields = endpoint<void, FieldType[]>({
  method: 'GET',
  path: '/views/fields',
  toRequest: () => ({}),
});
export const listFieldsOfStreams = endpoint<
  { streams?: string[]; timerange?: TimeRange },
  FieldType[]
>({
  method: 'POST',
  path: '/views/fields',
  toRequest: (filter) => ({ body: filter }),
  isLongList: true,
});
export const listFunctions = endpoint<void, Record<string, { type: string; description: string }>>({
  method: 'GET',
  path: '/views/functions',
  toRequest: () => ({}),
});
