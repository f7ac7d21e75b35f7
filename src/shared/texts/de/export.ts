/** Texts of the export of a search. */
export const texts = {
  'export.title': 'Alle Suchergebnisse exportieren',
  'export.table': 'Nachrichtentabelle',
  'export.format': 'Ausgabeformat',
  'export.csv': 'Kommagetrennte Werte (CSV)',
  'export.fields': 'Felder im Export',
  'export.fieldsHelp':
    'Die Spalten der Datei in dieser Reihenfolge. Um ein nicht aufgeführtes Feld hinzuzufügen, dessen Namen eingeben.',
  'export.limit': 'Höchstzahl der Nachrichten',
  'export.limitHelp':
    'Ohne Limit werden alle {{total}} exportiert, die ältesten zuerst. Das Limit kann überschritten werden, weil Nachrichten in ganzen Blöcken exportiert werden.',
  'export.withoutFormulas': 'Sicher für Tabellenkalkulationen',
  'export.withoutFormulasHelp':
    'Werten, die eine Tabellenkalkulation als Formel ausführen würde, wird ein Apostroph vorangestellt. Ohne diese Option werden Werte wie empfangen geschrieben.',
  'export.start': 'Download starten',
  'export.downloading': 'Wird heruntergeladen…',
  'export.failed': 'Export fehlgeschlagen',
  'export.progress': '{{rows}} von {{promised}} Nachrichten, {{bytes}}',
  'export.whole': '{{name}} enthält {{rows}} Nachrichten ({{bytes}}), alle gefundenen.',
  'export.limited':
    '{{name}} enthält {{rows}} von {{total}} Nachrichten ({{bytes}}); das Limit war {{limit}}.',
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
