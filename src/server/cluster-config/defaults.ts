import type { SearchesClusterConfig } from '@/contract/cluster-config';
import {
  INDEX_SET_DEFAULTS_CLASS,
  readIndexSetDefaults,
  USUAL_INDEX_SET_DEFAULTS,
} from '../index-sets/defaults';
import { checkSearches, checkSessionTimeout } from './checks';
import {
  readWhitelist,
  URL_WHITELIST_CLASS,
  USUAL_WHITELIST,
} from '../url-whitelist/url-whitelist';

const seconds = {
  PT1S: '1 second',
  PT5S: '5 seconds',
  PT10S: '10 seconds',
  PT30S: '30 seconds',
  PT1M: '1 minute',
  PT5M: '5 minutes',
};

const searches: SearchesClusterConfig = {
  query_time_range_limit: 'PT0S',
  relative_timerange_options: {
    PT5M: '5 minutes',
    PT15M: '15 minutes',
    PT30M: '30 minutes',
    PT1H: '1 hour',
    PT2H: '2 hours',
    PT8H: '8 hours',
    P1D: '1 day',
    P2D: '2 days',
    P5D: '5 days',
    P7D: '7 days',
    P14D: '14 days',
    P30D: '30 days',
    PT0S: 'all messages',
  },
  surrounding_timerange_options: seconds,
  surrounding_filter_fields: ['file', 'source', 'gl2_source_input', 'source_file'],
  analysis_disabled_fields: ['full_message', 'message'],
  auto_refresh_timerange_options: {
    PT1S: '1 second',
    PT2S: '2 second',
    PT5S: '5 seconds',
    PT10S: '10 seconds',
    PT30S: '30 seconds',
    PT1M: '1 minute',
    PT5M: '5 minutes',
  },
  default_auto_refresh_option: 'PT5S',
};

/**
 * A class of settings with its default, and whether a new server has stored it. Otherwise the
 * default only defines types.
 */
export type ConfigClass = {
  holds: Readonly<Record<string, unknown>>;
  written: boolean;
  /**
   * Parses the value if it needs more than the members and types of `holds`. @throws Problem 400
   */
  read?: (body: unknown) => Readonly<Record<string, unknown>>;
  /** Further checks after the types. @throws Problem 400 */
  check?: (config: Readonly<Record<string, unknown>>) => void;
};

export const CONFIG_CLASSES: Readonly<Record<string, ConfigClass>> = {
  'org.graylog2.indexer.searches.SearchesClusterConfig': {
    written: true,
    holds: searches,
    check: checkSearches,
  },
  [INDEX_SET_DEFAULTS_CLASS]: {
    written: true,
    holds: USUAL_INDEX_SET_DEFAULTS,
    read: readIndexSetDefaults,
  },
  [URL_WHITELIST_CLASS]: { written: true, holds: USUAL_WHITELIST, read: readWhitelist },
  'org.graylog2.messageprocessors.MessageProcessorsConfig': {
    written: true,
    holds: {
      processor_order: [
        'org.graylog2.messageprocessors.MessageFilterChainProcessor',
        'org.graylog2.messageprocessors.StreamMatcherFilterProcessor',
      ],
      disabled_processors: [],
    },
  },
  'org.graylog.plugins.sidecar.system.SidecarConfiguration': {
    written: true,
    holds: {
      sidecar_expiration_threshold: 'P14D',
      sidecar_inactive_threshold: 'PT1M',
      sidecar_update_interval: 'PT30S',
      sidecar_send_status: true,
      sidecar_configuration_override: false,
    },
  },
  'org.graylog.events.configuration.EventsConfiguration': {
    written: true,
    holds: {
      events_search_timeout: 60_000,
      events_notification_retry_period: 300_000,
      events_notification_default_backlog: 50,
      events_catchup_window: 3_600_000,
      events_notification_tcp_keepalive: false,
    },
  },
  'org.graylog2.users.UserAndTeamsConfig': {
    written: false,
    holds: { allow_sharing_with_everyone: true, allow_sharing_with_users: true },
  },
  'org.graylog2.users.UserConfiguration': {
    written: false,
    holds: { enable_global_session_timeout: false, global_session_timeout_interval: 'PT8H' },
    check: checkSessionTimeout,
  },
  'org.graylog.plugins.map.config.GeoIpResolverConfig': {
    written: false,
    holds: {
      enabled: false,
      enforce_graylog_schema: true,
      db_vendor_type: 'MAXMIND',
      city_db_path: '',
      asn_db_path: '',
      use_s3: false,
      refresh_interval_unit: 'MINUTES',
      refresh_interval: 10,
    },
  },
  'org.graylog.plugins.threatintel.ThreatIntelPluginConfiguration': {
    written: false,
    holds: {
      otx_enabled: false,
      otx_api_key: '',
      tor_enabled: false,
      spamhaus_enabled: false,
      abusech_ransom_enabled: false,
    },
  },
};
