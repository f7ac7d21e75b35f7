import { SYNTAX_TEXTS } from '../query/syntax/syntax-error';

/**
 * Texts of the embedded node that users see. The node sends the English text together with its key
 * and values, so that the console can show it in another language.
 */
export const NODE_TEXTS = {
  'node.query.incomplete': `Cannot parse query, cause: ${SYNTAX_TEXTS.incomplete} (line {{line}}, column {{column}})`,
  'node.query.unexpected': `Cannot parse query, cause: ${SYNTAX_TEXTS.unexpected} (line {{line}}, column {{column}})`,
  'node.query.signedValue': `Cannot parse query, cause: ${SYNTAX_TEXTS.signedValue} (line {{line}}, column {{column}})`,
  'node.query.openPhrase': `Cannot parse query, cause: ${SYNTAX_TEXTS.openPhrase} (line {{line}}, column {{column}})`,
  'node.query.openRegexp': `Cannot parse query, cause: ${SYNTAX_TEXTS.openRegexp} (line {{line}}, column {{column}})`,
  'node.query.trailingBackslash': `Cannot parse query, cause: ${SYNTAX_TEXTS.trailingBackslash} (line {{line}}, column {{column}})`,
  'node.query.strayBracket': `Cannot parse query, cause: ${SYNTAX_TEXTS.strayBracket} (line {{line}}, column {{column}})`,
  'node.query.badBoost': `Cannot parse query, cause: ${SYNTAX_TEXTS.badBoost} (line {{line}}, column {{column}})`,
  'node.query.badEscape': `Cannot parse query, cause: ${SYNTAX_TEXTS.badEscape} (line {{line}}, column {{column}})`,
  'node.query.badFuzziness': `Cannot parse query, cause: ${SYNTAX_TEXTS.badFuzziness} (line {{line}}, column {{column}})`,
  'node.query.tooDeep': `Cannot parse query, cause: ${SYNTAX_TEXTS.tooDeep} (line {{line}}, column {{column}})`,

  'node.query.openRange':
    'Cannot parse query, cause: the range {{range}} has an open end; it works, but use >, >=, < or <= instead',
  // Graylog's message, without the query.
  'node.query.leadingWildcard':
    "Cannot parse query, cause: '*' or '?' not allowed as first character in WildcardQuery",
  'node.query.leadingWildcardIn':
    "Cannot parse query, cause: '*' or '?' not allowed as first character in WildcardQuery: {{pattern}}",
  'node.query.unknownField': 'Query contains unknown field: {{field}}',
  'node.query.lowercaseOperator':
    'Query contains invalid operator "{{word}}". All AND / OR / NOT operators have to be written uppercase',
  'node.query.wrongValue': 'Type of {{field}} is {{type}}, cannot use value {{value}}',
  'node.query.undeclaredParameter': 'Query uses undeclared parameter: {{name}}',
  'node.query.tooManyTerms': 'The query has more than {{most}} terms.',
  'node.query.tooLong': 'The query has {{length}} characters. At most {{most}} are possible.',
  'node.query.fuzzyTooLong': 'Words of a fuzzy search can have at most {{most}} letters.',

  'node.regexp.strayCharacter':
    'The regular expression /{{pattern}}/ cannot be used: unmatched "{{char}}" at position {{position}}.',
  'node.regexp.numberExpected':
    'The regular expression /{{pattern}}/ cannot be used: an integer is expected at position {{position}}.',
  'node.regexp.numberTooLarge':
    'The regular expression /{{pattern}}/ cannot be used: the number at position {{position}} is too large.',
  'node.regexp.missing':
    'The regular expression /{{pattern}}/ cannot be used: a {{mark}} is missing.',
  'node.regexp.backwards':
    'The regular expression /{{pattern}}/ cannot be used: the range {{range}} is reversed.',
  'node.regexp.tooDeep':
    'The regular expression /{{pattern}}/ cannot be used: too many parentheses are nested.',
  'node.regexp.noNumberRange':
    'The regular expression /{{pattern}}/ cannot be used: "{{range}}" is not a range of numbers.',
  'node.regexp.badClass':
    'The regular expression /{{pattern}}/ cannot be used: invalid character class {{name}}.',
  'node.regexp.incomplete':
    'The regular expression /{{pattern}}/ cannot be used: unexpected end-of-string.',
  'node.regexp.tooLong':
    'The length of regex [{{length}}] used in the [query_string] has exceeded the allowed maximum of [{{most}}].',
  'node.regexp.tooManyRepeats': 'The regular expression repeats a part more than {{most}} times.',
  'node.regexp.tooComplex':
    'The regular expression is too complex: determinizing it would require more than {{effort}} effort.',
  'node.regexp.tooManyWays':
    'The regular expression is too complex: & or ~ within a part of it has too many ways to match. They can be applied to the whole value instead.',

  'node.search.unreadableIndex':
    'The messages of index {{index}} are missing, because it cannot be read: {{reason}}',
  'node.search.failed': 'The search failed: {{reason}}',
  'node.search.noSearchType':
    'The query has no search type that this server can run (Validation Failed: 1: no requests added;).',
  'node.search.unknownSearchType':
    "Unknown search type '{{name}}' for elasticsearch backend, cannot generate query",
  'node.search.unknownOffset':
    'The time range is an offset from search type {{id}}, which this query does not have or which is an offset itself.',
  'node.search.badKeyword': 'Could not parse from natural date: {{keyword}}',
  'node.search.unknownStreams': 'None of the streams exists: {{streams}} (no such index []).',
  'node.search.window':
    'Result window is too large: offset + limit is {{last}}, and must be less than or equal to {{most}}. Use a shorter time range to reach the remaining messages.',
  'node.search.sortMissing': 'Cannot sort by {{field}}: no message has this field.',
  'node.search.sortText':
    'Cannot sort by {{field}}: Text fields are not optimised for aggregations and sorting. Please use a keyword field instead.',
  'node.search.suggestText': 'Values of {{field}} cannot be suggested, because it is a text field.',
  'node.search.groupNoDate': 'Cannot group by time: {{field}} is not a date.',
  'node.search.groupText':
    'Cannot group by {{field}}: Text fields are not optimised for aggregations and sorting. Please use a keyword field instead.',
  'node.search.groupSize': '[size] must be greater than 0. Found [{{limit}}] in [agg].',
  'node.search.tooManyBuckets':
    'The result has more than {{most}} buckets. Use a larger time interval, a shorter time range or a smaller limit.',
  'node.search.tooManyIntervals':
    'The time interval splits the result into more than {{most}} buckets. Use a larger interval or a shorter time range.',
  'node.search.tooManyValues':
    'The result has more than {{most}} values (buckets × metrics). Use fewer metrics, a larger time interval or a smaller limit.',
  'node.search.tooManyQueries':
    'The search has {{count}} queries. At most {{most}} can run in one request.',
  'node.search.tooManyTypes':
    'The search has {{count}} search types. At most {{most}} can run in one request.',
  'node.search.tooManySeries':
    'The aggregation has {{count}} metrics. At most {{most}} are possible.',
  'node.search.tooManyGroupings':
    'The aggregation is grouped by {{count}} fields. At most {{most}} are possible.',
  'node.search.tooManySorts':
    'The result is sorted by {{count}} fields or metrics. At most {{most}} are possible.',
  'node.search.tooManyDecorators':
    'The search has {{count}} decorators. At most {{most}} are possible.',
  'node.search.tooManyFields': 'The request names {{count}} fields. At most {{most}} are possible.',
  'node.search.tooManyCells':
    'The table has {{count}} cells (rows × columns). At most {{most}} are possible.',
  'node.search.tooManyWaiting':
    'Too many searches are waiting ({{count}}). Try again in a few seconds.',
  'node.search.neverBegan':
    'The search waited {{seconds}} s for other searches and did not start. Try again later.',
  'node.search.answerTooLarge':
    'The response would take {{megabytes}} MB of memory, and at most {{most}} MB are possible. Request fewer rows or groups.',
  'node.search.seriesNeedsField': 'The function {{type}}() requires a field.',
  'node.search.seriesNotNumeric': 'Cannot compute {{series}}: {{field}} is not a numeric field.',
  'node.search.badPercentile': 'A percentile must be between 0 and 100, not {{percentile}}.',
  'node.search.unknownSeries': 'No series handler registered for: {{type}}.',
  'node.search.waited':
    'The messages of this search are large, and it waited {{seconds}} s for other responses to be sent. Search again, or request fewer rows.',
  'node.search.tookTooLong':
    'The search took longer than {{seconds}} s and was stopped. Use a shorter time range or a narrower query.',

  'node.outgoing.notListed':
    '{{url}} is not on the URL allow-list. To allow it, add {{entry}} under System / Configurations / URL allow-list.',
  'node.outgoing.notPublic':
    '{{host}} has the address {{address}}, which is not public. To allow it, add {{entry}} under System / Configurations / URL allow-list as well.',
  'node.outgoing.notListedQuery':
    '{{url}} is not on the URL allow-list. To allow it, add the regular expression {{entry}} under System / Configurations / URL allow-list.',
  'node.outgoing.notPublicQuery':
    '{{host}} has the address {{address}}, which is not public. To allow it, add the regular expression {{entry}} under System / Configurations / URL allow-list as well.',
  'node.outgoing.redirected': '{{url}} redirects to {{target}}. {{reason}}',
  'node.outgoing.notWeb': 'Only URLs that start with http:// or https:// can be requested.',
  'node.outgoing.credentials':
    'A URL must not contain a user name or password. Send them in a header.',
  'node.outgoing.unreachable': '{{url}} could not be read: {{reason}}',
  'node.outgoing.tooSlow': '{{url}} did not respond within {{seconds}} seconds.',
  'node.outgoing.status': '{{url}} responded with status {{status}}.',
  'node.outgoing.brokeOff': 'The response of {{url}} was cut off: {{reason}}',
  'node.outgoing.tooLarge': 'The response of {{url}} is larger than {{bytes}} bytes.',
  'node.outgoing.tooManyRedirects': '{{url}} redirects more than {{most}} times.',

  'node.output.refused': '{{address}} refused the connection.',
  'node.output.ended': '{{address}} closed the connection.',
  'node.output.silent': '{{address}} is not responding.',
  'node.output.slow': '{{address}} did not accept a connection within {{ms}} ms.',
  'node.output.unknownHost': 'The host name {{host}} cannot be resolved.',
  'node.output.unreachable': '{{address}} cannot be reached.',
  'node.output.datagramTooLarge': 'A message is too large to be sent to {{address}} over UDP.',
  'node.output.failed': 'Messages cannot be sent to {{address}}: {{reason}}',
  'node.output.noHost': 'The output has no destination host.',
  'node.output.noPort': 'The output has no destination port.',
  'node.output.badProtocol':
    'The protocol of the output is {{protocol}}, but must be TCP, TCP+TLS or UDP.',
  'node.output.tooLarge': 'A message of {{bytes}} bytes is too large for GELF over UDP.',
  'node.output.unknownType': 'This node has no outputs of type {{type}}.',

  'node.expression.regular': 'The regular expression [{{value}}] is not valid at character {{at}}.',
  'node.expression.jsonPath':
    'The JSON path [{{value}}] is not valid at character {{at}}: {{reason}}',
  'node.expression.format':
    'The format string [{{value}}] is not valid at character {{at}}: ${ is not closed.',
  'node.index.misfit':
    'The value [{{value}}] of the field [{{field}}] does not fit its type [{{type}}].',
  'node.index.tooLong':
    'The value of the field [{{field}}] is too long to be searched by: only [_exists_:{{field}}] finds the message.',
  'node.index.unreadable': 'Index {{index}} cannot be read',
  'node.index.unreadableMeans':
    'Its messages are missing in searches until the file is restored from a backup, or the index deleted. {{reason}}',
  'node.index.log': 'Messages of index {{index}} may be missing',
  'node.index.logMeans':
    'Its write-ahead log was damaged or cut off when the node started. Everything before the damage was kept; messages that were stored last may be missing. The damaged log is kept as {{file}} in the folder of the indices: restore the index from a backup, or delete that file to end this notification.',
  'node.index.gone': 'Index {{index}} no longer exists.',

  'node.job.ranges': 'Recalculation of all index ranges',
  'node.job.rangesOfSet': 'Recalculation of the index ranges of {{set}}',
  'node.job.rangeOfIndex': 'Recalculation of the range of index {{index}}',
  'node.job.indicesOfSet': 'Deletion of the indices of {{set}}',
  'node.job.deflector': 'Check for an index with the name of an alias',

  'node.notification.inputFailedToStart': 'An input could not be started',
  'node.notification.inputFailedToStartMeans':
    'The input {{input}} is not running on this node: {{reason}}',
  'node.notification.inputFailing': 'An input rejects messages',
  'node.notification.inputFailingMeans':
    'The input {{input}} is running but rejects some messages: {{reason}}',
  'node.notification.noInputRunning': 'No input is running',
  'node.notification.noInputRunningMeans':
    'This node receives no messages. Launch an input, or start a stopped one, on the Inputs page.',
  'node.notification.messagesNotStored': 'Messages cannot be stored',
  'node.notification.messagesNotStoredMeans':
    'Senders wait until messages can be stored again. Reason: {{reason}}',
  'node.notification.messagesNotStoredDiskFull':
    'The disk is full. Senders wait until there is space again: delete older indices or other files.',
  'node.notification.processingPaused': 'Message processing is paused',
  'node.notification.processingPausedMeans':
    'Messages waiting in the journal: {{messages}} ({{percent}}% full). They are stored once processing is resumed.',
  'node.notification.journalFull':
    'Messages waiting in the journal: {{messages}} ({{percent}}% full). The journal is full: TCP senders wait, HTTP senders are told to retry, and UDP messages are dropped.',
  'node.notification.extractorQuarantined': 'An extractor takes too long',
  'node.notification.extractorQuarantinedMeans':
    'The extractor “{{extractor}}” of the input “{{input}}” took up to {{milliseconds}} ms for one message, again and again. It does not run for five minutes, then it is tried again. The input goes on: {{skipped}} messages were stored without what it extracts. Make its expression or its condition narrower.',
  'node.notification.outputFailing': 'An output cannot deliver its messages',
  'node.notification.outputFailingMeans':
    'Output {{output}}: {{reason}} Messages dropped so far: {{dropped}}',
  'node.notification.diskFilling': 'The disk is filling up',
  'node.notification.diskFillingMeans':
    'The disk that holds {{place}} has {{free}} of {{total}} left. Older indices can be deleted, or fewer of them kept.',
  'node.notification.diskNearlyFull': 'The disk is nearly full',
  'node.notification.diskNearlyFullMeans':
    'The disk that holds {{place}} has {{free}} of {{total}} left. Once it is full, no messages can be stored until space is freed. Delete older indices, or keep fewer of them.',

  'node.subsystem.node': 'Node',
  'node.subsystem.nodeHelp': 'Messages of the node itself: start, stop, failed requests.',
  'node.subsystem.storage': 'Storage',
  'node.subsystem.storageHelp': 'Indices and how messages are stored in them.',
  'node.subsystem.inputs': 'Inputs',
  'node.subsystem.inputsHelp': 'Sockets and files that messages come from.',
  'node.subsystem.authentication': 'Authentication',
  'node.subsystem.authenticationHelp':
    'Who signed in and out, and attempts with a wrong name or password.',

  'node.role.blank': 'A role name must not begin or end with a blank.',
  'node.role.characters':
    'A role name must not contain *, comma, colon or slash, nor characters that cannot be seen.',
  'node.role.dots': 'A role name must not consist of dots only.',
  'node.role.lookalike': 'The role name {{name}} is too similar to that of the role {{other}}.',
  'node.token.name': 'A token name must not begin or end with a blank, nor consist of dots only.',
  'node.user.blank': 'A username must not begin or end with a blank.',
  'node.user.characters':
    'A username must not contain *, comma, colon or slash, nor characters that cannot be seen.',
  'node.user.dots': 'A username must not consist of dots only.',
  'node.user.lookalike':
    'Cannot create user {{name}}. The name is too similar to that of the user {{other}}.',
  'node.user.passwordShort': 'A password must have at least {{least}} characters.',

  'node.failed': 'The node failed to answer this request. The reason is in its log under {{id}}.',
} as const;
