/** Names by facility number as Graylog stores them. */
const FACILITIES = [
  'kernel',
  'user-level',
  'mail',
  'system daemon',
  'security/authorization',
  'syslogd',
  'line printer',
  'network news',
  'UUCP',
  'clock',
  'security/authorization',
  'FTP',
  'NTP',
  'log audit',
  'log alert',
  'clock',
  'local0',
  'local1',
  'local2',
  'local3',
  'local4',
  'local5',
  'local6',
  'local7',
] as const;

/** The parts of a priority number such as 34. */
export const facilityNumberOf = (priority: number): number => priority >> 3;
export const severityOf = (priority: number): number => priority & 7;
export const facilityName = (facility: number): string => FACILITIES[facility] ?? 'Unknown';
