/** Texts of charts. */
export const texts = {
  'charts.more_one': '{{count}} more',
  'charts.more_other': '{{count}} more',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
