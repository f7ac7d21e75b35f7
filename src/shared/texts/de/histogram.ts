import type { texts as english } from '../en/histogram';
import type { Translation } from '../translation';

export const texts = {
  'histogram.byLevel': 'nach Level',
  'histogram.byLevelEach': 'nach Level, je {{interval}}',
  'histogram.asTable': 'Als Tabelle anzeigen',
  'histogram.asChart': 'Als Diagramm anzeigen',
  'histogram.loading': 'Diagramm wird geladen…',
  'histogram.empty': 'Keine passenden Nachrichten.',
  'histogram.failedTitle': 'Das Histogramm konnte nicht geladen werden',
  'histogram.failed': 'Der Server nannte keinen Grund.',
  'histogram.keys':
    'Anzahl der Nachrichten im Zeitverlauf. Mit den Pfeiltasten links und rechts zwischen den Balken wechseln, mit Umschalt mehrere auswählen, mit Enter hineinzoomen.',
  'histogram.time': 'Zeit ({{zone}})',
  'histogram.zoomTo': 'Auf {{time}} zoomen',
} as const satisfies Translation<typeof english>;
