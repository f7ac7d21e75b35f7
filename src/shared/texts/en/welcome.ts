/** Texts of the start page. */
export const texts = {
  'welcome.title': 'Welcome to Graylog',
} as const;
