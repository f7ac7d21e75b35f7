import { codecFields } from '../fields/codec-fields';
import { field } from '../fields/field';
import { connectionFields } from '../fields/network-fields';
import type { InputContext, InputTypeDefinition } from '../input-type';
import type { Configuration, Decoder, Listener } from '../model';
import { startConnections } from '../network/connections';
import { beatsDecoder } from './decode-beats';
import { decodeDeprecatedBeats } from './decode-deprecated-beats';
import { serveBeats } from './serve-beats';

const PORT = 5044;

/** Events are JSON, which is UTF-8 whatever the form says. */
function startBeats(
  configuration: Configuration,
  context: InputContext,
  decoder: Decoder,
): Promise<Listener> {
  const intake = context.intake(decoder, 'UTF-8');
  return startConnections({
    configuration,
    context,
    port: PORT,
    intake,
    serve: serveBeats(intake),
  });
}

export const beatsTypes: readonly InputTypeDefinition[] = [
  {
    type: 'org.graylog.plugins.beats.Beats2Input',
    name: 'Beats',
    fields: {
      ...connectionFields(PORT),
      ...codecFields,
      no_beats_prefix: field(
        'boolean',
        'Do not add Beats type as prefix',
        'Store fields without the name of their Beat, such as log_offset instead of filebeat_log_offset.',
        false,
      ),
    },
    start: ({ configuration }, context) =>
      startBeats(configuration, context, beatsDecoder(configuration)),
  },
  {
    type: 'org.graylog.plugins.beats.BeatsInput',
    name: 'Beats (deprecated)',
    fields: { ...connectionFields(PORT), ...codecFields },
    start: ({ configuration }, context) =>
      startBeats(configuration, context, decodeDeprecatedBeats),
  },
];
