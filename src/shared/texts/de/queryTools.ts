import type { texts as english } from '../en/queryTools';
import type { Translation } from '../translation';

/** Texts of what can be done with a query besides running it. */
export const texts = {
  'query.historyFind': 'Eine frühere Abfrage finden',
  'query.historyNone': 'Keine frühere Abfrage hat all diese Wörter.',
  'query.historyEmpty': 'Keine früheren Abfragen in diesem Browser.',
  'queryTools.menu': 'Mehr zu dieser Suche',
  'queryTools.format': 'Abfrage formatieren',
  'queryTools.copyLink': 'Link kopieren',
  'queryTools.copyPermalink': 'Link mit absolutem Zeitraum kopieren',
  'queryTools.reset': 'Suche zurücksetzen',
  'queryTools.copied': 'Der Link ist kopiert.',
  'queryTools.copyFailed': 'Der Browser ließ den Link nicht kopieren.',
  'queryTools.pastedAddress': 'Die eingefügte Adresse enthält eine Abfrage.',
  'queryTools.pastedJson': 'Nach den Feldern des eingefügten JSON lässt sich suchen.',
  'queryTools.pastedSearch': 'Die eingefügte Adresse ist die einer Suche.',
  'queryTools.pastedRest': 'Hier lässt sich nur ihre Abfrage übernehmen, ohne Zeitraum, Streams, Spalten und Sortierung.',
  'queryTools.pastedAllStreams': 'alle Streams',
  'queryTools.pastedStreams_one': '{{count}} Stream',
  'queryTools.pastedStreams_other': '{{count}} Streams',
  'queryTools.pastedAscending': 'nach {{field}} aufsteigend',
  'queryTools.pastedDescending': 'nach {{field}} absteigend',
  'queryTools.pastedColumns_one': '{{count}} Spalte',
  'queryTools.pastedColumns_other': '{{count}} Spalten',
  'queryTools.useSearch': 'So suchen',
  'queryTools.useQueryOnly': 'Nur die Abfrage',
  'queryTools.useQuery': 'Als Abfrage verwenden',
  'queryTools.keepText': 'Text behalten',
  'queryTools.documentation': 'Dokumentation der Abfragesprache',
  'queryTools.errorDocumentation': 'Dokumentation dieses Fehlers',
} as const satisfies Translation<typeof english>;
