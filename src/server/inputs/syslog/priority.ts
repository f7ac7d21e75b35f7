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

const PRIORITY = /^<(\d{1,3})>/;

/** Facility and severity of a priority such as `<34>`; `rest` is the text after it. */
export type Priority = { facility: string; facilityNumber: number; level: number };

export function readPriority(text: string): { priority: Priority | undefined; rest: string } {
  const match = PRIORITY.exec(text);
  if (match === null) return { priority: undefined, rest: text };
  const value = Number(match[1]);
  const facilityNumber = value >> 3;
  return {
    priority: {
      facility: FACILITIES[facilityNumber] ?? 'Unknown',
      facilityNumber,
      level: value & 7,
    },
    rest: text.slice(match[0].length),
  };
}
