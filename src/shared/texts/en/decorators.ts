/** Texts of the decorators of messages. */
export const texts = {
  'decorators.title': 'Decorators',
  'decorators.select': 'Select decorator',
  'decorators.none': 'No decorators configured.',
  'decorators.help': 'About decorators',
  'decorators.helpWhat':
    'Decorators change how messages are displayed in search results: for example, a number becomes a word, or several fields become one text. Stored messages are not changed, and queries search the stored values.',
  'decorators.helpOrder':
    'They are applied from top to bottom, each to the result of the previous one.',
  'decorators.helpWhere':
    'A search in a single stream uses the decorators of that stream; all other searches use the default ones.',
  'decorators.scope': 'Apply to',
  'decorators.defaultScope': 'Default',
  'decorators.list': 'Decorators, applied from top to bottom',
  'decorators.createTitle': 'Create new {{type}}',
  'decorators.editTitle': 'Edit {{type}}',
  'decorators.create': 'Create',
  'decorators.save': 'Save',
  'decorators.actionsOf': 'Actions for {{type}}',
  'decorators.edit': 'Edit',
  'decorators.delete': 'Delete',
  'decorators.deleteTitle': 'Delete decorator',
  'decorators.deleteSure': 'Do you really want to delete this decorator?',
  'decorators.unknown': 'Unknown type: {{type}}',
  'decorators.loading': 'Loading decorators…',
  'decorators.notAllowed': 'You can view these decorators but not change them.',
  'decorators.orderFailed': 'Could not save the order.',
  'decorators.changes': 'Changes made by decorators',
  'decorators.field': 'Field',
  'decorators.before': 'Before',
  'decorators.after': 'After',
  'decorators.added': 'Added',
  'decorators.changed': 'Changed',
  'decorators.removed': 'Removed',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
