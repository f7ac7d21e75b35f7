import { t, type PlainTextKey } from '@/shared/texts/t';
import type { Member, MemberKind } from './member';

/** A configuration class that has a form in one of the sections. */
export type KnownClass = {
  /** Names the form in the address and its draft. */
  id: string;
  className: string;
  title: PlainTextKey;
  lead: PlainTextKey;
  /** Shown on the embedded node, where the settings have no effect. */
  embedded: PlainTextKey;
  members: () => Member[];
};

type More = Pick<Member, 'help' | 'options' | 'optional'>;
const member = (
  name: string,
  kind: MemberKind,
  label: PlainTextKey,
  preset: unknown,
  more: More = {},
): Member => ({ name, kind, label: t(label), preset, ...more });

export const EVENTS: KnownClass = {
  id: 'events',
  className: 'org.graylog.events.configuration.EventsConfiguration',
  title: 'configurations.section.events',
  lead: 'configurations.eventsLead',
  embedded: 'configurations.eventsEmbedded',
  members: () => [
    member('events_search_timeout', 'milliseconds', 'configurations.eventsSearchTimeout', 60_000, {
      help: t('configurations.eventsSearchTimeoutHelp'),
    }),
    member(
      'events_notification_retry_period',
      'milliseconds',
      'configurations.eventsRetry',
      300_000,
      { help: t('configurations.eventsRetryHelp') },
    ),
    member('events_notification_default_backlog', 'number', 'configurations.eventsBacklog', 50, {
      help: t('configurations.eventsBacklogHelp'),
    }),
    member('events_catchup_window', 'milliseconds', 'configurations.eventsCatchUp', 3_600_000, {
      help: t('configurations.eventsCatchUpHelp'),
    }),
    member(
      'events_notification_tcp_keepalive',
      'boolean',
      'configurations.eventsKeepAlive',
      false,
      { help: t('configurations.eventsKeepAliveHelp') },
    ),
  ],
};

const SIDECARS: KnownClass = {
  id: 'sidecars',
  className: 'org.graylog.plugins.sidecar.system.SidecarConfiguration',
  title: 'configurations.sidecars',
  lead: 'configurations.sidecarsLead',
  embedded: 'configurations.sidecarsEmbedded',
  members: () => [
    member('sidecar_inactive_threshold', 'duration', 'configurations.sidecarInactive', 'PT1M', {
      help: t('configurations.sidecarInactiveHelp'),
    }),
    member('sidecar_expiration_threshold', 'duration', 'configurations.sidecarExpired', 'P14D', {
      help: t('configurations.sidecarExpiredHelp'),
    }),
    member('sidecar_update_interval', 'duration', 'configurations.sidecarInterval', 'PT30S', {
      help: t('configurations.sidecarIntervalHelp'),
    }),
    member('sidecar_send_status', 'boolean', 'configurations.sidecarStatus', true, {
      help: t('configurations.sidecarStatusHelp'),
    }),
    member('sidecar_configuration_override', 'boolean', 'configurations.sidecarOverride', false, {
      help: t('configurations.sidecarOverrideHelp'),
    }),
  ],
};

const GEO: KnownClass = {
  id: 'geo',
  className: 'org.graylog.plugins.map.config.GeoIpResolverConfig',
  title: 'configurations.geo',
  lead: 'configurations.geoLead',
  embedded: 'configurations.geoEmbedded',
  members: () => [
    member('enabled', 'boolean', 'configurations.geoOn', false),
    member('enforce_graylog_schema', 'boolean', 'configurations.geoSchema', true, {
      help: t('configurations.geoSchemaHelp'),
    }),
    member('db_vendor_type', 'dropdown', 'configurations.geoVendor', 'MAXMIND', {
      options: { MAXMIND: 'MaxMind GeoIP', IPINFO: 'IPInfo' },
    }),
    member('city_db_path', 'text', 'configurations.geoCity', '', {
      help: t('configurations.geoCityHelp'),
    }),
    member('asn_db_path', 'text', 'configurations.geoAsn', '', {
      help: t('configurations.geoAsnHelp'),
      optional: true,
    }),
    member('refresh_interval', 'number', 'configurations.geoInterval', 10, {
      help: t('configurations.geoIntervalHelp'),
    }),
    member('refresh_interval_unit', 'dropdown', 'configurations.geoUnit', 'MINUTES', {
      options: {
        SECONDS: t('controls.seconds'),
        MINUTES: t('controls.minutes'),
        HOURS: t('controls.hours'),
        DAYS: t('controls.days'),
      },
    }),
    member('use_s3', 'boolean', 'configurations.geoS3', false, {
      help: t('configurations.geoS3Help'),
    }),
  ],
};

const THREATS: KnownClass = {
  id: 'threats',
  className: 'org.graylog.plugins.threatintel.ThreatIntelPluginConfiguration',
  title: 'configurations.threats',
  lead: 'configurations.threatsLead',
  embedded: 'configurations.threatsEmbedded',
  members: () => [
    member('tor_enabled', 'boolean', 'configurations.threatsTor', false, {
      help: t('configurations.threatsTorHelp'),
    }),
    member('spamhaus_enabled', 'boolean', 'configurations.threatsSpamhaus', false, {
      help: t('configurations.threatsSpamhausHelp'),
    }),
    member('otx_enabled', 'boolean', 'configurations.threatsOtx', false, {
      help: t('configurations.threatsOtxHelp'),
    }),
    member('otx_api_key', 'secret', 'configurations.threatsOtxKey', '', { optional: true }),
    member('abusech_ransom_enabled', 'boolean', 'configurations.threatsAbuse', false, {
      help: t('configurations.threatsAbuseHelp'),
    }),
  ],
};

/** Settings of plugins that every server has. */
export const PLUGINS: readonly KnownClass[] = [SIDECARS, GEO, THREATS];

/** Classes with a form elsewhere on this page. */
const ELSEWHERE: readonly string[] = [
  'org.graylog2.indexer.searches.SearchesClusterConfig',
  'org.graylog2.messageprocessors.MessageProcessorsConfig',
  'org.graylog2.configuration.IndexSetsDefaultConfiguration',
  'org.graylog2.system.urlwhitelist.UrlWhitelist',
  'org.graylog2.users.UserAndTeamsConfig',
  'org.graylog2.users.UserConfiguration',
];

const CUSTOMIZATION = /^org\.graylog\.plugins\.customization\./;
const OF_PLUGIN = /^org\.graylog\.(?!plugins\.views\.).*(Config|Configuration|Settings)(Dto)?$/;

/** Sorts the classes of a server: settings of the console's appearance, of plugins, and the rest. */
export function sortClasses(classes: readonly string[]): {
  customizations: string[];
  plugins: string[];
  others: string[];
} {
  const handled = new Set([
    ...ELSEWHERE,
    ...[EVENTS, ...PLUGINS].map(({ className }) => className),
  ]);
  const rest = classes.filter((name) => !handled.has(name)).toSorted();
  const customizations = rest.filter((name) => CUSTOMIZATION.test(name));
  const plugins = rest.filter((name) => OF_PLUGIN.test(name) && !customizations.includes(name));
  return {
    customizations,
    plugins,
    others: rest.filter((name) => !customizations.includes(name) && !plugins.includes(name)),
  };
}
