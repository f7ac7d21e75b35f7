import type { texts as english } from '../en/signOut';
import type { Translation } from '../translation';

/** Texts of the question before unsaved work is deleted on signing out. */
export const texts = {
  'signOut.title': 'Abmelden und Änderungen verwerfen?',
  'signOut.question':
    'Die Abmeldung löscht diese nicht gespeicherten Änderungen aus diesem Browser:',
  'signOut.untitledDashboard': 'Neues Dashboard',
  'signOut.untitledSearch': 'Neue Suche',
  'signOut.more_one': '{{count}} weiteres Dashboard oder weitere Suche',
  'signOut.more_other': '{{count}} weitere Dashboards und Suchen',
  'signOut.forms_one': '{{count}} ausgefülltes Formular',
  'signOut.forms_other': '{{count}} ausgefüllte Formulare',
  'signOut.confirm': 'Änderungen verwerfen und abmelden',
  'signOut.cancel': 'Abbrechen',
  'signOut.close': 'Schließen',
} as const satisfies Translation<typeof english>;
