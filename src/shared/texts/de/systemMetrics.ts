import type { texts as english } from '../en/systemMetrics';
import type { Translation } from '../translation';

/** Texts of the figures of metrics. */
export const texts = {
  'system.figure.value': 'Wert',
  'system.figure.count': 'Anzahl',
  'system.figure.rateTotal': 'Gesamt',
  'system.figure.rateMean': 'Mittlere Rate',
  'system.figure.rate1': 'Rate, letzte Minute',
  'system.figure.rate5': 'Rate, letzte 5 Minuten',
  'system.figure.rate15': 'Rate, letzte 15 Minuten',
  'system.figure.rateUnit': 'Einheit der Raten',
  'system.figure.min': 'Minimum',
  'system.figure.max': 'Maximum',
  'system.figure.mean': 'Mittelwert',
  'system.figure.deviation': 'Standardabweichung',
  'system.figure.percentile95': '95. Perzentil',
  'system.figure.percentile98': '98. Perzentil',
  'system.figure.percentile99': '99. Perzentil',
  'system.figure.timeUnit': 'Einheit der Dauern',
} as const satisfies Translation<typeof english>;
