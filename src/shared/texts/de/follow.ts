import type { texts as english } from '../en/follow';
import type { Translation } from '../translation';

/** Texts of following a search as its messages come. */
export const texts = {
  'follow.start': 'Mitlesen',
  'follow.stop': 'Mitlesen läuft',
  'follow.help':
    'Zeigt neue Nachrichten, sobald sie kommen. Wer weiter unten liest, wird nicht gestört. Was mehr als zwei Minuten nach seiner eigenen Zeit eintrifft, findet die nächste Suche.',
  'follow.came': '{{amount}} eingetroffen',
  'follow.failed': 'Der Server antwortet nicht; es geht weiter, sobald er es tut.',
} as const satisfies Translation<typeof english>;
