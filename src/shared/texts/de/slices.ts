import type { texts as english } from '../en/slices';
import type { Translation } from '../translation';

/** Texts of a search over a long window that is run in slices. */
export const texts = {
  'slices.searched_one': '{{done}} von {{whole}} Tag durchsucht',
  'slices.searched_other': '{{done}} von {{whole}} Tagen durchsucht',
  'slices.approximate': 'Die Level mancher Balken sind ungefähr',
  'slices.approximateHelp':
    'Ein Balken wurde in zwei Teilen durchsucht, die jeweils nur ihre häufigsten Werte liefern. Seine Summe ist genau.',
  'slices.stoppedTitle': 'Angehalten: bisherige Ergebnisse',
  'slices.failedTitle': 'Teile des Zeitraums konnten nicht durchsucht werden',
  'slices.missing': 'Nicht durchsucht: {{window}}',
  'slices.missingFor': 'Nicht durchsucht: {{window}}. {{reason}}',
  'slices.searchRest': 'Alles erneut durchsuchen',
} as const satisfies Translation<typeof english>;
