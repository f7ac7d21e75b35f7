import type { texts as english } from '../en/follow';
import type { Translation } from '../translation';

/** Texts of following a search as its messages come. */
export const texts = {
  'follow.start': 'Mitlesen',
  'follow.stop': 'Mitlesen läuft',
  'follow.help':
    'Zeigt neue Nachrichten, sobald sie eintreffen. Wer weiter unten liest, wird nicht gestört. Verspätete Nachrichten werden mitgezählt und an ihrer Stelle eingefügt.',
  'follow.came': '{{amount}} neu',
  'follow.failed': 'Der Server antwortet nicht. Das Mitlesen läuft weiter, sobald er antwortet.',
} as const satisfies Translation<typeof english>;
