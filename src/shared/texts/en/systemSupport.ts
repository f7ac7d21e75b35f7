/** Texts of support bundles and log files. */
export const texts = {
  'support.title': 'Support bundle',
  'support.lead': 'Diagnostics and logs of the cluster in one file, to pass on to support.',
  'support.contents': 'Contents',
  'support.contentsLead': 'A support bundle contains:',
  'support.part.logs': 'The last 1,000 lines of the log',
  'support.part.node': 'Version, status, memory, machine, settings and log levels of the node',
  'support.part.processing': 'Journal, buffers, message processors, threads and system jobs',
  'support.part.metrics': 'All metrics',
  'support.part.cluster': 'Nodes, entity counts, traffic of the last 30 days and notifications',
  'support.part.indices': 'Index sets with their settings and sizes',
  'support.part.inputs': 'Titles, types and states of inputs, without their settings',
  'support.contentsNot':
    'It contains no stored messages, passwords or tokens. Log lines and titles may contain names of users, hosts and addresses: check the files before you pass them on.',
  'support.contentsPermitted':
    'Parts that you do not have permission to view are left out and listed in readme.txt.',
  'support.contentsOfServer':
    'The server decides what a bundle contains, usually logs, metrics, thread dumps, versions and settings of all nodes. These may contain names of users, hosts and addresses: check the files before you pass them on.',
  'support.bundles': 'Bundles',
  'support.kept': 'The server keeps the newest 10 bundles.',
  'support.none': 'No bundles yet.',
  'support.build': 'Build bundle',
  'support.building': 'Building…',
  'support.started': 'The bundle appears in the list when it is complete.',
  'support.built': 'The bundle was built.',
  'support.download': 'Download',
  'support.downloadOf': 'Download {{name}}',
  'support.delete': 'Delete',
  'support.deleteOf': 'Delete {{name}}',
  'support.deleteTitle': 'Delete bundle',
  'support.deleteSure': 'Delete {{name}} ({{size}})? This cannot be undone.',
  'support.deleted': '{{name}} was deleted.',
  'support.logFiles': 'Log files',
  'support.noLogFiles': 'This node offers no log files.',
  'support.logFilesFailed': 'The log files of this node could not be listed: {{reason}}',
  'support.logFile': '{{size}}, last changed',
  'support.otherNode': 'Only files of the responding node can be downloaded here.',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
