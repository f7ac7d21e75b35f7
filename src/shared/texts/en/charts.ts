/** Texts of charts. */
export const texts = {
  'charts.more_one': '{{count}} more',
  'charts.more_other': '{{count}} more',
  'charts.moreEvents_one': '{{count}} more event',
  'charts.moreEvents_other': '{{count}} more events',
  'legend.hide': 'Hide series',
  'legend.unhide': 'Show series',
  'legend.isolate': 'Show only this series',
  'legend.page': '{{first}}–{{last}} of {{total}}',
  'legend.previous': 'Previous series',
  'legend.next': 'Next series',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
