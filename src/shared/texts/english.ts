import type { Area } from './area';

/** The English texts, loaded area by area. Those of the first page are part of it (`firstAreas`). */
export const english = import.meta.glob<Area>([
  './en/*.ts',
  '!./en/shell.ts',
  '!./en/searchBar.ts',
  '!./en/results.ts',
  '!./en/feedback.ts',
]);
