import { texts as feedback } from './en/feedback';
import { texts as results } from './en/results';
import { texts as searchBar } from './en/searchBar';
import { texts as shell } from './en/shell';

/**
 * The areas that the first page needs, in English. Every other area is fetched with the pages that
 * show it (`withTexts`).
 */
export const firstAreas = { shell, searchBar, results, feedback };
export const en: Readonly<Record<string, string>> = {
  ...shell,
  ...searchBar,
  ...results,
  ...feedback,
};
