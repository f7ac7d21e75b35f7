/** Texts of a search over a long window that is run in slices. */
export const texts = {
  'slices.searched_one': 'searched {{done}} of {{whole}} day',
  'slices.searched_other': 'searched {{done}} of {{whole}} days',
  'slices.approximate': 'The levels of some bars are approximate',
  'slices.approximateHelp':
    'A bar was searched in two parts, each returning only its most frequent values. Its total is exact.',
  'slices.stoppedTitle': 'Stopped: showing the results so far',
  'slices.failedTitle': 'Parts of the time range could not be searched',
  'slices.missing': 'Not searched: {{window}}',
  'slices.missingFor': 'Not searched: {{window}}. {{reason}}',
  'slices.searchRest': 'Search everything again',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
