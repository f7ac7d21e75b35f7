import type { texts as english } from '../en/signIn';
import type { Translation } from '../translation';

/** Texts of signing in. */
export const texts = {
  'signIn.welcome': 'Willkommen bei Graylog',
  'signIn.lead': 'Anmelden, um Logs zu durchsuchen.',
  'signIn.username': 'Benutzername',
  'signIn.password': 'Passwort',
  'signIn.submit': 'Anmelden',
  'signIn.submitting': 'Anmeldung läuft…',
  'signIn.wrong': 'Falscher Benutzername oder falsches Passwort.',
  'signIn.needed': 'Benutzername und Passwort eingeben.',
  'signIn.capsLock': 'Die Feststelltaste ist aktiviert.',
  'signIn.unreachable':
    'Der Server ist nicht erreichbar. Die Anmeldung ist möglich, sobald er wieder antwortet.',
  'signIn.again': 'Die Sitzung ist beendet',
  'signIn.againLead':
    'Zum Fortfahren erneut anmelden. Die Seite bleibt, wie sie ist, und keine Eingabe geht verloren.',
  'signIn.otherUser': 'Bei Anmeldung mit einem anderen Konto öffnet sich die Startseite.',
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
