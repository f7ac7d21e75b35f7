/** Texts of the choice of streams that are searched. */
export const texts = {
  'streams.find': 'Search streams',
  'streams.none': 'No streams match.',
  'streams.clear': 'Clear',
  'streams.apply': 'Apply and search',
  'streams.more_one': '{{count}} more stream. Narrow them down by name.',
  'streams.more_other': '{{count}} more streams. Narrow them down by name.',
  'streams.loading': 'Loading streams…',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
