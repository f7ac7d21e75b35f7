/** Descriptions of the roles, streams and index sets that every server starts with, in its words. */
export const texts = {
  'serverBuiltIns.admin': 'Allows everything (built-in)',
  'serverBuiltIns.adminOfGraylog': 'Grants all permissions for Graylog administrators (built-in)',
  'serverBuiltIns.reader': 'What every user needs (built-in)',
  'serverBuiltIns.readerOfGraylog': 'Grants basic permissions for every Graylog user (built-in)',
  'serverBuiltIns.dashboardCreator': 'Allows making dashboards (built-in)',
  'serverBuiltIns.definitionCreator': 'Allows making event definitions (built-in)',
  'serverBuiltIns.notificationCreator': 'Allows making event notifications (built-in)',
  'serverBuiltIns.userInspector': 'Allows seeing all user accounts (built-in)',
  'serverBuiltIns.alertsManager':
    'Allows reading and changing all event definitions and notifications (built-in)',
  'serverBuiltIns.viewsManager':
    'Allows reading and changing all saved searches and dashboards (built-in)',
  'serverBuiltIns.pipelinesManager': 'Allows reading and changing all pipelines (built-in)',
  'serverBuiltIns.sidecarSystem':
    'For sidecars themselves: registering and fetching their configuration (built-in)',
  'serverBuiltIns.sidecarManager':
    'Allows reading and changing sidecars and their configurations (built-in)',
  'serverBuiltIns.sidecarReader': 'Allows reading sidecars and their configurations (built-in)',
  'serverBuiltIns.defaultStream':
    'Contains messages that are not explicitly routed to other streams',
  'serverBuiltIns.allEvents': 'Stream containing all events created by Graylog',
  'serverBuiltIns.allSystemEvents': 'Stream containing all system events created by Graylog',
  'serverBuiltIns.defaultIndexSet':
    'Stores the messages of streams without an index set of their own.',
  'serverBuiltIns.eventsIndexSet': 'Stores events of event definitions.',
  'serverBuiltIns.systemEventsIndexSet': 'Stores events of the server itself.',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
