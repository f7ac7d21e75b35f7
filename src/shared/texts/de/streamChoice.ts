import type { texts as english } from '../en/streamChoice';
import type { Translation } from '../translation';

/** Texts of the choice of streams that are searched. */
export const texts = {
  'streams.find': 'Streams durchsuchen',
  'streams.none': 'Keine passenden Streams.',
  'streams.clear': 'Leeren',
  'streams.apply': 'Anwenden und suchen',
  'streams.more_one': '{{count}} weiterer Stream. Nach Namen eingrenzen.',
  'streams.more_other': '{{count}} weitere Streams. Nach Namen eingrenzen.',
  'streams.loading': 'Streams werden geladen…',
} as const satisfies Translation<typeof english>;
