import type { texts as english } from '../en/fieldWidgets';
import type { Translation } from '../translation';

export const texts: Translation<typeof english> = {
  'fieldWidgets.overTime': 'Nachrichten im Zeitverlauf',
  'fieldWidgets.byDate': 'Nachrichten nach {{field}}',
  'fieldWidgets.statistics': 'Statistik von {{field}}',
  'fieldWidgets.map': 'Karte von {{field}}',
  'fieldWidgets.topValues': 'Häufigste Werte von {{field}}',
  'fieldWidgets.having': 'Nachrichten mit {{field}}',
  'fieldWidgets.numberBy': '{{number}} nach {{group}}',
  'fieldWidgets.both': '{{one}} und {{other}}',
  'fieldWidgets.compareTitle': '{{field}} mit einem anderen Feld vergleichen',
  'fieldWidgets.other': 'Feld',
  'fieldWidgets.compareHelp':
    'Zwei Zahlenfelder erscheinen als Durchschnitte im Zeitverlauf, ein Zahlenfeld und ein anderes als Durchschnitt je Wert, zwei andere Felder als Anzahl der Nachrichten je Wertepaar.',
  'fieldWidgets.create': 'Diagramm erstellen',
  'fieldWidgets.typesFailed': 'Die Felder konnten nicht geladen werden.',
  'fieldWidgets.notComparable': '{{field}} enthält Volltext, nach dem nicht gruppiert werden kann.',
};
