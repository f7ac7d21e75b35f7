/** Texts of the debug information of widgets, in development builds. */
export const texts = {
  'debug.title': 'Debug information of "{{title}}"',
  'debug.query': 'Query',
  'debug.request': 'Request',
  'debug.response': 'Response',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
