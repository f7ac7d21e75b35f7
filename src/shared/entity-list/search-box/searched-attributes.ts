import type { ListAttribute } from '@/contract/page-list';
import { languageStore } from '@/shared/texts/language-store';

/**
 * Those a query of the list may name; words that name none are looked for in the first.
 */
export const searchedAttributes = (attributes: readonly ListAttribute[]): ListAttribute[] =>
  attributes.filter(({ searchable, filterable, hidden }) => !hidden && (searchable || filterable));

/** The title of an attribute inside a sentence; German keeps the capitals of its nouns. */
export const titleInText = (title: string): string =>
  languageStore.current() === 'en' ? title.toLowerCase() : title;
