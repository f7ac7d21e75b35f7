import type { ListAttribute } from '@/contract/page-list';

/**
 * Those a query of the list may name; words that name none are looked for in the first
 * (graylog-api.md §0.6).
 */
export const searchedAttributes = (attributes: readonly ListAttribute[]): ListAttribute[] =>
  attributes.filter(({ searchable, filterable, hidden }) => !hidden && (searchable || filterable));
