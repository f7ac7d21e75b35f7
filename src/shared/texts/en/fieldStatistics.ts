/** Texts of what is told of a field's values. */
export const texts = {
  'statistics.label': 'Statistics',
  'statistics.loading': 'Counting…',
  'statistics.count': 'Count',
  'statistics.card': 'Cardinality',
  'statistics.sum': 'Sum',
  'statistics.avg': 'Average',
  'statistics.min': 'Minimum',
  'statistics.max': 'Maximum',
  'statistics.stddev': 'Standard deviation',
  'statistics.variance': 'Variance',
  'statistics.percentile': '95th percentile',
  'statistics.disabled':
    'Analysis of this field is disabled by an administrator because it can slow down the cluster.',
  'statistics.fullText': 'Full text: counting values is slow and not supported by every server.',
  'statistics.many': '{{values}} different values: finding the most frequent ones may be slow.',
  'statistics.countAnyway': 'Count anyway',
  'statistics.showChart': 'Show over time',
  'statistics.hideChart': 'Hide chart',
  'statistics.chartComes': 'Loading chart…',
  'statistics.chartFailed': 'Could not load the chart.',
  'statistics.chartKeys':
    '{{what}} over time. Use the left and right arrow keys to move between bars.',
  'statistics.asReceived': 'As received',
  'statistics.asWidget': 'Add as widget',
  'statistics.average': 'Average of {{field}}',
  'statistics.having': 'Messages with {{field}}',
  'statistics.stretch': '{{from}} to {{until}}: {{value}}',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
