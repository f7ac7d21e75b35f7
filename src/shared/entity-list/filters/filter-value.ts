import type { ListAttribute } from '@/contract/page-list';

/**
 * A `filters` parameter of a list: `attribute:value`, or `attribute:from><until` with either end
 * optional.
 */
export type Filter = { attribute: string; value: string };
export type FilterRange = { from: string; until: string };

const BETWEEN = '><';

export function parseFilter(text: string): Filter {
  const colon = text.indexOf(':');
  return { attribute: text.slice(0, colon), value: text.slice(colon + 1) };
}
export const printFilter = ({ attribute, value }: Filter) => `${attribute}:${value}`;

/** Undefined if the value is not a range. */
export function parseRange(value: string): FilterRange | undefined {
  const at = value.indexOf(BETWEEN);
  return at < 0 ? undefined : { from: value.slice(0, at), until: value.slice(at + BETWEEN.length) };
}
export const printRange = ({ from, until }: FilterRange) => `${from}${BETWEEN}${until}`;

export const isRanged = ({ type }: ListAttribute) =>
  type === 'DATE' || type === 'INT' || type === 'LONG';
