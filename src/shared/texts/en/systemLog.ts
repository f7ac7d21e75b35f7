/** Texts of the log of a node and its loggers. */
export const texts = {
  'system.logLevel': 'Minimum level',
  'system.logAll': 'All levels',
  'system.logInfo': 'Info and above',
  'system.logWarn': 'Warnings and errors',
  'system.logError': 'Errors',
  'system.noLogOfLevel': 'No entries at this level.',
  'system.copyLogAll': 'Copy all',
  'system.logFold': 'Show less',
  'system.logUnfold_one': 'Show all',
  'system.logUnfold_other': 'Show all {{lines}} lines',
  'system.logEntries_one': '{{entries}} entry of the responding node; at most {{most}} are shown.',
  'system.logEntries_other':
    'The newest {{entries}} entries of the responding node, newest first; at most {{most}} are shown.',
  'system.otherLogger': 'Logger that is not listed',
  'system.otherLoggerHelp':
    'The full name of a logger. The level applies to all nodes, and the logger is listed from then on.',
  'system.otherLevel': 'New level',
  'system.setLevel': 'Set level',
  'system.loggerForbidden': 'You do not have permission to change this logger.',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
