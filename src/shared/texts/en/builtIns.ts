/** Descriptions of the roles, streams and index sets that every server starts with, in its words. */
export const texts = {
  'builtIns.admin': 'Allows everything (built-in)',
  'builtIns.adminOfGraylog': 'Grants all permissions for Graylog administrators (built-in)',
  'builtIns.reader': 'What every user needs (built-in)',
  'builtIns.readerOfGraylog': 'Grants basic permissions for every Graylog user (built-in)',
  'builtIns.dashboardCreator': 'Allows making dashboards (built-in)',
  'builtIns.definitionCreator': 'Allows making event definitions (built-in)',
  'builtIns.notificationCreator': 'Allows making event notifications (built-in)',
  'builtIns.userInspector': 'Allows seeing all user accounts (built-in)',
  'builtIns.alertsManager':
    'Allows reading and changing all event definitions and notifications (built-in)',
  'builtIns.viewsManager':
    'Allows reading and changing all saved searches and dashboards (built-in)',
  'builtIns.pipelinesManager': 'Allows reading and changing all pipelines (built-in)',
  'builtIns.sidecarSystem':
    'For sidecars themselves: registering and fetching their configuration (built-in)',
  'builtIns.sidecarManager':
    'Allows reading and changing sidecars and their configurations (built-in)',
  'builtIns.sidecarReader': 'Allows reading sidecars and their configurations (built-in)',
  'builtIns.defaultStream': 'Contains messages that are not explicitly routed to other streams',
  'builtIns.allEvents': 'Stream containing all events created by Graylog',
  'builtIns.allSystemEvents': 'Stream containing all system events created by Graylog',
  'builtIns.defaultIndexSet': 'Stores the messages of streams without an index set of their own.',
  'builtIns.eventsIndexSet': 'Stores events of event definitions.',
  'builtIns.systemEventsIndexSet': 'Stores events of the server itself.',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
