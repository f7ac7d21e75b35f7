/** Texts of fields, forms, wizards and dialogs of every area. */
export const texts = {
  'forms.required': 'Field is required.',
  'forms.tooSmall': 'Must be at least {{limit}}.',
  'forms.tooLarge': 'Must be at most {{limit}}.',
  'forms.optional': '(optional)',
  'forms.problems_one': '{{count}} field needs your attention',
  'forms.problems_other': '{{count}} fields need your attention',
  'forms.problem': '{{label}}: {{problem}}',
  'forms.refused': 'The server rejected this.',
  'forms.cancel': 'Cancel',
  'forms.close': 'Close',
  'forms.busy': 'Saving…',
  'forms.saved': 'Saved',
  'forms.notSaved': 'Not saved',
  'forms.draftKept': 'Draft saved',
  'forms.draftRestored': 'Your unsaved changes were restored.',
  'forms.discardDraft': 'Discard draft',
  'forms.draftDiscarded': 'Draft discarded',
  'forms.undo': 'Undo',

  'leave.title': 'Are you sure?',
  'leave.draftStays':
    'Your changes are not saved. They are kept as a draft in this browser, without passwords, and restored when you come back.',
  'leave.lost': 'Your changes are not saved and will be lost.',
  'leave.stay': 'Stay',
  'leave.leave': 'Leave',
  'leave.keepDraft': 'Leave and keep draft',
  'leave.discard': 'Leave and discard',

  'wizard.previous': 'Previous',
  'wizard.next': 'Next',
  'wizard.done': ', done',
  'wizard.problem': ', needs correction',

  'confirm.typeCount_one': 'Type {{count}} to confirm',
  'confirm.typeCount_other': 'Type {{count}} to confirm',
  'confirm.lookingUp': 'Checking dependencies…',
  'confirm.unknownDependents': 'Could not check what depends on it.',
  'confirm.dependents_one': '{{count}} other item depends on it',
  'confirm.dependents_other': '{{count}} other items depend on it',
  'confirm.more_one': 'and {{count}} more',
  'confirm.more_other': 'and {{count}} more',

  'config.title': 'Title',
  'config.password': '********',
  'config.reset': 'Reset',
  'config.undoReset': 'Undo Reset',
  'config.resetHelp': 'The value is removed when you save, unless you enter a new one.',
  'config.isSet': 'A value is set. It cannot be displayed.',
  'config.fileChosen': '{{name}} will be sent when you save.',
  'config.fileUnreadable': 'Could not read {{name}}.',
  'config.notEncrypted': 'The server requires a file without encryption, which is not supported.',
  'config.none': 'None',

  'resource.show': 'Show',
  'resource.edit': 'Edit',
  'resource.change': 'Edit…',
  'resource.delete': 'Delete…',
  'resource.more': 'More',

  'page.documentation': 'Documentation',
  'page.documentationOf': 'Documentation for {{title}}, opens in a new tab',
  'page.experimental': 'Experimental',
  'page.experimentalHelp': 'This feature is new and should be considered experimental.',
  'page.legacy': 'Legacy',
  'page.legacyHelp': 'This feature has been discontinued and will be removed in a future version.',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
