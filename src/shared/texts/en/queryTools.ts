/** Texts of what can be done with a query besides running it. */
export const texts = {
  'query.historyFind': 'Find an earlier query',
  'query.historyNone': 'No earlier query has all these words.',
  'query.historyEmpty': 'No earlier queries in this browser.',
  'queryTools.menu': 'More for this search',
  'queryTools.format': 'Format the query',
  'queryTools.copyLink': 'Copy link',
  'queryTools.copyPermalink': 'Copy link with absolute time range',
  'queryTools.reset': 'Reset the search',
  'queryTools.copied': 'The link is copied.',
  'queryTools.copyFailed': 'The browser did not let the link be copied.',
  'queryTools.pastedAddress': 'The pasted address holds a query.',
  'queryTools.pastedJson': 'The pasted JSON can be searched for by its fields.',
  'queryTools.useQuery': 'Use it as the query',
  'queryTools.keepText': 'Keep the text',
  'queryTools.documentation': 'Query language documentation',
  'queryTools.errorDocumentation': 'Documentation of this error',
} as const;
