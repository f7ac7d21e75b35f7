/** Texts of the panels beside the results of a search. */
export const texts = {
  'sidebar.noSummary': 'This search has no summary.',
  'sidebar.noDescription': 'This search has no description.',
  'sidebar.saveFirst': 'Save this search to add a summary and a description.',
  'sidebar.noSummaryDashboard': 'This dashboard has no summary.',
  'sidebar.noDescriptionDashboard': 'This dashboard has no description.',
  'sidebar.saveFirstDashboard': 'Save this dashboard to add a summary and a description.',
  'sidebar.execution': 'Execution',
  'sidebar.notExecuted': 'No query executed yet.',
  'sidebar.duration': 'Duration',
  'sidebar.durationMs': '{{duration}} ms',
  'sidebar.executedAt': 'Executed at',
  'create.generic': 'Generic',
  'create.predefined': 'Predefined aggregation',
  'create.aggregation': 'Aggregation',
  'create.messages': 'Message table',
  'create.text': 'Text',
  'create.overTime': 'Messages over time',
  'create.sources': 'Top sources',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
