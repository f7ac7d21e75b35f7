/** Texts of the export of a search. */
export const texts = {
  'export.title': 'Alle Suchergebnisse exportieren',
  'export.titleDashboard': 'Suchergebnisse einer Nachrichtentabelle exportieren',
  'export.searchFailed':
    'Die Nachrichten können nicht exportiert werden, weil ihre Suche fehlgeschlagen ist',
  'export.table': 'Nachrichtentabelle',
  'export.format': 'Ausgabeformat',
  'export.csv': 'Kommagetrennte Werte (CSV)',
  'export.fields': 'Felder im Export',
  'export.fieldsHelp':
    'Die Spalten der Datei in dieser Reihenfolge. Um ein nicht aufgeführtes Feld hinzuzufügen, dessen Namen eingeben.',
  'export.limit': 'Höchstzahl der Nachrichten',
  'export.limitHelp': 'Ohne Begrenzung werden alle {{total}} exportiert, die ältesten zuerst.',
  'export.withoutFormulas': 'Sicher für Tabellenkalkulationen',
  'export.withoutFormulasHelp':
    'Werten, die eine Tabellenkalkulation als Formel ausführen würde, wird ein Apostroph vorangestellt. Ohne diese Option werden Werte so geschrieben, wie der Server sie sendet.',
  'export.ndjson': 'Ein JSON-Objekt je Zeile (NDJSON)',
  'export.json': 'JSON-Liste',
  'export.cut':
    'Die ältesten {{limit}} von {{total}} Nachrichten werden exportiert, {{cut}} neuere nicht.',
  'export.escapeMarks': 'Richtungszeichen maskieren',
  'export.escapeMarksHelp':
    'Unsichtbare Zeichen, die die Textrichtung ändern, werden als \\u202e geschrieben. Ohne diese Option werden sie wie empfangen geschrieben.',
  'export.start': 'Download starten',
  'export.downloading': 'Wird heruntergeladen…',
  'export.widgetFailed': 'Export für das Widget fehlgeschlagen',
  'export.noTables': 'Erst eine Nachrichtentabelle erstellen, um deren Ergebnis zu exportieren.',
  'export.failed': 'Export fehlgeschlagen',
  'export.progress': '{{rows}} von {{promised}} Nachrichten, {{bytes}}',
  'export.whole': '{{name}} enthält {{rows}} Nachrichten ({{bytes}}), alle gefundenen.',
  'export.limited':
    '{{name}} enthält die ältesten {{rows}} von {{total}} Nachrichten ({{bytes}}); die Begrenzung auf {{limit}} hat {{cut}} ausgelassen.',
  'export.more':
    '{{name}} enthält {{rows}} Nachrichten ({{bytes}}). Die Suche fand {{promised}}; inzwischen sind weitere eingetroffen.',
  'export.fewerTitle': 'Die Datei enthält weniger Nachrichten, als die Suche fand',
  'export.fewer':
    '{{name}} enthält {{rows}} Nachrichten; die Suche fand {{promised}}. Vielleicht wurden inzwischen welche gelöscht. Die Suche wiederholen und vergleichen.',
  'export.cutShortTitle': 'Die Datei ist unvollständig',
  'export.cutShort':
    '{{name}} endet mitten in einer Nachricht, nach {{rows}} von {{promised}} Nachrichten. Den Download erneut starten.',
  'export.broken':
    'Die Verbindung brach nach {{rows}} von {{promised}} Nachrichten ({{bytes}}) ab. Es wurde nichts gespeichert. Den Download erneut starten.',
} as const;
