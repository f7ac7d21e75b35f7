import type { texts as english } from '../en/systemLog';
import type { Translation } from '../translation';

/** Texts of the log of a node and its loggers. */
export const texts = {
  'system.logLevel': 'Mindestlevel',
  'system.logAll': 'Alle Level',
  'system.logInfo': 'Ab Info',
  'system.logWarn': 'Warnungen und Fehler',
  'system.logError': 'Fehler',
  'system.noLogOfLevel': 'Keine Einträge mit diesem Level.',
  'system.copyLogAll': 'Alle kopieren',
  'system.logFold': 'Weniger anzeigen',
  'system.logUnfold_one': 'Ganz anzeigen',
  'system.logUnfold_other': 'Alle {{lines}} Zeilen anzeigen',
  'system.logEntries_one':
    '{{entries}} Eintrag des antwortenden Knotens; höchstens {{most}} werden angezeigt.',
  'system.logEntries_other':
    'Die neuesten {{entries}} Einträge des antwortenden Knotens, neueste zuerst; höchstens {{most}} werden angezeigt.',
  'system.otherLogger': 'Logger, der nicht aufgeführt ist',
  'system.otherLoggerHelp':
    'Der vollständige Name eines Loggers. Das Level gilt auf allen Knoten; danach ist der Logger aufgeführt.',
  'system.otherLevel': 'Neues Level',
  'system.setLevel': 'Level setzen',
  'system.loggerForbidden': 'Für diesen Logger fehlt die Berechtigung.',
} as const satisfies Translation<typeof english>;
