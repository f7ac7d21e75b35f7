import type { texts as english } from '../en/slices';
import type { Translation } from '../translation';

/** Texts of a search over a long window that is run in slices. */
export const texts = {
  'slices.searched_one': '{{done}} von {{whole}} Tag durchsucht',
  'slices.searched_other': '{{done}} von {{whole}} Tagen durchsucht',
  'slices.approximate': 'Die Stufen mancher Balken sind ungefähr',
  'slices.approximateHelp':
    'Ein Balken wurde in zwei Teilen durchsucht, die je nur ihre häufigsten Werte nennen. Seine Summe ist genau.',
  'slices.stoppedTitle': 'Angehalten: Angezeigt wird, was bis dahin vorlag',
  'slices.failedTitle': 'Teile des Zeitraums ließen sich nicht durchsuchen',
  'slices.missing': 'Nicht durchsucht: {{window}}',
  'slices.missingFor': 'Nicht durchsucht: {{window}}. {{reason}}',
  'slices.searchRest': 'Alles erneut durchsuchen',
} as const satisfies Translation<typeof english>;
