/** Texts of what can be done with a query besides running it. */
export const texts = {
  'query.historyFind': 'Search previous queries',
  'query.historyCount_one': '{{amount}} message',
  'query.historyCount_other': '{{amount}} messages',
  'query.historyNone': 'No previous query contains all these words.',
  'query.historyEmpty': 'No previous queries in this browser.',
  'queryTools.menu': 'More query actions',
  'queryTools.format': 'Format query',
  'queryTools.copyLink': 'Copy link',
  'queryTools.copyPermalink': 'Copy link with absolute time range',
  'queryTools.reset': 'Reset search',
  'queryTools.copied': 'Link copied.',
  'queryTools.copyFailed': 'The browser denied access to the clipboard.',
  'queryTools.pastedAddress': 'The pasted URL contains a query.',
  'queryTools.pastedJson': 'The pasted JSON can be searched by its fields.',
  'queryTools.pastedSearch': 'The pasted URL is a search.',
  'queryTools.pastedRest':
    'Only its query can be used here, without time range, streams, columns and sort order.',
  'queryTools.pastedAllStreams': 'all streams',
  'queryTools.pastedStreams_one': '{{count}} stream',
  'queryTools.pastedStreams_other': '{{count}} streams',
  'queryTools.pastedAscending': 'sorted by {{field}}, ascending',
  'queryTools.pastedDescending': 'sorted by {{field}}, descending',
  'queryTools.pastedColumns_one': '{{count}} column',
  'queryTools.pastedColumns_other': '{{count}} columns',
  'queryTools.useSearch': 'Open this search',
  'queryTools.useQueryOnly': 'Use query only',
  'queryTools.useQuery': 'Use as query',
  'queryTools.keepText': 'Paste as text',
  'queryTools.documentation': 'Query language documentation',
  'queryTools.errorDocumentation': 'Documentation for this error',
  'validation.at': 'line {{line}}, column {{column}}',
  'validation.hint.UNKNOWN_FIELD':
    'No message in the selected streams and time range has this field. Check its spelling in the field list.',
  'validation.hint.QUERY_PARSING_ERROR':
    'Quote text that contains spaces or special characters, or escape the character with \\: + - & | ! ( ) { } [ ] ^ " ~ * ? : \\ /',
  'validation.hint.INVALID_OPERATOR': 'Write operators in capital letters: AND, OR, NOT.',
  'validation.hint.UNDECLARED_PARAMETER': 'Declare the parameter before using it in the query.',
  'validation.hint.EMPTY_PARAMETER': 'Enter a value for the parameter.',
  'validation.hint.INVALID_VALUE_TYPE':
    'The value does not fit the type of the field, so no message can match.',
  'validation.hint.other':
    'field:value, "a phrase", AND, OR, NOT, ( ), [1 TO 5], >=500, wild*card, /regex/, _exists_:field',

  'completion.label': 'Suggestions',
  'completion.count_one': '{{count}} suggestion',
  'completion.count_other': '{{count}} suggestions',
  'completion.loading': 'Loading values…',
  'completion.failed': 'Could not load values: {{reason}}',
  'completion.noValues': 'No matching values in this time range.',
  'completion.operator': 'operator',
  'completion.occurrences': '{{amount}}×',
  'completion.keys': 'Tab accepts, Enter searches, Esc closes',
  'debug.title': 'Debug information of "{{title}}"',
  'debug.query': 'Query',
  'debug.request': 'Request',
  'debug.response': 'Response',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
