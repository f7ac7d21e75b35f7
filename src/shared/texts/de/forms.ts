import type { texts as english } from '../en/forms';
import type { Translation } from '../translation';

/** Texts of fields, forms, wizards and dialogs of every area. */
export const texts = {
  'forms.required': 'Dieses Feld ist erforderlich.',
  'forms.tooSmall': 'Muss mindestens {{limit}} sein.',
  'forms.tooLarge': 'Darf höchstens {{limit}} sein.',
  'forms.optional': '(optional)',
  'forms.problems_one': '{{count}} Feld muss geprüft werden',
  'forms.problems_other': '{{count}} Felder müssen geprüft werden',
  'forms.problem': '{{label}}: {{problem}}',
  'forms.refused': 'Der Server hat dies abgelehnt.',
  'forms.cancel': 'Abbrechen',
  'forms.close': 'Schließen',
  'forms.busy': 'Wird gespeichert…',
  'forms.saved': 'Gespeichert',
  'forms.notSaved': 'Nicht gespeichert',
  'forms.draftKept': 'Entwurf gesichert',
  'forms.draftRestored': 'Nicht gespeicherte Änderungen wurden wiederhergestellt.',
  'forms.discardDraft': 'Entwurf verwerfen',
  'forms.draftDiscarded': 'Entwurf verworfen',
  'forms.undo': 'Rückgängig',

  'leave.title': 'Wirklich verlassen?',
  'leave.draftStays':
    'Die Änderungen sind nicht gespeichert. Sie bleiben ohne Passwörter als Entwurf in diesem Browser und werden beim nächsten Öffnen wiederhergestellt.',
  'leave.lost': 'Die Änderungen sind nicht gespeichert und gehen verloren.',
  'leave.stay': 'Bleiben',
  'leave.leave': 'Verlassen',
  'leave.keepDraft': 'Verlassen und Entwurf behalten',
  'leave.discard': 'Verlassen und verwerfen',

  'wizard.previous': 'Zurück',
  'wizard.next': 'Weiter',
  'wizard.done': ', erledigt',
  'wizard.problem': ', bitte korrigieren',

  'confirm.typeCount_one': 'Zur Bestätigung {{count}} eingeben',
  'confirm.typeCount_other': 'Zur Bestätigung {{count}} eingeben',
  'confirm.lookingUp': 'Abhängigkeiten werden geprüft…',
  'confirm.unknownDependents': 'Abhängigkeiten konnten nicht geprüft werden.',
  'confirm.dependents_one': '{{count}} anderes Objekt hängt davon ab',
  'confirm.dependents_other': '{{count}} andere Objekte hängen davon ab',
  'confirm.more_one': 'und {{count}} weiteres',
  'confirm.more_other': 'und {{count}} weitere',

  'config.title': 'Titel',
  'config.password': '********',
  'config.reset': 'Zurücksetzen',
  'config.undoReset': 'Zurücksetzen aufheben',
  'config.resetHelp': 'Der Wert wird beim Speichern entfernt, sofern kein neuer eingegeben wird.',
  'config.isSet': 'Ein Wert ist gesetzt. Er kann nicht angezeigt werden.',
  'config.fileChosen': '{{name}} wird beim Speichern gesendet.',
  'config.fileUnreadable': '{{name}} konnte nicht gelesen werden.',
  'config.notEncrypted':
    'Der Server verlangt eine Datei ohne Verschlüsselung. Das wird nicht unterstützt.',
  'config.none': 'Keine Angabe',

  'resource.show': 'Anzeigen',
  'resource.edit': 'Bearbeiten',
  'resource.change': 'Bearbeiten…',
  'resource.delete': 'Löschen…',
  'resource.more': 'Mehr',

  'page.documentation': 'Dokumentation',
  'page.documentationOf': 'Dokumentation zu {{title}}, öffnet in einem neuen Tab',
  'page.experimental': 'Experimentell',
  'page.experimentalHelp': 'Diese Funktion ist neu und gilt als experimentell.',
  'page.legacy': 'Veraltet',
  'page.legacyHelp':
    'Diese Funktion wird nicht weitergeführt und in einer künftigen Version entfernt.',
} as const satisfies Translation<typeof english>;
