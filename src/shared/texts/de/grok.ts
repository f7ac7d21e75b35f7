import type { texts as english } from '../en/grok';
import type { Translation } from '../translation';

/** Texts of grok patterns. */
export const texts = {
  'grok.title': 'Grok-Muster',
  'grok.lead':
    'Benannte Ausdrücke, die Felder aus Text extrahieren. Extraktoren und andere Muster verweisen mit %{NAME} darauf.',
  'grok.empty':
    'Ein Grok-Muster ist ein benannter regulärer Ausdruck. Erstellen Sie eines oder importieren Sie eine Datei mit Mustern.',
  'grok.loading': 'Grok-Muster werden geladen…',
  'grok.new': 'Neues Muster',
  'grok.newTitle': 'Neues Grok-Muster',
  'grok.edit': 'Grok-Muster bearbeiten',
  'grok.create': 'Muster erstellen',
  'grok.update': 'Muster speichern',
  'grok.created': 'Das Grok-Muster „{{name}}“ wurde erstellt.',
  'grok.updated': 'Das Grok-Muster „{{name}}“ wurde gespeichert.',
  'grok.column.name': 'Name',
  'grok.column.pattern': 'Muster',
  'grok.column.users': 'Verwendet von Mustern',
  'grok.field.name': 'Name',
  'grok.field.nameHelp':
    'Buchstaben, Ziffern und Unterstriche. Andere verweisen damit auf das Muster, als %{NAME}.',
  'grok.nameSpaces': 'Ein Name darf keine Leerzeichen enthalten.',
  'grok.field.pattern': 'Muster',
  'grok.field.patternHelp':
    'Ein regulärer Ausdruck. %{NAME} fügt ein anderes Muster ein, %{NAME:feld} speichert den Treffer zusätzlich in einem Feld, %{NAME:feld;int} mit einem Typ.',
  'grok.invalid': 'Das Muster ist ungültig.',
  'grok.unknown': 'Es gibt kein Muster {{name}}.',
  'grok.literal':
    '{{text}} ist kein Verweis und wird wörtlich gesucht. Verweise haben die Form %{NAME} oder %{NAME:feld}.',
  'grok.duplicate':
    '{{field}} wird mehrfach erfasst. Passen mehrere Stellen, wird das Feld eine Liste.',
  'grok.notChecked': 'Das Muster konnte nicht geprüft werden',
  'grok.test': 'Muster testen',
  'grok.sample': 'Beispieltext',
  'grok.newest': 'Neueste Nachricht verwenden',
  'grok.noMessages': 'Es gibt noch keine Nachrichten.',
  'grok.newestFailed': 'Die neueste Nachricht konnte nicht geladen werden',
  'grok.namedOnly': 'Nur benannte Felder',
  'grok.namedOnlyHelp': 'Lässt weg, was %{NAME} ohne Feld erfasst.',
  'grok.matched': 'Das Muster passt auf den Beispieltext.',
  'grok.notMatched': 'Das Muster passt nicht auf den Beispieltext.',
  'grok.stopped': 'Sein Anfang passt auf den markierten Text; danach passt {{part}} nicht.',
  'grok.noFields': 'Es erfasst keine Felder.',
  'grok.captured': 'Erfasster Text',
  'grok.fields': 'Erfasste Felder',
  'grok.fieldName': 'Feld',
  'grok.fieldValue': 'Wert',
  'grok.delete': 'Grok-Muster löschen',
  'grok.deleteMeans':
    'Muster, Extraktoren und Pipeline-Regeln, die darauf verweisen, funktionieren nicht mehr.',
  'grok.deleted': 'Das Grok-Muster „{{name}}“ wurde gelöscht.',
  'grok.deleteMany_one': '{{count}} Grok-Muster löschen',
  'grok.deleteMany_other': '{{count}} Grok-Muster löschen',
  'grok.deleteManyMeans':
    'Muster, Extraktoren und Pipeline-Regeln, die auf sie verweisen, funktionieren nicht mehr.',
  'grok.deletedMany_one': '{{count}} Grok-Muster gelöscht',
  'grok.deletedMany_other': '{{count}} Grok-Muster gelöscht',
  'grok.download': 'Herunterladen',
  'grok.downloadFailed': 'Die Grok-Muster konnten nicht heruntergeladen werden',
  'grok.import': 'Importieren…',
  'grok.importTitle': 'Grok-Muster importieren',
  'grok.importFile': 'Datei',
  'grok.importLead':
    'Eine Textdatei mit einem Namen und einem Muster je Zeile, wie beim Herunterladen. Zeilen, die mit # beginnen, werden übersprungen.',
  'grok.importStrategy': 'Importstrategie',
  'grok.importAbort': 'Abbrechen, wenn ein Name vergeben ist',
  'grok.importReplace': 'Gleichnamige Muster ersetzen',
  'grok.importDrop': 'Zuerst alle vorhandenen Muster löschen',
  'grok.importDropMeans':
    'Alle vorhandenen Muster werden gelöscht. Extraktoren und Pipeline-Regeln, die auf eines verweisen, das nicht in der Datei steht, funktionieren nicht mehr.',
  'grok.importCount_one': '{{count}} Muster in der Datei',
  'grok.importCount_other': '{{count}} Muster in der Datei',
  'grok.importNone': 'Die Datei enthält keine Muster.',
  'grok.importSkipped_one': '{{count}} Zeile ist kein Muster und wird übersprungen: {{lines}}',
  'grok.importSkipped_other':
    '{{count}} Zeilen sind keine Muster und werden übersprungen: {{lines}}',
  'grok.importTaken_one': '{{count}} Name ist bereits vergeben: {{names}}',
  'grok.importTaken_other': '{{count}} Namen sind bereits vergeben: {{names}}',
  'grok.importRun': 'Importieren',
  'grok.importFailed': 'Es wurden keine Muster importiert',
  'grok.imported_one': '{{count}} Grok-Muster importiert',
  'grok.imported_other': '{{count}} Grok-Muster importiert',
  'grok.close': 'Schließen',
  'grok.more': '+{{count}}',
} as const satisfies Translation<typeof english>;
