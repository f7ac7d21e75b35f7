/** The types a Graylog server has (graylog-api.md §7.2), and our own. */
const TYPES = new Set([
  'deflector_exists_as_index', 'es_open_files', 'es_cluster_red', 'es_unavailable', 'no_input_running', 'input_failed_to_start', 'input_failing', 'input_failure_shutdown', 'check_server_clocks',
  'outdated_version', 'email_transport_configuration_invalid', 'email_transport_failed', 'stream_processing_disabled', 'journal_utilization_too_high', 'journal_uncommitted_messages_deleted',
  'output_disabled', 'output_failing', 'index_ranges_recalculation', 'generic', 'es_index_blocked', 'es_node_disk_watermark_low', 'es_node_disk_watermark_high', 'es_node_disk_watermark_flood_stage',
  'es_version_mismatch', 'legacy_ldap_config_migration', 'multi_leader', 'no_leader', 'archiving_summary', 'search_error', 'multi_master', 'no_master', 'gc_too_long',
  'messages_not_stored',
]);

export const isNotificationType = (type: string): boolean => TYPES.has(type);
