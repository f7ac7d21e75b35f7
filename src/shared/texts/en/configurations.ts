/** Texts of the settings of the whole cluster. */
export const texts = {
  'configurations.title': 'Configurations',
  'configurations.lead': 'Settings for the whole cluster and all its users.',
  'configurations.sections': 'Sections',
  'configurations.section.searches': 'Searches',
  'configurations.section.processors': 'Message processors',
  'configurations.section.allowList': 'URL allow-list',
  'configurations.section.indexSets': 'Index set defaults',
  'configurations.section.users': 'Users',
  'configurations.section.permissions': 'Permissions',
  'configurations.section.decorators': 'Decorators',
  'configurations.section.events': 'Events',
  'configurations.section.plugins': 'Plugins',
  'configurations.section.customization': 'Customization',
  'configurations.section.telemetry': 'Telemetry',
  'configurations.section.others': 'Other settings',
  'configurations.forbidden': 'You do not have permission to view these settings.',
  'configurations.edit': 'Edit',
  'configurations.editOf': 'Edit {{title}}',
  'configurations.save': 'Save',
  'configurations.saved': 'Configuration updated successfully',
  'configurations.savedIndexSets': 'Index defaults configuration updated successfully',
  'configurations.savedAllowList': 'Url Whitelist Configuration updated successfully',
  'configurations.none': 'None',
  'configurations.on': 'On',
  'configurations.off': 'Off',

  'configurations.limitTitle': 'Time range limit',
  'configurations.limitLead':
    'How far back searches can reach. Longer time ranges are not offered, and the server rejects them.',
  'configurations.limit': 'Maximum time range',
  'configurations.limitFormat': 'As an ISO 8601 duration such as PT12H or P30D.',
  'configurations.limited': 'Limit the time range of searches',
  'configurations.limitedHelp': 'Applies to everyone, including saved searches and dashboards.',
  'configurations.unlimited': 'No limit',
  'configurations.beyondLimit': 'exceeds the limit, not offered',

  'configurations.rangesTitle': 'Preset time ranges',
  'configurations.rangesLead': "Shown in the picker, in this order; 'All messages' is always last.",
  'configurations.rangesHelp':
    'ISO 8601 durations such as PT15M or P1DT12H; PT0S means all messages. Without a label, the duration itself is shown.',
  'configurations.duration': 'Duration {{number}}',
  'configurations.labelOf': 'Label {{number}}',
  'configurations.optionLabel': 'Label',
  'configurations.newOption': 'New duration',
  'configurations.addOption': 'Add duration',
  'configurations.removeOption': 'Remove {{title}}',
  'configurations.durationZero': 'Must be longer than zero.',
  'configurations.durationTwice': 'This duration is already in the list.',

  'configurations.refreshTitle': 'Auto refresh',
  'configurations.refreshLead':
    'How often searches can refresh automatically. Short intervals put a heavy load on the cluster when many people are watching.',
  'configurations.refreshIntervals': 'Available intervals',
  'configurations.refreshHelp': 'ISO 8601 durations such as PT10S or PT1M, offered in this order.',
  'configurations.refreshUsual': 'Default',
  'configurations.refreshUsualGone': 'Choose one of the available intervals.',

  'configurations.surroundingTitle': 'Surrounding messages',
  'configurations.surroundingLead':
    'How far around a message users may look, and which of its fields the surrounding messages share.',
  'configurations.surroundingRanges': 'Before and after',
  'configurations.surroundingHelp':
    'ISO 8601 durations such as PT5S or PT1M, offered in this order.',
  'configurations.surroundingFields': 'Shared fields',

  'configurations.analysisTitle': 'Fields analysed only on request',
  'configurations.analysisLead':
    'Values of these fields are counted only after confirmation, because a large number of different values can overload the cluster.',
  'configurations.fields': 'Fields',
  'configurations.fieldsHelp': 'Press Enter or Tab to add a field.',
  'configurations.fieldPlaceholder': 'Field name',

  'configurations.processorsTitle': 'Message processors',
  'configurations.processorsLead':
    'How messages are processed between input and index, in this order.',
  'configurations.processorOn': 'Enable {{title}}',
  'configurations.processorsEmbedded':
    'This node runs both in one step, so their order has no effect here. The filter chain, which adds the static fields of inputs, is always on. Without the stream rules, all messages go to the default stream.',

  'configurations.allowListLead':
    'URLs that the server may request for inputs, lookup adapters and notifications. An exact match allows a single URL. A regular expression matches anywhere in a URL: start it with ^ and end it with $.',
  'configurations.allowListDisabled': 'Disable the allow-list',
  'configurations.allowListDisabledHelp':
    'The server may request any URL, including internal services.',
  'configurations.allowListOff': 'The allow-list is disabled.',
  'configurations.allowListEmpty': 'The allow-list is empty: the server requests no URLs.',
  'configurations.tryTitle': 'Test a URL',
  'configurations.tryAddress': 'URL',
  'configurations.addEntry': 'Add URL',
  'configurations.removeEntry': 'Remove {{title}}',
  'configurations.entryTitle': 'Title {{number}}',
  'configurations.entryValue': 'URL {{number}}',
  'configurations.entryType': 'Type {{number}}',

  'configurations.indexSetsLead':
    'Defaults for new index sets. Existing index sets are not changed.',
  'configurations.indexSetsTemplate':
    'These are the settings of the default index set template, which is chosen and changed in the index set templates of Graylog.',
  'configurations.indexSetsEmbedded':
    'Analyzer, shards, replicas, segments and the field type interval are saved but have no effect on this node: each index is a single file, and field types are known immediately.',

  'configurations.sessionsTitle': 'Sessions',
  'configurations.sessionsLead': 'How long users can be idle before they are logged out.',
  'configurations.sessionTimeout': 'Session timeout',
  'configurations.ownTimeouts': 'Set per user',
  'configurations.sessionsOn': 'Use one timeout for everyone',
  'configurations.sessionsOnHelp':
    'Takes effect immediately, also for open sessions, and overrides the timeouts of users.',
  'configurations.sessionsHelp':
    'ISO 8601 duration in days, hours and minutes, such as PT8H. At least one minute.',

  'configurations.sharingTitle': 'Sharing',
  'configurations.sharingLead':
    'Who owners can share streams, dashboards and searches with. Existing shares are kept.',
  'configurations.sharingEveryone': 'Sharing with everyone',
  'configurations.sharingEveryoneHelp': 'Owners can share with everyone who can sign in.',
  'configurations.sharingUsers': 'Sharing with users',
  'configurations.sharingUsersHelp': 'Owners can share with individual users.',
  'configurations.allowed': 'Allowed',
  'configurations.notAllowed': 'Not allowed',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
