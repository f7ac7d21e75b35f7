/** Texts of files of dashboards and saved searches. */
export const texts = {
  'viewFiles.title': 'Import from a file',
  'viewFiles.close': 'Close',
  'viewFiles.file': 'File',
  'viewFiles.lead':
    'A JSON file of a dashboard or saved search, as written by "Export as file". Existing ones are not changed.',
  'viewFiles.import': 'Import',
  'viewFiles.openUnsaved': 'Open without saving',
  'viewFiles.done': '"{{title}}" was imported.',
  'viewFiles.failed': 'The file could not be imported',
  'viewFiles.mayNotSave':
    'You do not have permission to create dashboards. You can open it without saving.',
  'viewFiles.ofDashboard': 'A dashboard with {{pages}} and {{widgets}}.',
  'viewFiles.ofSearch': 'A saved search with {{widgets}}.',
  'viewFiles.pages_one': '{{count}} page',
  'viewFiles.pages_other': '{{count}} pages',
  'viewFiles.widgets_one': '{{count}} widget',
  'viewFiles.widgets_other': '{{count}} widgets',
  'viewFiles.unusable': '{{name}} cannot be imported',
  'viewFiles.notJson': 'It is not a JSON file, or it was cut off.',
  'viewFiles.otherFile': 'It is not an exported dashboard or saved search.',
  'viewFiles.contentPack_one':
    'It is the content pack "{{name}}" with {{count}} dashboard. Content packs are installed on a Graylog server and cannot be imported here.',
  'viewFiles.contentPack_other':
    'It is the content pack "{{name}}" with {{count}} dashboards. Content packs are installed on a Graylog server and cannot be imported here.',
  'viewFiles.newer':
    'It was written by a later version of the console. Update this console to import it.',
  'viewFiles.tooLarge': 'It is larger than {{most}}.',
  'viewFiles.damaged': 'It is damaged at {{place}}.',
  'viewFiles.capabilities': 'It needs capabilities that this console does not have:',
  'viewFiles.streams_one': '{{count}} stream of the file does not exist here',
  'viewFiles.streams_other': '{{count}} streams of the file do not exist here',
  'viewFiles.streamsText':
    'Widgets that search only these streams find nothing until you select others.',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
