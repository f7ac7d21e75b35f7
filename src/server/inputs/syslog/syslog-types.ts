import { syslogFields } from '../fields/codec-fields';
import { tcpFields, udpFields } from '../fields/network-fields';
import type { InputContext, InputTypeDefinition } from '../definition/input-type';
import type { Intake } from '../definition/intake';
import { INPUT_TYPES, type Configuration } from '../definition/model';
import { startDatagrams } from '../network/datagrams';
import { startFramedTcp } from '../network/framed-tcp';
import { createSenderNames, withSenderNames } from '../network/sender-names';
import { flagSetting } from '../definition/settings';
import { syslogDecoder } from './decode-syslog';

const PORT = 514;

function syslogIntake(configuration: Configuration, { intake, now }: InputContext): Intake {
  const plain = intake(syslogDecoder(configuration));
  return flagSetting(configuration, 'force_rdns', false)
    ? withSenderNames(plain, createSenderNames(now))
    : plain;
}

export const syslogTypes: readonly InputTypeDefinition[] = [
  {
    type: INPUT_TYPES.syslogTcp,
    name: 'Syslog TCP',
    fields: { ...tcpFields(PORT, false), ...syslogFields },
    start: ({ configuration }, context) =>
      startFramedTcp(configuration, context, syslogIntake(configuration, context), {
        port: PORT,
        endsWithNul: false,
        octetCounting: true,
      }),
  },
  {
    type: INPUT_TYPES.syslogUdp,
    name: 'Syslog UDP',
    fields: { ...udpFields(PORT), ...syslogFields },
    start: ({ configuration }, context) =>
      startDatagrams(configuration, syslogIntake(configuration, context), { port: PORT }),
  },
];
