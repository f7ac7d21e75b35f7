/** Texts of the variables of dashboards. */
export const texts = {
  'variables.title': 'Variables',
  'variables.lead':
    'Queries of widgets and the filter insert the value of a variable as $name$, for example source:$host$.',
  'variables.edit': 'Edit variables',
  'variables.reset': 'Reset variables',
  'variables.add': 'Add variable',
  'variables.done': 'Done',
  'variables.editOne': 'Edit {{name}}',
  'variables.removeOne': 'Delete {{name}}',
  'variables.handle': 'Move {{name}}',
  'variables.moved': '{{name}} is at position {{place}} of {{count}}',
  'variables.several': 'several values',
  'variables.all': 'all values',
  'variables.ofField': 'values of {{field}}',

  'variables.kind.text': 'Text',
  'variables.kind.number': 'Number',
  'variables.kind.choice': 'Choice from a list',
  'variables.kind.field': 'Values of a field',

  'variables.placeholder': 'Value needed',
  'variables.noDefault': 'No default',
  'variables.allPlaceholder': 'All',
  'variables.unusedPlaceholder': 'Not used',
  'variables.unused': 'No query uses this variable.',
  'variables.make': 'Make this a variable',
  'variables.selectValue': 'Select a value in the query first.',
  'variables.problem.missing': 'Choose a value.',
  'variables.problem.notANumber': 'Enter a number.',
  'variables.needsValue': 'This widget needs a value for {{name}}.',
  'variables.needsNumber': 'This widget needs a number for {{name}}.',
  'variables.chooseValue': 'Choose a value',

  'variables.editTitle': 'Edit variable',
  'variables.update': 'Update variable',
  'variables.name': 'Name',
  'variables.nameHelp': 'Queries use it as {{parameter}}. Renaming changes them as well.',
  'variables.nameProblem.empty': 'Enter a name.',
  'variables.nameProblem.invalid':
    'Use letters, digits and underscores, and do not start with a digit.',
  'variables.nameProblem.taken': 'Another variable has this name.',
  'variables.label': 'Label',
  'variables.description': 'Description',
  'variables.kindLabel': 'Type',
  'variables.options': 'Options',
  'variables.optionsHelp': 'One per line: value, or value | label.',
  'variables.optionsNeeded': 'Enter at least one option.',
  'variables.field': 'Field',
  'variables.fieldNeeded': 'Choose a field.',
  'variables.multiple': 'Several values',
  'variables.multipleHelp': 'Messages may match any of the chosen values.',
  'variables.allowAll': 'Allow "All"',
  'variables.allowAllHelp': '"All" does not restrict the search.',
  'variables.defaults': 'Default',
  'variables.defaultsHelp': 'Used until another value is chosen.',
  'variables.defaultsHelpAll': 'Used until another value is chosen. If empty, all values.',

  'variables.undeclaredTitle': 'Undeclared variable',
  'variables.undeclared':
    'There is no variable "{{name}}". Declare it, or ${{name}}$ is searched for as text.',

  'variables.remove': 'Delete variable',
  'variables.removeTitle': 'Delete variable',
  'variables.removeQuestion':
    '{{name}} is still used. These queries will search for the text {{parameter}}:',
  'variables.useOfPage': '{{page}}: query of the page',
  'variables.useOfWidget': '{{page}}: {{title}}',
  'variables.untitled': 'Untitled widget',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
