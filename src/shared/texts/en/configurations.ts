/** Texts of the settings of the whole cluster. */
export const texts = {
  'configurations.title': 'Configurations',
  'configurations.lead': 'Settings that hold for the whole cluster and everybody in it.',
  'configurations.sections': 'Sections',
  'configurations.section.searches': 'Searches',
  'configurations.section.processors': 'Message processors',
  'configurations.section.allowList': 'URL allow-list',
  'configurations.section.indexSets': 'Index set defaults',
  'configurations.section.users': 'Users',
  'configurations.section.permissions': 'Permissions',
  'configurations.forbidden': 'You may not read these settings.',
  'configurations.edit': 'Edit',
  'configurations.editOf': 'Edit {{title}}',
  'configurations.save': 'Save',
  'configurations.saved': 'Configuration updated successfully',
  'configurations.none': 'None',
  'configurations.on': 'On',
  'configurations.off': 'Off',

  'configurations.limitTitle': 'Time range limit',
  'configurations.limitLead':
    'How far back a search may reach. The server refuses whatever reaches further, and longer time ranges are not offered.',
  'configurations.limit': 'Longest time range',
  'configurations.limited': 'Limit the time range of searches',
  'configurations.limitedHelp': 'Holds for everybody, also for saved searches and dashboards.',
  'configurations.unlimited': 'No limit',
  'configurations.beyondLimit': 'beyond the limit, not offered',

  'configurations.rangesTitle': 'Time ranges offered',
  'configurations.rangesLead':
    'What the time range picker offers at one press, in this order. All messages stand last wherever they are put.',
  'configurations.rangesHelp':
    'Durations are written as ISO 8601: PT15M, P1DT12H; PT0S is all messages. Without a label they are called what they are.',
  'configurations.duration': 'Duration {{number}}',
  'configurations.labelOf': 'Label {{number}}',
  'configurations.optionLabel': 'Label',
  'configurations.newOption': 'New duration',
  'configurations.addOption': 'Add a duration',
  'configurations.removeOption': 'Remove {{title}}',
  'configurations.durationZero': 'Must be longer than nothing.',
  'configurations.durationTwice': 'This duration is in the list already.',

  'configurations.refreshTitle': 'Automatic refresh',
  'configurations.refreshLead':
    'How often searches may run again by themselves. Short intervals cost the cluster a lot where many people watch.',
  'configurations.refreshIntervals': 'Intervals offered',
  'configurations.refreshHelp':
    'Durations are written as ISO 8601: PT10S, PT1M. They are offered in this order.',
  'configurations.refreshUsual': 'Begins with',
  'configurations.refreshUsualGone': 'Choose one of the intervals offered.',

  'configurations.surroundingTitle': 'Surrounding messages',
  'configurations.surroundingLead':
    'How far around a message one may look, and which of its fields the messages around it share.',
  'configurations.surroundingRanges': 'Before and after',
  'configurations.surroundingHelp':
    'Durations are written as ISO 8601: PT5S, PT1M. They are offered in this order.',
  'configurations.surroundingFields': 'Shared fields',

  'configurations.analysisTitle': 'Fields analysed only on request',
  'configurations.analysisLead':
    'The values of these fields are counted only after a question, because so many different ones can stop a cluster.',
  'configurations.fields': 'Fields',
  'configurations.fieldsHelp': 'Enter or Tab adds a field.',
  'configurations.fieldPlaceholder': 'Name of a field',

  'configurations.processorsTitle': 'Message processors',
  'configurations.processorsLead':
    'What happens to a message between its input and its index, in this order.',
  'configurations.processorOn': '{{title}} is on',
  'configurations.processorsEmbedded':
    'This node does both in one step: their order has no effect here, and the filter chain, which adds the static fields of inputs, is always on. Without the stream rules all messages go to the default stream.',

  'configurations.allowListLead':
    'Which addresses the server may ask on behalf of those who configure inputs, lookup adapters and notifications. An exact match is one address, an expression is looked for anywhere in it: begin with ^ and end with $.',
  'configurations.allowListDisabled': 'Switch the allow-list off',
  'configurations.allowListDisabledHelp':
    'The server may ask any address, those of internal services, too.',
  'configurations.allowListOff': 'The allow-list is off.',
  'configurations.allowListEmpty': 'The list is empty.',
  'configurations.tryTitle': 'Try an address',
  'configurations.tryAddress': 'Address',
  'configurations.addEntry': 'Add an address',
  'configurations.removeEntry': 'Remove {{title}}',
  'configurations.entryTitle': 'Title {{number}}',
  'configurations.entryValue': 'URL {{number}}',
  'configurations.entryType': 'Type {{number}}',

  'configurations.indexSetsLead':
    'What a new index set begins with. Those that are there stay as they are.',
  'configurations.indexSetsEmbedded':
    'Analyzer, shards, replicas, segments and the interval for field types are kept, but have no effect on this node: it has one file for each index and knows the types of its fields at once.',
  'configurations.rotation': 'Next index',
  'configurations.rotation.time': 'After a time',
  'configurations.rotation.messages': 'After a number of messages',
  'configurations.rotation.size': 'At a size',
  'configurations.rotation.optimizing': 'By age, with indices of a good size',
  'configurations.messagesPerIndex': 'Messages in an index',
  'configurations.bytesPerIndex': 'Bytes of an index',
  'configurations.rotationPeriod': 'Time between indices',
  'configurations.rotatesEmpty': 'Rotate empty indices, too',
  'configurations.leastDays': 'Days kept at least',
  'configurations.mostDays': 'Days kept at most',
  'configurations.mostDaysHelp':
    'Some days more than at least, so that indices can become large enough.',
  'configurations.lifetimeTooShort': 'Must be a day more than at least, or longer.',
  'configurations.retention': 'Oldest indices',
  'configurations.retention.delete': 'Are deleted',
  'configurations.retention.close': 'Are closed',
  'configurations.retention.keep': 'Stay',
  'configurations.mostIndices': 'Indices kept',
  'configurations.analyzer': 'Analyzer',
  'configurations.shards': 'Shards',
  'configurations.replicas': 'Replicas',
  'configurations.segments': 'Segments after optimisation',
  'configurations.optimizes': 'Optimise after rotation',
  'configurations.fieldRefresh': 'Look at field types every',

  'configurations.sessionsTitle': 'Sessions',
  'configurations.sessionsLead': 'After how long without use somebody is signed out.',
  'configurations.sessionTimeout': 'Session timeout',
  'configurations.ownTimeouts': 'Each user’s own',
  'configurations.sessionsOn': 'One timeout for everybody',
  'configurations.sessionsOnHelp':
    'Holds at once, for open sessions and whatever timeout a user has.',
  'configurations.sessionsHelp':
    'As ISO 8601 duration in days, hours and minutes, such as PT8H. One minute at least.',

  'configurations.sharingTitle': 'Sharing',
  'configurations.sharingLead':
    'With whom owners may share streams, dashboards and searches. What is shared already stays shared.',
  'configurations.sharingEveryone': 'Sharing with everyone',
  'configurations.sharingEveryoneHelp': 'Owners may share with everybody who can sign in.',
  'configurations.sharingUsers': 'Sharing with users',
  'configurations.sharingUsersHelp': 'Owners may share with single users.',
  'configurations.allowed': 'Allowed',
  'configurations.notAllowed': 'Not allowed',
} as const;
