import type { ListAttribute } from '@/contract/page-list';

/** The attributes that a query may name. Terms without a name search the first one. */
export const searchedAttributes = (attributes: readonly ListAttribute[]): ListAttribute[] =>
  attributes.filter(({ searchable, filterable, hidden }) => !hidden && (searchable || filterable));
