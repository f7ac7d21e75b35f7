import type { texts as english } from '../en/fieldStatistics';
import type { Translation } from '../translation';

export const texts: Translation<typeof english> = {
  'statistics.label': 'Statistik',
  'statistics.loading': 'Wird gezählt…',
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
    'Die Analyse dieses Feldes wurde von einem Administrator deaktiviert, weil sie den Cluster verlangsamen kann.',
  'statistics.fullText':
    'Volltext: Das Zählen der Werte ist langsam und wird nicht von jedem Server unterstützt.',
  'statistics.many':
    '{{values}} verschiedene Werte: Das Ermitteln der häufigsten kann lange dauern.',
  'statistics.countAnyway': 'Trotzdem zählen',
  'statistics.showChart': 'Zeitverlauf anzeigen',
  'statistics.hideChart': 'Zeitverlauf ausblenden',
  'statistics.chartComes': 'Diagramm wird geladen…',
  'statistics.chartFailed': 'Das Diagramm konnte nicht geladen werden.',
  'statistics.chartKeys':
    '{{what}} im Zeitverlauf. Mit den Pfeiltasten links und rechts zwischen den Balken wechseln.',
  'statistics.asReceived': 'Wie empfangen',
  'statistics.asWidget': 'Als Widget hinzufügen',
  'statistics.average': 'Durchschnitt von {{field}}',
  'statistics.having': 'Nachrichten mit {{field}}',
  'statistics.stretch': '{{from}} bis {{until}}: {{value}}',
};
