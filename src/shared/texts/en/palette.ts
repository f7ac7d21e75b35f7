/** Texts of the command palette. */
export const texts = {
  'palette.title': 'Command palette',
  'palette.placeholder': 'Search commands and pages',
  'palette.none': 'No results for "{{text}}".',
  'palette.found_one': '{{count}} result',
  'palette.found_other': '{{count}} results',
  'palette.inSystem': 'System / {{page}}',
  'palette.page': 'Page',
  'palette.action': 'Action',
  'palette.setting': 'Setting',
  'palette.setOfAll': 'Configurations / {{section}}',
  'palette.query': 'Recent query',
  'palette.stream': 'Stream',
  'palette.streamRules': 'Stream rules',
  'palette.rulesOf': 'Rules of {{title}}',
  'palette.dashboard': 'Dashboard',
  'palette.savedSearch': 'Saved search',
  'palette.indexSet': 'Index set',
  'palette.input': 'Input',
  'palette.output': 'Output',
  'palette.node': 'Node',
  'palette.metricsOf': 'Metrics of {{node}}',
  'palette.threadDumpOf': 'Thread dump of {{node}}',
  'palette.bufferDumpOf': 'Process-buffer dump of {{node}}',
  'palette.indexSets': 'index sets',
  'palette.indexerFailures': 'Indexer failures',
  'palette.newIndexSet': 'New index set',
  'palette.newUser': 'New user',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
