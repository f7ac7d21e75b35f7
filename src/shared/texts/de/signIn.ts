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
} as const satisfies Translation<typeof english>;
