/** Texts of the export of a search. */
export const texts = {
  'export.title': 'Export all search results',
  'export.titleDashboard': 'Export message table search results',
  'export.searchFailed': 'The messages cannot be exported because their search failed',
  'export.table': 'Message table',
  'export.format': 'Output format',
  'export.csv': 'Comma-Separated Values (CSV)',
  'export.fields': 'Fields to export',
  'export.fieldsHelp':
    'The columns of the file, in this order. To add a field that is not listed, type its name.',
  'export.limit': 'Message limit',
  'export.limitHelp': 'Without a limit, all {{total}} are exported, oldest first.',
  'export.withoutFormulas': 'Safe for spreadsheets',
  'export.withoutFormulasHelp':
    'Values that a spreadsheet would run as a formula are prefixed with an apostrophe. Without this option, values are written as the server sends them.',
  'export.ndjson': 'One JSON object per line (NDJSON)',
  'export.json': 'JSON array',
  'export.cut':
    'The oldest {{limit}} of {{total}} messages are exported; {{cut}} newer ones are left out.',
  'export.escapeMarks': 'Escape direction marks',
  'export.escapeMarksHelp':
    'Invisible characters that change the direction of text are written as \\u202e. Without this option, they are written as received.',
  'export.start': 'Start Download',
  'export.downloading': 'Downloading...',
  'export.widgetFailed': 'Export for widget failed',
  'export.noTables': 'You need to create a message table widget to export its result.',
  'export.failed': 'Export failed',
  'export.progress': '{{rows}} of {{promised}} messages, {{bytes}}',
  'export.whole': '{{name}} contains {{rows}} messages ({{bytes}}), all that were found.',
  'export.limited':
    '{{name}} contains the oldest {{rows}} of {{total}} messages ({{bytes}}); the limit of {{limit}} left out {{cut}}.',
  'export.more':
    '{{name}} contains {{rows}} messages ({{bytes}}). The search found {{promised}}; more messages arrived in the meantime.',
  'export.fewerTitle': 'The file contains fewer messages than the search found',
  'export.fewer':
    '{{name}} contains {{rows}} messages; the search found {{promised}}. Some may have been deleted since. Run the search again and compare.',
  'export.cutShortTitle': 'The file is incomplete',
  'export.cutShort':
    '{{name}} ends in the middle of a message, after {{rows}} of {{promised}} messages. Start the download again.',
  'export.broken':
    'The connection was lost after {{rows}} of {{promised}} messages ({{bytes}}). Nothing was saved. Start the download again.',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
