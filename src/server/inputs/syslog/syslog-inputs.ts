import { INPUT_TYPES } from '@/domain/inputs/input-types';
import { syslogFields } from '../fields/codec-fields';
import { defineInput, type Codec, type InputTransport } from '../definition/input-type';
import { createSenderNames, withSenderNames } from '../network/sender-names';
import { datagrams, framedTcp } from '../network/transports';
import { flagSetting } from '../definition/settings';
import { syslogDecoder } from './decode-syslog';

const PORT = 514;

export const syslogCodec: Codec = {
  id: 'syslog',
  name: 'Syslog',
  fields: syslogFields,
  decoder: syslogDecoder,
  parsesText: true,
};

/** Resolves host names of senders when `force_rdns` is set. */
const resolving = ({ fields, start }: InputTransport): InputTransport => ({
  fields,
  start: (input, context) =>
    start(
      input,
      flagSetting(input.configuration, 'force_rdns', false)
        ? { ...context, intake: withSenderNames(context.intake, createSenderNames(context.now)) }
        : context,
    ),
});

export const syslogInputs = {
  [INPUT_TYPES.syslogTcp]: defineInput({
    name: 'Syslog TCP',
    codec: syslogCodec,
    transport: resolving(framedTcp({ port: PORT, endsWithNul: false, octetCounting: true })),
  }),
  [INPUT_TYPES.syslogUdp]: defineInput({
    name: 'Syslog UDP',
    codec: syslogCodec,
    transport: resolving(datagrams(PORT)),
  }),
};
