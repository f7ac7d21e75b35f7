/** Texts of sharing. */
export const texts = {
  'sharing.share': 'Share',
  'sharing.action': 'Share…',
  'sharing.notPossible': 'Sharing not possible',
  'sharing.onlyOwners': 'Only owners of this {{type}} are allowed to share it.',

  'sharing.type.stream': 'stream',
  'sharing.type.search': 'search',
  'sharing.type.dashboard': 'dashboard',
  'sharing.type.output': 'output',
  'sharing.type.event_definition': 'event definition',
  'sharing.type.notification': 'notification',
  'sharing.type.search_filter': 'search filter',

  'sharing.title': 'Sharing {{type}}: {{title}}',
  'sharing.loading': 'Loading shares…',
  'sharing.update': 'Update sharing',
  'sharing.updating': 'Updating…',
  'sharing.close': 'Close',
  'sharing.cancel': 'Cancel',
  'sharing.restored': 'Your unsaved changes were restored.',
  'sharing.discard': 'Discard changes',

  'sharing.grantee': 'Share with',
  'sharing.granteePlaceholder': 'Search users and teams',
  'sharing.capability': 'Capability',
  'sharing.add': 'Add',
  'sharing.everyoneDisabled': 'An administrator disabled sharing with everyone.',
  'sharing.usersDisabled': 'An administrator disabled sharing with users.',
  'sharing.nobodyLeft': 'There is no one else to share with.',
  'sharing.chooseFirst': 'Choose a user or team first.',
  'sharing.notAdded':
    '{{name}} is selected but not added yet. Add {{name}} or clear the selection.',
  'sharing.kind.user': 'User',
  'sharing.kind.team': 'Team',
  'sharing.kind.global': 'All users',
  'sharing.kind.error': 'Unknown',
  'sharing.capability.view': 'Viewer',
  'sharing.capability.manage': 'Manager',
  'sharing.capability.own': 'Owner',
  'sharing.means.view': 'Viewers can view and use it.',
  'sharing.means.manage': 'Managers can also edit it.',
  'sharing.means.own': 'Owners can also delete and share it.',

  'sharing.grantees': 'Who has access',
  'sharing.withNobody': 'Nobody else',
  'sharing.nobodyYet': 'Not shared with anyone yet.',
  'sharing.capabilityOf': 'Capability of {{name}}',
  'sharing.remove': 'Remove {{name}}',
  'sharing.new': 'New',
  'sharing.changed': 'Was {{capability}}',
  'sharing.unchanged': 'Unchanged',
  'sharing.loses': '{{name}} loses access.',
  'sharing.keep': 'Keep {{name}}',

  'sharing.conflicts_one': 'Someone else also changed the access of {{count}} person or team',
  'sharing.conflicts_other': 'Someone else also changed the access of {{count}} people or teams',
  'sharing.conflictsOwn_one':
    'You also changed the access of {{count}} person or team in another tab',
  'sharing.conflictsOwn_other':
    'You also changed the access of {{count}} people or teams in another tab',
  'sharing.conflictsLead':
    'Nothing has been overwritten. Choose which version to keep, then update.',
  'sharing.mine': 'Yours: {{capability}}',
  'sharing.theirs': 'Saved by someone else: {{capability}}',
  'sharing.theirsOwn': 'Saved in the other tab: {{capability}}',
  'sharing.noAccess': 'no access',
  'sharing.keepMine': 'Keep yours',
  'sharing.takeTheirs': 'Use theirs',

  'sharing.invalid': 'These shares are not possible',
  'sharing.ownerNeeded': 'At least one owner is required. Make someone else an owner first.',
  'sharing.missingTitle': 'Not everyone has access to what this depends on',
  'sharing.missingOf': '{{name}} has no access to:',
  'sharing.missingEntity': '{{type}} "{{title}}"',
  'sharing.missingOwned': '{{type}} "{{title}}", owned by {{owners}}',

  'sharing.link': 'Link',
  'sharing.linkHelp': 'Works for everyone who has access.',
  'sharing.copyLink': 'Copy link',

  'sharing.prepareFailed':
    'Preparing shares for {{type}} "{{title}}" failed with status: {{error}}',
  'sharing.updateFailed': 'Updating shares for {{type}} "{{title}}" failed with status: {{error}}',
  'sharing.updated': 'Shares for {{type}} "{{title}}" updated successfully',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
