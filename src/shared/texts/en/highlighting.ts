/** Texts of highlighting rules. */
export const texts = {
  'highlighting.rules': 'Highlighting rules; the last match determines the colour',
  'highlighting.searchTerms': 'Search terms',
  'highlighting.none': 'Highlight field values, such as a level or status, in their own colour.',
  'highlighting.add': 'Add rule',
  'highlighting.actions': 'Actions for {{title}}',
  'highlighting.edit': 'Edit',
  'highlighting.delete': 'Delete',
  'highlighting.foreign': 'Rule from another program, kept unchanged',
  'highlighting.gradientFrom': 'Gradient from {{lower}} to {{upper}}',
  'highlighting.deleteTitle': 'Remove highlighting',
  'highlighting.deleteSure': 'Do you really want to remove this highlighting?',
  'highlighting.create': 'Create highlighting rule',
  'highlighting.editTitle': 'Edit highlighting rule',
  'highlighting.update': 'Update rule',
  'highlighting.createButton': 'Create rule',

  'highlighting.field': 'Field',
  'highlighting.condition': 'Condition',
  'highlighting.value': 'Value',
  'highlighting.coloring': 'Coloring',
  'highlighting.static': 'Static',
  'highlighting.gradient': 'Gradient',
  'highlighting.color': 'Colour',
  'highlighting.lower': 'Lowest expected value',
  'highlighting.upper': 'Highest expected value',
  'highlighting.fieldNeeded': 'Field is required',
  'highlighting.conditionNeeded': 'Condition is required',
  'highlighting.valueNeeded': 'Value is required',
  'highlighting.coloringNeeded': 'Coloring is required',
  'highlighting.numericOnly': 'A gradient can only be defined for numeric fields.',
  'highlighting.mustBeSelected': 'Must be selected.',
  'highlighting.mustBePresent': 'Must be present.',
  'highlighting.mustBeNumber': 'Must be a number.',
  'highlighting.mustBeHigher': 'Must be higher than lowest value.',

  'highlighting.equal': 'equal',
  'highlighting.not_equal': 'not equal',
  'highlighting.less_equal': 'less than or equal',
  'highlighting.greater_equal': 'greater than or equal',
  'highlighting.less': 'less than',
  'highlighting.greater': 'greater than',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
