/** Texts of the figures of metrics. */
export const texts = {
  'system.figure.value': 'Value',
  'system.figure.count': 'Count',
  'system.figure.rateTotal': 'Total',
  'system.figure.rateMean': 'Mean rate',
  'system.figure.rate1': 'Rate, last minute',
  'system.figure.rate5': 'Rate, last 5 minutes',
  'system.figure.rate15': 'Rate, last 15 minutes',
  'system.figure.rateUnit': 'Unit of rates',
  'system.figure.min': 'Minimum',
  'system.figure.max': 'Maximum',
  'system.figure.mean': 'Mean',
  'system.figure.deviation': 'Standard deviation',
  'system.figure.percentile95': '95th percentile',
  'system.figure.percentile98': '98th percentile',
  'system.figure.percentile99': '99th percentile',
  'system.figure.timeUnit': 'Unit of durations',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
