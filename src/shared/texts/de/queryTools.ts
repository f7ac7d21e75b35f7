import type { texts as english } from '../en/queryTools';
import type { Translation } from '../translation';

/** Texts of what can be done with a query besides running it. */
export const texts = {
  'query.historyFind': 'Frühere Abfragen durchsuchen',
  'query.historyCount_one': '{{amount}} Nachricht',
  'query.historyCount_other': '{{amount}} Nachrichten',
  'query.historyNone': 'Keine frühere Abfrage enthält all diese Wörter.',
  'query.historyEmpty': 'Keine früheren Abfragen in diesem Browser.',
  'queryTools.menu': 'Weitere Aktionen zur Abfrage',
  'queryTools.format': 'Abfrage formatieren',
  'queryTools.copyLink': 'Link kopieren',
  'queryTools.copyPermalink': 'Link mit absolutem Zeitraum kopieren',
  'queryTools.reset': 'Suche zurücksetzen',
  'queryTools.copied': 'Link kopiert.',
  'queryTools.copyFailed': 'Der Browser verweigert den Zugriff auf die Zwischenablage.',
  'queryTools.pastedAddress': 'Die eingefügte URL enthält eine Abfrage.',
  'queryTools.pastedJson': 'Nach den Feldern des eingefügten JSON lässt sich suchen.',
  'queryTools.pastedSearch': 'Die eingefügte URL ist eine Suche.',
  'queryTools.pastedRest':
    'Hier lässt sich nur die Abfrage verwenden, ohne Zeitraum, Streams, Spalten und Sortierung.',
  'queryTools.pastedAllStreams': 'alle Streams',
  'queryTools.pastedStreams_one': '{{count}} Stream',
  'queryTools.pastedStreams_other': '{{count}} Streams',
  'queryTools.pastedAscending': 'nach {{field}} aufsteigend',
  'queryTools.pastedDescending': 'nach {{field}} absteigend',
  'queryTools.pastedColumns_one': '{{count}} Spalte',
  'queryTools.pastedColumns_other': '{{count}} Spalten',
  'queryTools.useSearch': 'Diese Suche öffnen',
  'queryTools.useQueryOnly': 'Nur Abfrage verwenden',
  'queryTools.useQuery': 'Als Abfrage verwenden',
  'queryTools.keepText': 'Als Text einfügen',
  'queryTools.documentation': 'Dokumentation der Abfragesprache',
  'queryTools.errorDocumentation': 'Dokumentation zu diesem Fehler',
  'validation.at': 'Zeile {{line}}, Spalte {{column}}',
  'validation.hint.UNKNOWN_FIELD':
    'Keine Nachricht in den gewählten Streams und im Zeitraum hat dieses Feld. Schreibweise in der Feldliste prüfen.',
  'validation.hint.QUERY_PARSING_ERROR':
    'Text mit Leer- oder Sonderzeichen in Anführungszeichen setzen oder das Zeichen mit \\ maskieren: + - & | ! ( ) { } [ ] ^ " ~ * ? : \\ /',
  'validation.hint.INVALID_OPERATOR': 'Operatoren in Großbuchstaben schreiben: AND, OR, NOT.',
  'validation.hint.UNDECLARED_PARAMETER':
    'Den Parameter deklarieren, bevor die Abfrage ihn verwendet.',
  'validation.hint.EMPTY_PARAMETER': 'Einen Wert für den Parameter eingeben.',
  'validation.hint.INVALID_VALUE_TYPE':
    'Der Wert passt nicht zum Typ des Feldes, daher kann keine Nachricht passen.',
  'validation.hint.other':
    'feld:wert, "mehrere Wörter", AND, OR, NOT, ( ), [1 TO 5], >=500, wild*card, /regex/, _exists_:feld',

  'completion.label': 'Vorschläge',
  'completion.count_one': '{{count}} Vorschlag',
  'completion.count_other': '{{count}} Vorschläge',
  'completion.loading': 'Werte werden geladen…',
  'completion.failed': 'Werte konnten nicht geladen werden: {{reason}}',
  'completion.noValues': 'Keine passenden Werte in diesem Zeitraum.',
  'completion.operator': 'Operator',
  'completion.occurrences': '{{amount}}×',
  'completion.keys': 'Tab übernimmt, Enter sucht, Esc schließt',
  'debug.title': 'Debug-Informationen zu „{{title}}“',
  'debug.query': 'Abfrage',
  'debug.request': 'Anfrage',
  'debug.response': 'Antwort',
} as const satisfies Translation<typeof english>;
