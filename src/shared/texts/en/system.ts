/** Texts of the system pages. */
export const texts = {
  'system.overviewTitle': 'System overview',
} as const;
