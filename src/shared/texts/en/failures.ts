/** Texts of failures that only some pages can have. */
export const texts = {
  'failure.missingCapabilitiesTitle': 'This cannot be shown here',
  'failure.missingCapabilities':
    'Unfortunately executing this {{kind}} is not possible. It uses the following capabilities which are not available:',
  'failure.unknownWidget': 'Unknown Widget',
  'failure.unknownWidgetText':
    'No plugin of this console supports the type {{type}}. The widget is kept unchanged, and you can copy its configuration.',
  'failure.copyWidget': 'Copy configuration',
  'failure.fetchTitle': 'Error getting data',
  'failure.fetch':
    'We had trouble fetching some data required to build this page, so here is a picture instead.',
  'failure.fetchHelp': 'Check your Graylog logs for more information.',
  'failure.inGraylogTitle': 'Graylog has this page',
  'failure.inGraylog':
    "There is no page at {{path}} in this console yet. Open it in Graylog's own web interface.",
  'failure.openInGraylog': 'Open in Graylog',
  'failure.notYetTitle': 'Not available yet',
  'failure.notYet': 'There is no page at {{path}} in this console yet.',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
