/** Texts of widgets about fields. */
export const texts = {
  'fieldWidgets.overTime': 'Messages over time',
  'fieldWidgets.byDate': 'Messages by {{field}}',
  'fieldWidgets.statistics': 'Statistics of {{field}}',
  'fieldWidgets.map': 'Map of {{field}}',
  'fieldWidgets.topValues': 'Top values of {{field}}',
  'fieldWidgets.having': 'Messages with {{field}}',
  'fieldWidgets.numberBy': '{{number}} by {{group}}',
  'fieldWidgets.both': '{{one}} and {{other}}',
  'fieldWidgets.compareTitle': 'Compare {{field}} with another field',
  'fieldWidgets.other': 'Field',
  'fieldWidgets.compareHelp':
    'Two numeric fields are shown as averages over time; a numeric field and another one as the average for each value; any other two as the number of messages for each pair of values.',
  'fieldWidgets.create': 'Create chart',
  'fieldWidgets.typesFailed': 'Could not load the fields.',
  'fieldWidgets.notComparable': '{{field}} contains full text, which cannot be grouped.',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
