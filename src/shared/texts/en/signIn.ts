/** Texts of signing in. */
export const texts = {
  'signIn.welcome': 'Welcome to Graylog',
  'signIn.lead': 'Sign in to search your logs.',
  'signIn.username': 'Username',
  'signIn.password': 'Password',
  'signIn.submit': 'Sign in',
  'signIn.submitting': 'Signing in…',
  'signIn.wrong': 'Wrong username or password.',
  'signIn.needed': 'Enter a username and a password.',
  'signIn.capsLock': 'Caps Lock is on.',
  'signIn.unreachable': 'The server cannot be reached. You can sign in as soon as it responds.',
  'signIn.again': 'Your session has ended',
  'signIn.againLead':
    'Sign in again to continue. The page stays as it is, and nothing you typed is lost.',
  'signIn.otherUser': 'Signing in as someone else opens the start page.',
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
