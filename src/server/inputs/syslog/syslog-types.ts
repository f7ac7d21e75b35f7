import { syslogFields } from '../fields/codec-fields';
import { tcpFields, udpFields } from '../fields/network-fields';
import type { InputTypeDefinition } from '../input-type';
import { INPUT_TYPES } from '../model';
import { syslogDecoder } from './decode-syslog';
import { startSyslogTcp, startSyslogUdp } from './start-syslog';

export const syslogTypes: readonly InputTypeDefinition[] = [
  { type: INPUT_TYPES.syslogTcp, name: 'Syslog TCP', fields: { ...tcpFields(514, false), ...syslogFields }, start: ({ configuration }, { intake }) => startSyslogTcp(configuration, intake(syslogDecoder(configuration))) },
  { type: INPUT_TYPES.syslogUdp, name: 'Syslog UDP', fields: { ...udpFields(514), ...syslogFields }, start: ({ configuration }, { intake }) => startSyslogUdp(configuration, intake(syslogDecoder(configuration))) },
];
