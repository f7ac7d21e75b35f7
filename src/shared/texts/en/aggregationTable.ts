/** Texts of the table of an aggregation. */
export const texts = {
  'table.keys':
    'The arrow keys move between cells. Enter opens the menu of a value or sorts by a column; with Shift, it adds the column to the sort. In a column head, P pins, F fits the width to the content, and Shift with the arrow keys resizes.',
  'table.total': 'Total',
  'table.totalHelp': 'Over all matching messages, including groups that are not shown',
  'table.column': 'Column {{name}}',
  'table.cellActions': 'Actions for this cell',
  'table.sortBy': 'Sort by {{name}}. Hold Shift to sort by several columns.',
  'table.ascending': 'Sort by {{name}}, ascending',
  'table.descending': 'Sort by {{name}}, descending',
  'table.alsoAscending': 'Then by {{name}}, ascending',
  'table.alsoDescending': 'Then by {{name}}, descending',
  'table.noSort': 'Remove sort',
  'table.pin': 'Pin {{field}}',
  'table.unpin': 'Unpin {{field}}',
  'table.fit': 'Fit width to content',
  'table.resetWidths': 'Reset column widths',
  'table.resize': 'Drag to resize, double-click to fit',
  'table.copy': 'Copy',
  'table.copyCsv': 'Copy as CSV',
  'table.copyMarkdown': 'Copy as Markdown',
  'table.copied_one': 'Copied {{rows}} row.',
  'table.copied_other': 'Copied {{rows}} rows.',
  'table.copyRefused': 'The browser denied access to the clipboard.',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
