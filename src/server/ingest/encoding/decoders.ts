import { beatsDecoder } from '../../inputs/beats/decode-beats';
import { decodeDeprecatedBeats } from '../../inputs/beats/decode-deprecated-beats';
import { cefDecoder } from '../../inputs/cef/decode-cef';
import { decodeGelf } from '../../inputs/gelf/decode-gelf';
import { jsonPathDecoder } from '../../inputs/json-path/decode-json-path';
import { INPUT_TYPES, type Configuration, type Decoder } from '../../inputs/definition/model';
import { decodeFlow } from '../../inputs/netflow/decode-flow';
import { randomRequestDecoder } from '../../inputs/random/random-request';
import { decodeRaw } from '../../inputs/raw/decode-raw';
import { syslogDecoder } from '../../inputs/syslog/decode-syslog';

/** Those of Graylog's codecs that read text, by their names there. */
export const textCodecs = {
  raw: () => decodeRaw,
  gelf: () => decodeGelf,
  syslog: syslogDecoder,
  CEF: cefDecoder,
  beats: beatsDecoder,
  jsonpath: jsonPathDecoder,
} satisfies Readonly<Record<string, (configuration: Configuration) => Decoder>>;

const { raw, gelf, syslog, CEF, beats, jsonpath } = textCodecs;

/** Types whose messages can be decoded in any thread: from bytes and configuration alone. */
const decoders: Readonly<Record<string, (configuration: Configuration) => Decoder>> = {
  [INPUT_TYPES.gelfTcp]: gelf,
  [INPUT_TYPES.gelfUdp]: gelf,
  [INPUT_TYPES.gelfHttp]: gelf,
  [INPUT_TYPES.syslogTcp]: syslog,
  [INPUT_TYPES.syslogUdp]: syslog,
  'org.graylog2.inputs.raw.tcp.RawTCPInput': raw,
  'org.graylog2.inputs.raw.udp.RawUDPInput': raw,
  'console.inputs.raw.RawHttpInput': raw,
  'org.graylog.plugins.cef.input.CEFTCPInput': CEF,
  'org.graylog.plugins.cef.input.CEFUDPInput': CEF,
  'org.graylog.plugins.beats.Beats2Input': beats,
  'org.graylog.plugins.beats.BeatsInput': () => decodeDeprecatedBeats,
  'org.graylog.plugins.netflow.inputs.NetFlowUdpInput': () => decodeFlow,
  'org.graylog2.inputs.misc.jsonpath.JsonPathInput': jsonpath,
  'org.graylog2.inputs.random.FakeHttpMessageInput': randomRequestDecoder,
};

export const canDecode = (type: string): boolean => Object.hasOwn(decoders, type);

/** @throws Error for a type it does not know */
export function decoderFor(type: string, configuration: Configuration): Decoder {
  const make = decoders[type];
  if (make === undefined) throw new Error(`No decoder for ${type}.`);
  return make(configuration);
}
