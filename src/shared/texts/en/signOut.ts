/** Texts of the question before unsaved work is deleted on signing out. */
export const texts = {
  'signOut.title': 'Log out and discard unsaved changes?',
  'signOut.question': 'Logging out deletes these unsaved changes from this browser:',
  'signOut.untitledDashboard': 'New dashboard',
  'signOut.untitledSearch': 'New search',
  'signOut.more_one': '{{count}} more dashboard or search',
  'signOut.more_other': '{{count}} more dashboards and searches',
  'signOut.forms_one': '{{count}} form that was filled in',
  'signOut.forms_other': '{{count}} forms that were filled in',
  'signOut.confirm': 'Discard changes and log out',
  'signOut.cancel': 'Cancel',
  'signOut.close': 'Close',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
