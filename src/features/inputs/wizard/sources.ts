import type { InputSummary, InputTypeInfo } from '@/contract/inputs';
import { obstacle } from '../launch/starts';

export const SOURCES = ['application', 'syslog', 'files', 'web', 'beats', 'plain'] as const;
export type Source = (typeof SOURCES)[number];

const GELF = [
  'org.graylog2.inputs.gelf.tcp.GELFTCPInput',
  'org.graylog2.inputs.gelf.udp.GELFUDPInput',
  'org.graylog2.inputs.gelf.http.GELFHttpInput',
];
const SYSLOG = [
  'org.graylog2.inputs.syslog.udp.SyslogUDPInput',
  'org.graylog2.inputs.syslog.tcp.SyslogTCPInput',
];
const BEATS = 'org.graylog.plugins.beats.Beats2Input';
/** Graylog 5.1 takes no plain lines over HTTP. */
const RAW_HTTP = 'console.inputs.raw.RawHttpInput';
const RAW = ['org.graylog2.inputs.raw.tcp.RawTCPInput', 'org.graylog2.inputs.raw.udp.RawUDPInput'];

/** Kinds of inputs for what sends, the best first. The embedded node alone follows files itself. */
const kinds: Readonly<Record<Source, readonly string[]>> = {
  application: GELF,
  syslog: SYSLOG,
  files: ['console.inputs.filetail.FileTailInput', BEATS],
  web: [...SYSLOG, BEATS],
  beats: [BEATS],
  plain: [...RAW, RAW_HTTP, ...GELF.slice(2)],
};

/** Those that this server has, the best first. */
export const kindsFor = (
  source: Source,
  types: Readonly<Record<string, InputTypeInfo>>,
  inputs: readonly InputSummary[],
): InputTypeInfo[] =>
  kinds[source].flatMap((type) => {
    const info = types[type];
    return info && obstacle(info, inputs)?.kind !== 'unavailable' ? [info] : [];
  });
