/** Texts of configuration classes of events, plugins, telemetry and others. */
export const texts = {
  'configurations.set': 'Set',
  'configurations.notSet': 'Not set',
  'configurations.notUpdated': 'Could not update config',
  'configurations.searchesNotUpdated': 'Could not update search config',
  'configurations.allowListNotUpdated': 'Could not update Url Whitelist',
  'configurations.customizationNotUpdated': 'Could not update customization: {{key}}',
  'configurations.customizationFailed': 'Update failed: {{error}}',
  'configurations.neverSaved': 'Never changed: these are the defaults.',
  'configurations.decoratorsLead':
    'Change how messages are shown in search results, not what is stored. A search in a single stream uses the decorators of that stream; all other searches use the default ones.',
  'configurations.eventsLead':
    'How event definitions search, and how their notifications are sent.',
  'configurations.eventsEmbedded': 'No effect on this node, which has no event definitions.',
  'configurations.eventsSearchTimeout': 'Search timeout',
  'configurations.eventsSearchTimeoutHelp':
    'Searches of event definitions that take longer are cancelled.',
  'configurations.eventsRetry': 'Notification retry period',
  'configurations.eventsRetryHelp': 'Pause before a failed notification is sent again.',
  'configurations.eventsBacklog': 'Notification backlog',
  'configurations.eventsBacklogHelp': 'Default number of messages that notifications include.',
  'configurations.eventsCatchUp': 'Catch-up window',
  'configurations.eventsCatchUpHelp':
    'Event definitions that fell behind search windows up to this size to catch up. 0 searches each window on its own.',
  'configurations.eventsKeepAlive': 'TCP keepalive for notifications',
  'configurations.eventsKeepAliveHelp':
    'Keeps connections of HTTP notifications open through firewalls.',
  'configurations.sidecars': 'Sidecars',
  'configurations.sidecarsLead':
    'When sidecars count as inactive, and how often they contact the server.',
  'configurations.sidecarsEmbedded': 'No effect on this node, which does not manage sidecars.',
  'configurations.sidecarInactive': 'Inactive after',
  'configurations.sidecarInactiveHelp':
    'Time since the last contact, as an ISO 8601 duration such as PT1M.',
  'configurations.sidecarExpired': 'Removed after',
  'configurations.sidecarExpiredHelp':
    'Inactive sidecars are removed after this time, for example P14D.',
  'configurations.sidecarInterval': 'Update interval',
  'configurations.sidecarIntervalHelp': 'How often sidecars contact the server, for example PT30S.',
  'configurations.sidecarStatus': 'Send status',
  'configurations.sidecarStatusHelp':
    'Sidecars report their system load and the status of their collectors.',
  'configurations.sidecarOverride': 'Override local settings',
  'configurations.sidecarOverrideHelp':
    "These settings replace those in the sidecars' own configuration files.",
  'configurations.geo': 'Geo-location processor',
  'configurations.geoLead':
    'Adds the location of IP addresses to messages, from a database on the server.',
  'configurations.geoEmbedded': 'No effect on this node, which has no geo-location processor.',
  'configurations.geoOn': 'Enabled',
  'configurations.geoSchema': 'Enforce default schema',
  'configurations.geoSchemaHelp':
    'Look up only known address fields such as source_ip instead of every field with an IP address.',
  'configurations.geoVendor': 'Database vendor',
  'configurations.geoCity': 'Path to the city database',
  'configurations.geoCityHelp':
    'A file on every node, such as /etc/graylog/server/GeoLite2-City.mmdb.',
  'configurations.geoAsn': 'Path to the ASN database',
  'configurations.geoAsnHelp': 'Adds the organization of the network.',
  'configurations.geoInterval': 'Refresh interval',
  'configurations.geoIntervalHelp': 'How often the files are checked for changes.',
  'configurations.geoUnit': 'Unit of the refresh interval',
  'configurations.geoS3': 'Files are in S3',
  'configurations.geoS3Help':
    'The paths refer to an S3 bucket from which every node downloads the files.',
  'configurations.threats': 'Threat intelligence',
  'configurations.threatsLead': 'Lists in which pipelines can look up addresses and domains.',
  'configurations.threatsEmbedded': 'No effect on this node, which has no pipelines.',
  'configurations.threatsTor': 'Tor exit nodes',
  'configurations.threatsTorHelp': 'The server downloads the list from the Tor project.',
  'configurations.threatsSpamhaus': 'Spamhaus lists',
  'configurations.threatsSpamhausHelp': 'The server downloads the DROP and EDROP lists.',
  'configurations.threatsOtx': 'AlienVault OTX lookups',
  'configurations.threatsOtxHelp': 'Each lookup sends the address or domain to AlienVault.',
  'configurations.threatsOtxKey': 'AlienVault API key',
  'configurations.threatsAbuse': 'Abuse.ch ransomware tracker',
  'configurations.threatsAbuseHelp': 'Kept for compatibility: the service has been discontinued.',
  'configurations.customizationLead':
    'How operators adapted the console of this server, for example public notifications and themes.',
  'configurations.noCustomization': 'This server has no customizations.',
  'configurations.othersLead':
    'Other configuration classes stored on the server. They cannot be edited here.',
  'configurations.noOthers': 'No other settings are stored.',
  'configurations.telemetryLead': 'Usage data about how people work with the console.',
  'configurations.telemetryHere': 'This console',
  'configurations.telemetryOthers': "Graylog's own console, for your account",
  'configurations.telemetryEmbedded': 'This console and this node never send usage data.',
  'configurations.telemetryRefuse': 'Turn off',
  'configurations.telemetryRefused': 'Telemetry is off for your account.',
  'configurations.telemetryNotUpdated': 'Could not update telemetry settings.',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
