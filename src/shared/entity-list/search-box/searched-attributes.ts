import type { ListAttribute } from '@/contract/page-list';
import { languageStore } from '@/shared/texts/language-store';

/** The attributes that a query may name. Terms without a name search the first one. */
export const searchedAttributes = (attributes: readonly ListAttribute[]): ListAttribute[] =>
  attributes.filter(({ searchable, filterable, hidden }) => !hidden && (searchable || filterable));

/** The title of an attribute inside a sentence; German keeps the capitals of its nouns. */
export const titleInText = (title: string): string =>
  languageStore.current() === 'en' ? title.toLowerCase() : title;
