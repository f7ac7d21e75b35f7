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
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
