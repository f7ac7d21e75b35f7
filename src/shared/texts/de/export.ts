/** Texts of the export of a search. */
export const texts = {
  'export.title': 'Alle Suchergebnisse exportieren',
  'export.table': 'Nachrichtentabelle',
  'export.format': 'Ausgabeformat',
  'export.csv': 'Kommagetrennte Werte (CSV)',
  'export.fields': 'Felder im Export',
  'export.fieldsHelp':
    'Die Spalten der Datei in dieser Reihenfolge. Ein Name, der nicht in der Liste steht, lässt sich eintippen.',
  'export.limit': 'Höchstzahl der Nachrichten',
  'export.limitHelp':
    'Ohne Grenze werden alle {{total}} exportiert, die ältesten zuerst. Die Grenze kann überschritten werden, weil Nachrichten in ganzen Blöcken kommen.',
  'export.withoutFormulas': 'Sicher für Tabellenkalkulationen',
  'export.withoutFormulasHelp':
    'Vor Werten, die eine Tabellenkalkulation als Formel ausführen würde, steht ein Apostroph. Ohne diese Einstellung stehen sie so in der Datei, wie sie gesendet wurden.',
  'export.start': 'Download starten',
  'export.downloading': 'Wird heruntergeladen…',
  'export.failed': 'Export fehlgeschlagen',
  'export.progress': '{{rows}} von {{promised}} Nachrichten, {{bytes}}',
  'export.whole':
    '{{name}} enthält {{rows}} Nachrichten ({{bytes}}), so viele wie gefunden wurden.',
  'export.limited':
    '{{name}} enthält {{rows}} von {{total}} Nachrichten ({{bytes}}); die Grenze war {{limit}}.',
  'export.more':
    '{{name}} enthält {{rows}} Nachrichten ({{bytes}}); bei der Suche waren es {{promised}}, seitdem sind für diesen Zeitraum weitere eingetroffen.',
  'export.fewerTitle': 'Die Datei enthält weniger Nachrichten als gefunden wurden',
  'export.fewer':
    '{{name}} enthält {{rows}} Nachrichten, bei der Suche waren es {{promised}}. Vielleicht wurden seitdem welche gelöscht. Suche wiederholen und vergleichen.',
  'export.cutShortTitle': 'Die Datei ist unvollständig',
  'export.cutShort':
    '{{name}} endet mitten in einer Nachricht, nach {{rows}} von {{promised}}. Den Download erneut starten.',
  'export.broken':
    'Die Verbindung brach nach {{rows}} von {{promised}} Nachrichten ({{bytes}}) ab. Gespeichert wurde nichts. Den Download erneut starten.',
} as const;
