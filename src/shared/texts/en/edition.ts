/** Texts of the editions of a server: enterprise features, the license, security. */
export const texts = {
  'edition.needed':
    'To use the {{feature}} functionality you need the enterprise license and the enterprise plugin',
  'edition.searchFeatures': 'log view, parameters and search filters',
  'edition.product': 'About Graylog Enterprise',
  'edition.setUp': 'Set up Graylog Enterprise',
  'edition.lead': 'Edition and license of this server.',
  'edition.license': 'License',
  'edition.edition': 'Edition',
  'edition.is.open': 'Open',
  'edition.is.enterprise': 'Enterprise',
  'edition.is.cloud': 'Cloud',
  'edition.status': 'License status',
  'edition.absent': 'No license',
  'edition.installed': 'Installed',
  'edition.unknown': 'Unknown',
  'edition.plugins': 'Enterprise plugins',
  'edition.noPlugins': 'None',
  'edition.embedded':
    'The embedded node has no enterprise edition. It is available for Graylog servers, which this console can be connected to.',
  'edition.step.plugin':
    'Install the enterprise package that matches the version of the server on every node, and restart them.',
  'edition.step.license': 'Get a license from Graylog, Inc.',
  'edition.step.import': "Import it on the license page of Graylog's own console.",
  'edition.features': 'Enterprise features',
  'edition.featuresLead': 'These features need the enterprise license and the enterprise plugin:',
  'edition.feature.parameters':
    'Parameters: placeholders in queries. The variables of this console do the same without a license.',
  'edition.feature.logView': 'Log view: messages as continuous text.',
  'edition.feature.searchFilters': 'Search filters: parts of queries that are shared by searches.',
  'edition.feature.security': 'Security: detection of anomalies and investigations.',
  'edition.notHere':
    "This console has no pages for the features of enterprise plugins yet. Use Graylog's own console for them.",
  'edition.securityLead': 'Detection of threats and anomalies.',
  'edition.securityHere': 'Graylog Security',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
