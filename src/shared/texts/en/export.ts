/** Texts of the export of a search. */
export const texts = {
  'export.title': 'Export all search results',
  'export.table': 'Message table',
  'export.format': 'Output format',
  'export.csv': 'Comma-Separated Values (CSV)',
  'export.fields': 'Fields to export',
  'export.fieldsHelp':
    'The columns of the file, in this order. Type a name that is not in the list to add it.',
  'export.limit': 'Messages limit',
  'export.limitHelp':
    'Without a limit all {{total}} are exported, the oldest first. The limit may be exceeded, because messages come in chunks that are not cut.',
  'export.withoutFormulas': 'Safe for spreadsheets',
  'export.withoutFormulasHelp':
    'An apostrophe stands before values that a spreadsheet would run as a formula. Without this they are written as they were sent.',
  'export.start': 'Start Download',
  'export.downloading': 'Downloading...',
  'export.failed': 'Export failed',
  'export.progress': '{{rows}} of {{promised}} messages, {{bytes}}',
  'export.whole': '{{name}} holds {{rows}} messages ({{bytes}}), as many as were found.',
  'export.limited':
    '{{name}} holds {{rows}} of {{total}} messages ({{bytes}}); the limit was {{limit}}.',
  'export.more':
    '{{name}} holds {{rows}} messages ({{bytes}}); {{promised}} were found when the search ran, and more of its time have come since.',
  'export.fewerTitle': 'There are fewer messages in the file than were found',
  'export.fewer':
    '{{name}} holds {{rows}} messages, {{promised}} were found when the search ran. Some may have been deleted since. Run the search again and compare.',
  'export.cutShortTitle': 'The file is not complete',
  'export.cutShort':
    '{{name}} ends in the middle of a message, after {{rows}} of {{promised}}. Start the download again.',
  'export.broken':
    'The connection ended after {{rows}} of {{promised}} messages ({{bytes}}). Nothing was saved. Start the download again.',
} as const;
