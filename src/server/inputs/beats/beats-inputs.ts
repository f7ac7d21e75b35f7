import { INPUT_TYPES } from '@/domain/inputs/input-types';
import { codecFields } from '../fields/codec-fields';
import { field } from '../fields/field';
import { connectionFields } from '../fields/network-fields';
import { defineInput, type Codec, type InputTransport } from '../definition/input-type';
import { startConnections } from '../network/connections';
import { beatsDecoder } from './decode-beats';
import { decodeDeprecatedBeats } from './decode-deprecated-beats';
import { serveBeats } from './serve-beats';

const PORT = 5044;

const beatsCodec: Codec = {
  id: 'beats',
  name: 'Beats',
  fields: {
    ...codecFields,
    no_beats_prefix: field(
      'boolean',
      'Do not add Beats type as prefix',
      'Store fields without the name of their Beat, such as log_offset instead of filebeat_log_offset.',
      false,
    ),
  },
  decoder: beatsDecoder,
  // Events are JSON.
  charset: 'UTF-8',
  parsesText: true,
};

const deprecatedBeatsCodec: Codec = {
  id: 'beats-deprecated',
  name: 'Beats (deprecated)',
  fields: codecFields,
  decoder: () => decodeDeprecatedBeats,
  charset: 'UTF-8',
};

const lumberjack: InputTransport = {
  fields: connectionFields(PORT),
  start: ({ configuration }, context) =>
    startConnections({
      configuration,
      context,
      port: PORT,
      intake: context.intake,
      serve: serveBeats(context.intake),
    }),
};

export const beatsInputs = {
  [INPUT_TYPES.beats]: defineInput({ name: 'Beats', codec: beatsCodec, transport: lumberjack }),
  [INPUT_TYPES.beatsDeprecated]: defineInput({
    name: 'Beats (deprecated)',
    codec: deprecatedBeatsCodec,
    transport: lumberjack,
  }),
};
