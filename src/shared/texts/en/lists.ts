/** Texts of tables and lists of every area. */
export const texts = {
  'lists.noData': 'No data available.',
} as const;
