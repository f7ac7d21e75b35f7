/**
 * First parts of the query keys of what several areas show. Data is filed under the resource it
 * shows, whoever asks for it, so that a change invalidates one key and reaches every list.
 */
export const queryRoots = {
  dashboards: ['dashboards'],
  grokPatterns: ['grok_patterns'],
  indexSets: ['index_sets'],
  inputs: ['inputs'],
  outputs: ['outputs'],
  roles: ['roles'],
  savedSearches: ['saved_searches'],
  streams: ['streams'],
  users: ['users'],
} as const;
