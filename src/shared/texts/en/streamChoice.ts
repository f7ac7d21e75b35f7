/** Texts of the choice of streams that are searched. */
export const texts = {
  'streams.find': 'Find a stream',
  'streams.none': 'No streams match.',
  'streams.clear': 'Clear',
  'streams.apply': 'Apply and search',
  'streams.more_one': '{{count}} more stream; narrow it down by name.',
  'streams.more_other': '{{count}} more streams; narrow it down by name.',
  'streams.loading': 'Loading streams',
} as const;
