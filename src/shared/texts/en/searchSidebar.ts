/** Texts of the panels beside the results of a search. */
export const texts = {
  'sidebar.close': 'Close',
} as const;
