import type { texts as english } from '../en/streamChoice';
import type { Translation } from '../translation';

/** Texts of the choice of streams that are searched. */
export const texts = {
  'streams.find': 'Stream suchen',
  'streams.none': 'Kein Stream passt.',
  'streams.clear': 'Leeren',
  'streams.apply': 'Anwenden und suchen',
  'streams.more_one': '{{count}} weiterer Stream; ein Name grenzt ein.',
  'streams.more_other': '{{count}} weitere Streams; ein Name grenzt ein.',
  'streams.loading': 'Streams werden geladen',
} as const satisfies Translation<typeof english>;
