/** Texts of the command palette. */
export const texts = {
  'palette.title': 'Go to or do',
  'palette.placeholder': 'Pages, streams, searches, recent queries, actions…',
  'palette.none': 'Nothing is called ‘{{text}}’.',
  'palette.found_one': '{{count}} entry',
  'palette.found_other': '{{count}} entries',
  'palette.inSystem': 'System / {{page}}',
  'palette.page': 'Page',
  'palette.action': 'Action',
  'palette.setting': 'Setting',
  'palette.setOfAll': 'Configurations / {{section}}',
  'palette.query': 'Recent query',
  'palette.stream': 'Stream',
  'palette.dashboard': 'Dashboard',
  'palette.savedSearch': 'Saved search',
} as const;
