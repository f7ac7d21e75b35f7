/** Texts of the notices about a search that failed or is incomplete. */
export const texts = {
  'search.runAgain': 'Run search again',
  'status.outdated': 'Showing the results of the previous search.',
  'problem.failedTitle': 'The search failed',
  'problem.partialTitle': 'Not everything could be searched',
  'problem.messages': 'Messages: {{reason}}',
  'problem.histogram': 'Message count: {{reason}}',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
