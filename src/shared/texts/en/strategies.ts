/** Texts of rotation, retention and the other settings of index sets. */
export const texts = {
  'strategies.rotation': 'Rotation',
  'strategies.rotation.time': 'By time',
  'strategies.rotation.messages': 'By number of messages',
  'strategies.rotation.size': 'By size',
  'strategies.rotation.optimizing': 'Time-size-optimized',
  'strategies.messagesPerIndex': 'Messages per index',
  'strategies.bytesPerIndex': 'Index size (bytes)',
  'strategies.rotationPeriod': 'Rotation period',
  'strategies.rotationPeriodHelp': 'How long an index receives messages, such as P1D (1 day).',
  'strategies.longestPeriod': 'Maximum rotation period',
  'strategies.longestPeriodHelp':
    'Applies instead of the rotation period if it is shorter. Leave empty for no limit.',
  'strategies.rotatesEmpty': 'Rotate empty indices',
  'strategies.leastRetention': 'Minimum retention',
  'strategies.dataTiering': 'Data tiering',
  'strategies.mostRetention': 'Maximum retention',
  'strategies.leastDays': 'Minimum retention in days',
  'strategies.mostDays': 'Maximum retention in days',
  'strategies.mostDaysHelp':
    'A few days more than the minimum, so that indices can grow large enough.',
  'strategies.lifetimeTooLong':
    "Must be {{days}} or less: the server's configuration limits the retention.",
  'strategies.lifetimeTooShort': 'Must be at least one day more than the minimum.',
  'strategies.retention': 'Retention',
  'strategies.retention.delete': 'Delete',
  'strategies.retention.close': 'Close',
  'strategies.retention.keep': 'Keep',
  'strategies.mostIndices': 'Maximum number of indices',
  'strategies.messageCount_one': '{{messages}} message',
  'strategies.messageCount_other': '{{messages}} messages',
  'strategies.indexCount_one': '{{indices}} index',
  'strategies.indexCount_other': '{{indices}} indices',
  'strategies.keptFor': 'Keeps up to',
  'strategies.keptIn': '{{amount}} ({{indices}})',
  'strategies.keeps': 'Keeps up to {{amount}}.',
  'strategies.noEffect':
    'The storage settings have no effect on this server: each index is a single file, and field types are known immediately.',
  'strategies.showStorage': 'Show storage settings',
  'strategies.hideStorage': 'Hide storage settings',
  'strategies.analyzer': 'Analyzer',
  'strategies.shards': 'Shards',
  'strategies.replicas': 'Replicas',
  'strategies.segments': 'Segments after optimization',
  'strategies.optimizes': 'Optimize after rotation',
  'strategies.fieldRefresh': 'Field type refresh interval',
  'strategies.refreshTooShort': 'Must be at least 1 second.',
  'strategies.on': 'On',
  'strategies.off': 'Off',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
