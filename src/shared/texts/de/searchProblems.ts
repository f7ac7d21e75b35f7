import type { texts as english } from '../en/searchProblems';
import type { Translation } from '../translation';

export const texts = {
  'search.runAgain': 'Erneut suchen',
  'status.outdated': 'Angezeigt werden die Ergebnisse der vorigen Suche.',
  'problem.failedTitle': 'Die Suche ist fehlgeschlagen',
  'problem.partialTitle': 'Nicht alles konnte durchsucht werden',
  'problem.messages': 'Nachrichten: {{reason}}',
  'problem.histogram': 'Anzahl der Nachrichten: {{reason}}',
} as const satisfies Translation<typeof english>;
