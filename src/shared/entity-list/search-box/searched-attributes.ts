import type { ListAttribute } from '@/contract/page-list';

/**
 * Those a query of the list may name; words that name none are looked for in the first.
 */
export const searchedAttributes = (attributes: readonly ListAttribute[]): ListAttribute[] =>
  attributes.filter(({ searchable, filterable, hidden }) => !hidden && (searchable || filterable));
