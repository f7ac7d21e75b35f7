import { syslogFields } from '../fields/codec-fields';
import { tcpFields, udpFields } from '../fields/network-fields';
import type { InputTypeDefinition } from '../input-type';
import { INPUT_TYPES } from '../model';
import { startDatagrams } from '../network/datagrams';
import { startFramedTcp } from '../network/framed-tcp';
import { syslogDecoder } from './decode-syslog';

const PORT = 514;

export const syslogTypes: readonly InputTypeDefinition[] = [
  {
    type: INPUT_TYPES.syslogTcp,
    name: 'Syslog TCP',
    fields: { ...tcpFields(PORT, false), ...syslogFields },
    start: ({ configuration }, context) => startFramedTcp(configuration, context, context.intake(syslogDecoder(configuration)), { port: PORT, endsWithNul: false, octetCounting: true }),
  },
  {
    type: INPUT_TYPES.syslogUdp,
    name: 'Syslog UDP',
    fields: { ...udpFields(PORT), ...syslogFields },
    start: ({ configuration }, { intake }) => startDatagrams(configuration, intake(syslogDecoder(configuration)), { port: PORT }),
  },
];
