import type { texts as english } from '../en/forms';
import type { Translation } from '../translation';

/** Texts of fields, forms, wizards and dialogs of every area. */
export const texts = {
  'forms.required': 'Das Feld muss ausgefüllt sein.',
  'forms.tooSmall': 'Muss größer als {{limit}} sein.',
  'forms.tooLarge': 'Muss kleiner als {{limit}} sein.',
  'forms.optional': '(optional)',
  'forms.problems_one': '{{count}} Feld muss geprüft werden',
  'forms.problems_other': '{{count}} Felder müssen geprüft werden',
  'forms.problem': '{{label}}: {{problem}}',
  'forms.refused': 'Der Server hat dies nicht angenommen.',
  'forms.cancel': 'Abbrechen',
  'forms.close': 'Schließen',
  'forms.busy': 'Wird gespeichert…',
  'forms.saved': 'Gespeichert',
  'forms.notSaved': 'Nicht gespeichert',
  'forms.draftKept': 'Entwurf gesichert',
  'forms.draftRestored': 'Was hier ungespeichert blieb, steht wieder im Formular.',
  'forms.discardDraft': 'Entwurf verwerfen',
  'forms.draftDiscarded': 'Entwurf verworfen',
  'forms.undo': 'Rückgängig',

  'leave.title': 'Wirklich verlassen?',
  'leave.draftStays':
    'Die Änderungen sind nicht gespeichert. Sie bleiben ohne Passwörter als Entwurf in diesem Browser und stehen beim nächsten Öffnen wieder im Formular.',
  'leave.lost': 'Die Änderungen sind nicht gespeichert und gehen verloren.',
  'leave.stay': 'Bleiben',
  'leave.leave': 'Verlassen',
  'leave.keepDraft': 'Verlassen und Entwurf behalten',
  'leave.discard': 'Verlassen und verwerfen',

  'wizard.previous': 'Zurück',
  'wizard.next': 'Weiter',
  'wizard.done': ', erledigt',
  'wizard.problem': ', muss korrigiert werden',

  'confirm.typeCount_one': 'Zur Bestätigung {{count}} eingeben',
  'confirm.typeCount_other': 'Zur Bestätigung, dass alle gelöscht werden, {{count}} eingeben',
  'confirm.lookingUp': 'Abhängige Objekte werden gesucht…',
  'confirm.unknownDependents': 'Was davon abhängt, ließ sich nicht ermitteln.',
  'confirm.dependents_one': '{{count}} anderes Objekt hängt davon ab',
  'confirm.dependents_other': '{{count}} andere Objekte hängen davon ab',
  'confirm.more_one': 'und {{count}} weiteres',
  'confirm.more_other': 'und {{count}} weitere',

  'config.title': 'Titel',
  'config.password': '********',
  'config.reset': 'Zurücksetzen',
  'config.undoReset': 'Zurücksetzen aufheben',
  'config.resetHelp': 'Der Wert wird beim Speichern entfernt, wenn hier kein neuer steht.',
  'config.isSet': 'Ein Wert ist gesetzt. Er lässt sich nicht auslesen.',
  'config.fileChosen': '{{name}} wird beim Speichern gesendet.',
  'config.fileUnreadable': '{{name}} ist nicht lesbar.',
  'config.notEncrypted':
    'Der Server verlangt eine Datei ohne Verschlüsselung. Das wird nicht unterstützt.',
  'config.none': 'Keine Angabe',

  'resource.show': 'Ansehen',
  'resource.edit': 'Bearbeiten',
  'resource.change': 'Bearbeiten…',
  'resource.delete': 'Löschen…',
  'resource.more': 'Mehr',

  'page.documentation': 'Dokumentation',
  'page.documentationOf': 'Dokumentation zu {{title}}, in einem neuen Tab',
  'page.experimental': 'Experimentell',
  'page.experimentalHelp': 'Diese Funktion ist neu und gilt als experimentell.',
  'page.legacy': 'Veraltet',
  'page.legacyHelp':
    'Diese Funktion wird nicht weitergeführt und in einer künftigen Version entfernt.',
} as const satisfies Translation<typeof english>;
