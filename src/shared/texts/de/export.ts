/** Texts of the export of a search (A2.21, A4.17, A8.1). */
export const texts = {
  'export.title': 'Alle Suchergebnisse exportieren',
  'export.format': 'Ausgabeformat',
  'export.csv': 'Kommagetrennte Werte (CSV)',
  'export.fields': 'Felder im Export',
  'export.fieldsHelp': 'Die Spalten der Datei in dieser Reihenfolge. Ein Name, der nicht in der Liste steht, lässt sich eintippen.',
  'export.limit': 'Höchstzahl der Nachrichten',
  'export.limitHelp': 'Ohne Grenze werden alle {{total}} exportiert, die ältesten zuerst. Die Grenze kann überschritten werden, weil Nachrichten in ganzen Blöcken kommen.',
  'export.start': 'Download starten',
  'export.downloading': 'Wird heruntergeladen …',
  'export.progress': '{{rows}} von {{promised}} Nachrichten, {{bytes}}',
  'export.whole': '{{name}} enthält {{rows}} Nachrichten ({{bytes}}), so viele wie gefunden wurden.',
  'export.more': '{{name}} enthält {{rows}} Nachrichten ({{bytes}}); bei der Suche waren es {{promised}}, seitdem sind für diesen Zeitraum weitere eingetroffen.',
  'export.fewerTitle': 'Die Datei enthält weniger Nachrichten als gefunden wurden',
  'export.fewer': '{{name}} enthält {{rows}} Nachrichten, bei der Suche waren es {{promised}}. Vielleicht wurden seitdem welche gelöscht. Suche wiederholen und vergleichen.',
  'export.cutShortTitle': 'Die Datei ist unvollständig',
  'export.cutShort': '{{name}} endet mitten in einer Nachricht, nach {{rows}} von {{promised}}. Den Download erneut starten.',
} as const;
