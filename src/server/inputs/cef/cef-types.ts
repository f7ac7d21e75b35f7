import { cefFields } from '../fields/codec-fields';
import { tcpFields, udpFields } from '../fields/network-fields';
import type { InputTypeDefinition } from '../definition/input-type';
import { startDatagrams } from '../network/datagrams';
import { startFramedTcp } from '../network/framed-tcp';
import { cefDecoder } from './decode-cef';

const PORT = 5555;

export const cefTypes: readonly InputTypeDefinition[] = [
  {
    type: 'org.graylog.plugins.cef.input.CEFTCPInput',
    name: 'CEF TCP',
    fields: { ...tcpFields(PORT, false), ...cefFields },
    start: ({ configuration }, context) =>
      startFramedTcp(configuration, context, context.intake(cefDecoder(configuration)), {
        port: PORT,
        endsWithNul: false,
      }),
  },
  {
    type: 'org.graylog.plugins.cef.input.CEFUDPInput',
    name: 'CEF UDP',
    fields: { ...udpFields(PORT), ...cefFields },
    start: ({ configuration }, { intake }) =>
      startDatagrams(configuration, intake(cefDecoder(configuration)), { port: PORT }),
  },
];
