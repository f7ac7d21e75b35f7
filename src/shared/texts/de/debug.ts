import type { texts as english } from '../en/debug';
import type { Translation } from '../translation';

/** Texts of the debug information of widgets, in development builds. */
export const texts = {
  'debug.title': 'Debug-Informationen zu „{{title}}“',
  'debug.query': 'Abfrage',
  'debug.request': 'Anfrage',
  'debug.response': 'Antwort',
} as const satisfies Translation<typeof english>;
