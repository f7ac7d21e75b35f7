import type { texts as english } from '../en/strategies';
import type { Translation } from '../translation';

/** Texts of rotation, retention and the other settings of index sets. */
export const texts = {
  'strategies.rotation': 'Rotation',
  'strategies.rotation.time': 'Nach Zeit',
  'strategies.rotation.messages': 'Nach Anzahl der Nachrichten',
  'strategies.rotation.size': 'Nach Größe',
  'strategies.rotation.optimizing': 'Zeit- und größenoptimiert',
  'strategies.messagesPerIndex': 'Nachrichten je Index',
  'strategies.bytesPerIndex': 'Indexgröße (Bytes)',
  'strategies.rotationPeriod': 'Rotationszeitraum',
  'strategies.rotationPeriodHelp':
    'Wie lange ein Index Nachrichten aufnimmt, zum Beispiel P1D (1 Tag).',
  'strategies.longestPeriod': 'Längster Rotationszeitraum',
  'strategies.longestPeriodHelp':
    'Gilt anstelle des Rotationszeitraums, wenn er kürzer ist. Leer lassen für keine Grenze.',
  'strategies.rotatesEmpty': 'Auch leere Indizes rotieren',
  'strategies.leastRetention': 'Mindestaufbewahrung',
  'strategies.dataTiering': 'Data Tiering',
  'strategies.mostRetention': 'Höchstaufbewahrung',
  'strategies.leastDays': 'Mindestaufbewahrung in Tagen',
  'strategies.mostDays': 'Höchstaufbewahrung in Tagen',
  'strategies.mostDaysHelp':
    'Einige Tage mehr als das Minimum, damit Indizes groß genug werden können.',
  'strategies.lifetimeTooLong':
    'Höchstens {{days}}: Die Konfiguration des Servers begrenzt die Aufbewahrung.',
  'strategies.lifetimeTooShort': 'Muss mindestens einen Tag über dem Minimum liegen.',
  'strategies.retention': 'Aufbewahrung',
  'strategies.retention.delete': 'Löschen',
  'strategies.retention.close': 'Schließen',
  'strategies.retention.keep': 'Behalten',
  'strategies.mostIndices': 'Höchstzahl der Indizes',
  'strategies.messageCount_one': '{{messages}} Nachricht',
  'strategies.messageCount_other': '{{messages}} Nachrichten',
  'strategies.indexCount_one': '{{indices}} Index',
  'strategies.indexCount_other': '{{indices}} Indizes',
  'strategies.keptFor': 'Behält bis zu',
  'strategies.keptIn': '{{amount}} ({{indices}})',
  'strategies.keeps': 'Behält bis zu {{amount}}.',
  'strategies.noEffect':
    'Die Speichereinstellungen haben auf diesem Server keine Wirkung: Jeder Index ist eine einzelne Datei, und Feldtypen sind sofort bekannt.',
  'strategies.showStorage': 'Speichereinstellungen anzeigen',
  'strategies.hideStorage': 'Speichereinstellungen ausblenden',
  'strategies.analyzer': 'Textanalyse (Analyzer)',
  'strategies.shards': 'Shards',
  'strategies.replicas': 'Replikate',
  'strategies.segments': 'Segmente nach der Optimierung',
  'strategies.optimizes': 'Nach der Rotation optimieren',
  'strategies.fieldRefresh': 'Aktualisierungsintervall für Feldtypen',
  'strategies.refreshTooShort': 'Mindestens 1 Sekunde.',
  'strategies.on': 'Ein',
  'strategies.off': 'Aus',
} as const satisfies Translation<typeof english>;
