/**
 * Known differences between the embedded node and the real server, with reasons. Remove an entry
 * once it no longer differs.
 */
export type KnownDifference = {
  /** The `area/name` of the requests. */
  request: RegExp;
  /** The reported differences that it explains. */
  says: RegExp;
  why: string;
};

export const knownDifferences: readonly KnownDifference[] = [
  {
    request: /^(search|export)\//,
    says: /^\$(\.code|\.values|.*\b(errors|explanations)\[\]\.(code|values)) was never seen$/,
    why: 'The node sends the codes of its texts, which the console shows in its language.',
  },
  // Invalid input, for which the real server fails with an internal error.
  {
    request: /^search\/createBadId$/,
    says: /^status 400, recorded 500/,
    why: 'A malformed search id is the mistake of the request.',
  },
  {
    request: /^inputs\/updateMissing$/,
    says: /^status 400, recorded 500/,
    why: 'A configuration without its mandatory fields is the mistake of the request, when changing an input as when creating one.',
  },
  {
    request: /^inputs\/extractorBad(Type|Regex|Converter)$/,
    says: /^status 400, recorded 500/,
    why: 'An unknown type and an expression with a mistake are the mistakes of the request.',
  },
  {
    request: /^start-page-and-lists\/(favoriteBadGrn|suggestionsNoCollection)$/,
    says: /^status 400, recorded 500/,
    why: 'A name that is none and a collection that is missing are the mistakes of the request.',
  },
  {
    request: /^messages-and-scripting\/(relativeBad|relativeSortUnknown|windowTooLarge)$/,
    says: /^status 400, recorded 500/,
    why: 'A query that cannot be parsed, an unknown field to sort by and a window that is too large are the mistakes of the request.',
  },
  {
    request: /^streams-outputs\/ruleCreateBadRegex$/,
    says: /^status 400, recorded 201/,
    why: 'A rule whose regular expression has a mistake never matches; the node says where it is instead of storing it.',
  },
  {
    request: /^decorators-whitelist\/whitelistBadRegex$/,
    says: /^\$\.(code|values) was never seen$/,
    why: 'The node says where the mistake in an expression is, with a code for the console.',
  },
  {
    request: /^users\/passwordShort$/,
    says: /^status 400, recorded 204/,
    why: 'The node requires passwords of a configurable length when they are changed, too, as newer servers do.',
  },
  {
    request: /^messages-and-scripting\/aggregatePercentileNoConfig$/,
    says: /^status 400, recorded 500/,
    why: 'A percentile that is not named is the mistake of the request.',
  },
  {
    request: /^search\/functions$/,
    says: /^\$\.percentage was never seen$/,
    why: 'The node has percentages as Graylog has since 5.2.',
  },
  {
    request: /^export\/exportDownloadNoZone$/,
    says: /^status 200, recorded 500/,
    why: 'A file without a zone is in UTC, without a limit whole.',
  },
  {
    request: /^export\/(exportDownloadPivot|csvUnknownType)$/,
    says: /^status 400, recorded 500/,
    why: 'A search type that is no list of messages, or none at all, is the mistake of the request.',
  },
  {
    request: /^pipelines\/grokCreateBad$/,
    says: /^status 400, recorded 500/,
    why: 'A grok pattern that names one which does not exist is the mistake of the request.',
  },
  {
    request: /^tools\/replaceBad$/,
    says: /^status 400, recorded 500/,
    why: 'A broken expression is the mistake of the request.',
  },
  {
    request: /^tools\/jsonGet$/,
    says: /^status 200, recorded 500/,
    why: 'What is left out has its default here.',
  },
  {
    request: /^tools\/dateBadZone$/,
    says: /^status 400, recorded 500/,
    why: 'An unknown time zone is the mistake of the request.',
  },
  {
    request: /^sessions-and-errors\/e404UserBadId$/,
    says: /^status 404, recorded 500/,
    why: 'A user id that cannot be is the id of no user.',
  },
  {
    request: /^sessions-and-errors\/eEmptyBody$/,
    says: /^status 400, recorded 500/,
    why: 'An empty body is the mistake of the request.',
  },
  {
    request: /^messages-and-scripting\/analyzeUnknownIndex$/,
    says: /^status 200, recorded 500/,
    why: 'The words of a text depend on no index here.',
  },
  {
    request: /^messages-and-scripting\/analyzeUnknownAnalyzer$/,
    says: /^status 400, recorded 500/,
    why: 'An unknown analyser is the mistake of the request.',
  },
  {
    request: /^messages-and-scripting\/messageUnknownIndex$/,
    says: /^status 404, recorded 500/,
    why: 'A message of an unknown index does not exist.',
  },
  {
    request: /^indices\/badId$/,
    says: /^status 404, recorded 500/,
    why: 'An id that cannot be is the id of no index set.',
  },
  {
    request: /^system\/jobTrigger(Dashed)?$/,
    says: /^status 400, recorded 500/,
    why: 'A job that nobody knows is the mistake of the request.',
  },

  {
    request: /^users\/(userCreateBad|statusBad)$/,
    says: /^status 400, recorded 500/,
    why: 'Empty names and a status that nobody knows are mistakes of the request.',
  },
  {
    request: /^users\/userDeleteRoot$/,
    says: /^status 400, recorded 500/,
    why: 'That the root user stays is told.',
  },
  {
    request: /^views\/shareBadGrn(Type)?$/,
    says: /^status 400, recorded 500/,
    why: 'A name of nothing is the mistake of the request.',
  },
  {
    request: /^views\/shareUnknownEntity$/,
    says: /^status 404, recorded 500/,
    why: 'What does not exist is not found.',
  },

  // Deliberate differences.
  {
    request: /^users\/passwordRoot$/,
    says: /^status 400, recorded 500/,
    why: 'The root user may change his password here, when he knows the old one.',
  },
  {
    request: /^users\/token(Use|CreateSelf)$/,
    says: /^status 401, recorded 200/,
    why: 'A user with the status deleted cannot sign in here, nor can his tokens.',
  },
  {
    request: /^views\/(saved|dash|views?|own)\w*$/,
    says: /^\$(\.views\[\])?\.state\./,
    why: 'A saved search or dashboard comes back exactly as it was saved; the real server rewrites what its classes know.',
  },
  {
    request: /^users\/prefsAdmin$/,
    says: /^status 204, recorded 500/,
    why: 'The root user may have preferences here.',
  },
  {
    request: /^search\/(createV[12]|syncV2)$/,
    says: /^content /,
    why: 'The answer is the same JSON whichever version was asked for; clients read the body.',
  },
  {
    request: /^search\/getSearchV2$/,
    says: /^status 200, recorded 406/,
    why: 'Asking for version 2 of a search document gets the one version there is.',
  },
  {
    request: /^search\/messagesOwnEverything$/,
    says: /filter\.filters is missing/,
    why: 'A query_string filter has no null member of another kind of filter.',
  },
  {
    request: /^messages-and-scripting\/(message(Reader)?|parse(Raw|Gelf)?)$/,
    says: /(journal_offset|fields_entries) is missing/,
    why: 'There is no journal, and the fields are not repeated as a list.',
  },

  {
    request: /^users\//,
    says: /^\$\.users\[\]\.timezone is null, recorded string/,
    why: 'The root user has no zone of his own here, so that times are shown in the zone of the browser.',
  },

  {
    request: /^inputs\/typesAll$/,
    says: /\.unavailable was never seen/,
    why: 'Types that need an outside service say why they do not run here.',
  },

  // Differences caused by the fixture.
  {
    request: /^views\/sharedSearchRun$/,
    says: /^status 201, recorded 403/,
    why: 'The recorded reader was granted the stream only after it; here he may read it from the start.',
  },
  {
    request: /^views\/sharedSearchGet$/,
    says: /column_groups\[\] was never seen/,
    why: 'The recorded list was cut before the search type with column groups.',
  },
  {
    request: /^(views\/dashDelete|start-page-and-lists\/favoriteInView)$/,
    says: /^status 404, recorded 200/,
    why: 'What it is about was made unrecorded.',
  },
  {
    request: /^inputs\/(states\w*|clusterStates\w*)$/,
    says: /attributes\.\{key\} is object/,
    why: 'The recorded answer was cut before the input with a secret, which is shown as {is_set}.',
  },
  {
    request: /^search\/status$/,
    says: /search_types\[\]\.(sort is missing|row_groups\[\] was never seen)/,
    why: 'The recorded answer was cut before the search types with those members.',
  },
  {
    request: /^indices\/templates$/,
    says: /template/,
    why: 'The recorded list was cut after its first template, of a set of events.',
  },

  {
    request: /^export\/exportDownloadJson$/,
    says: /^\$ is object, recorded string/,
    why: 'The recorded chunk was cut, so that it stands as text.',
  },
  {
    request: /^system\/metrics$/,
    says: /^\$\.(timers|meters\.\{key\}\.units) was never seen/,
    why: 'The recorded answer was cut before these members.',
  },

  {
    request: /^system\/stats(Fs|Jvm|Network)?$/,
    says: /was never seen$/,
    why: 'The recorded answer was cut before these members.',
  },
  {
    request: /^system\/stats(Process)?$/,
    says: /(network|cpu|memory) is object, recorded null$/,
    why: 'The recorded server could not tell.',
  },

  // Features of a Graylog node that this node does not have.
  {
    request: /^system\/(journal|clusterJournal)$/,
    says: /(oldest_segment|journal_config) is null/,
    why: 'The journal is empty unless processing is paused, and is no Kafka log with such settings.',
  },
  {
    request: /^system\/notification(First|Plain)$/,
    says: /^status 404, recorded 200/,
    why: 'There is no email transport that could be missing its settings.',
  },

  {
    request: /^system\/clusterStats$/,
    says: /mongo is null/,
    why: 'Settings do not lie in a MongoDB.',
  },

  // Resources that are not implemented yet.
  {
    request: /^system\/clusterStats$/,
    says: /extractor_count_by_type\.\w+ is missing/,
    why: 'The recording had extractors, which the node of the test has not.',
  },
  {
    request: /^authentication\/loginWhileDown$/,
    says: /recorded 503/,
    why: 'There are no external authentication services yet.',
  },
  {
    request: /^cluster-config\/geoPutMissingFile$/,
    says: /^status 202, recorded 400/,
    why: 'There is no geo processor yet that could open the file.',
  },
];
