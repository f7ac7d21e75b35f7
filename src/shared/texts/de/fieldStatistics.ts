import type { texts as english } from '../en/fieldStatistics';
import type { Translation } from '../translation';

export const texts: Translation<typeof english> = {
  'statistics.label': 'Statistik',
  'statistics.loading': 'Wird gezählt',
  'statistics.count': 'Anzahl',
  'statistics.card': 'Verschiedene Werte',
  'statistics.sum': 'Summe',
  'statistics.avg': 'Durchschnitt',
  'statistics.min': 'Minimum',
  'statistics.max': 'Maximum',
  'statistics.stddev': 'Standardabweichung',
  'statistics.variance': 'Varianz',
  'statistics.percentile': '95. Perzentil',
  'statistics.disabled':
    'Dieses Feld ist von Auswertungen ausgenommen, weil sie den Cluster verlangsamen können.',
  'statistics.fullText': 'Volltext: Das Zählen dauert lange, und nicht jeder Server kann es.',
  'statistics.many': '{{values}} verschiedene Werte: Die häufigsten zu finden kann lange dauern.',
  'statistics.countAnyway': 'Trotzdem zählen',
  'statistics.showChart': 'Zeitverlauf zeigen',
  'statistics.hideChart': 'Zeitverlauf ausblenden',
  'statistics.chartComes': 'Das Diagramm wird geladen',
  'statistics.chartFailed': 'Das Diagramm konnte nicht geladen werden.',
  'statistics.chartKeys':
    '{{what}} im Lauf der Zeit. Pfeiltasten links und rechts gehen durch die Balken.',
  'statistics.average': 'Durchschnitt von {{field}}',
  'statistics.having': 'Nachrichten mit {{field}}',
  'statistics.stretch': '{{from}} bis {{until}}: {{value}}',
};
