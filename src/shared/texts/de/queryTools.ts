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
  'queryTools.pastedRest':
    'Hier lässt sich nur ihre Abfrage übernehmen, ohne Zeitraum, Streams, Spalten und Sortierung.',
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
  'validation.at': 'Zeile {{line}}, Spalte {{column}}',
  'validation.hint.UNKNOWN_FIELD':
    'Keine Nachricht dieser Streams und dieser Zeit hat bisher das Feld. Die Feldliste zeigt die Schreibweise.',
  'validation.hint.QUERY_PARSING_ERROR':
    'Texte mit Leer- oder Sonderzeichen gehören in Anführungszeichen, oder ein \\ steht vor: + - & | ! ( ) { } [ ] ^ " ~ * ? : \\ /',
  'validation.hint.INVALID_OPERATOR':
    'Operatoren werden in Großbuchstaben geschrieben: AND, OR, NOT.',
  'validation.hint.UNDECLARED_PARAMETER':
    'Ein Parameter muss deklariert sein, bevor die Abfrage ihn verwendet.',
  'validation.hint.EMPTY_PARAMETER': 'Der Parameter braucht einen Wert.',
  'validation.hint.INVALID_VALUE_TYPE':
    'Der Wert passt nicht zum Typ des Feldes, darum passt keine Nachricht.',
  'validation.hint.other':
    'feld:wert, "mehrere Wörter", AND, OR, NOT, ( ), [1 TO 5], >=500, wild*card, /regex/, _exists_:feld',
} as const satisfies Translation<typeof english>;
