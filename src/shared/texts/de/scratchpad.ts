import type { texts as english } from '../en/scratchpad';
import type { Translation } from '../translation';

/** Texts of the scratchpad. */
export const texts = {
  'scratchpad.title': 'Notizblock',
  'scratchpad.close': 'Schließen',
  'scratchpad.move': 'Mit den Pfeiltasten das Fenster verschieben.',
  'scratchpad.resize': 'Ziehen oder Pfeiltasten ändern die Größe',
  'scratchpad.warningTitle': 'Diese Notizen bleiben in diesem Browser',
  'scratchpad.warning':
    'Alle, die diesen Browser benutzen, können sie lesen, auch nach der Abmeldung. Hier keine Passwörter oder anderen Geheimnisse aufbewahren.',
  'scratchpad.gotIt': 'Verstanden',
  'scratchpad.notes': 'Notizen',
  'scratchpad.placeholder': 'Abfragen, IDs und Notizen dieser Untersuchung…',
  'scratchpad.saved': 'Automatisch gespeichert.',
  'scratchpad.copied': 'Kopiert!',
  'scratchpad.copyFailed': 'Kopieren fehlgeschlagen. Text markieren und Strg+C oder Cmd+C drücken.',
  'scratchpad.cleared': 'Geleert.',
  'scratchpad.clear': 'Leeren',
  'scratchpad.copy': 'Kopieren',
  'scratchpad.cancel': 'Abbrechen',
  'scratchpad.clearTitle': 'Notizblock leeren',
  'scratchpad.clearQuestion': 'Der Inhalt des Notizblocks wird gelöscht. Fortfahren?',
} as const satisfies Translation<typeof english>;
