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
  'queryTools.pastedSearch': 'The pasted address is that of a search.',
  'queryTools.pastedRest':
    'Only its query can be taken here, without its time range, streams, columns and order.',
  'queryTools.pastedAllStreams': 'all streams',
  'queryTools.pastedStreams_one': '{{count}} stream',
  'queryTools.pastedStreams_other': '{{count}} streams',
  'queryTools.pastedAscending': 'sorted by {{field}}, ascending',
  'queryTools.pastedDescending': 'sorted by {{field}}, descending',
  'queryTools.pastedColumns_one': '{{count}} column',
  'queryTools.pastedColumns_other': '{{count}} columns',
  'queryTools.useSearch': 'Search like this',
  'queryTools.useQueryOnly': 'Only the query',
  'queryTools.useQuery': 'Use it as the query',
  'queryTools.keepText': 'Keep the text',
  'queryTools.documentation': 'Query language documentation',
  'queryTools.errorDocumentation': 'Documentation of this error',
  'validation.at': 'line {{line}}, column {{column}}',
  'validation.hint.UNKNOWN_FIELD':
    'No message of these streams and this time has the field so far. Check its spelling in the list of fields.',
  'validation.hint.QUERY_PARSING_ERROR':
    'Quote texts with blanks or special characters, or put \\ before one: + - & | ! ( ) { } [ ] ^ " ~ * ? : \\ /',
  'validation.hint.INVALID_OPERATOR': 'Operators are written in capital letters: AND, OR, NOT.',
  'validation.hint.UNDECLARED_PARAMETER':
    'A parameter needs a declaration before the query can use it.',
  'validation.hint.EMPTY_PARAMETER': 'Give the parameter a value.',
  'validation.hint.INVALID_VALUE_TYPE':
    'The value does not fit the type of the field, so nothing can match it.',
  'validation.hint.other':
    'field:value, "a phrase", AND, OR, NOT, ( ), [1 TO 5], >=500, wild*card, /regex/, _exists_:field',
} as const;
