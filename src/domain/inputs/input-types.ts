import { beatsExamples } from './beats-examples';
import { gelfExamples } from './gelf-examples';
import { cefExamples, netflowExamples, rawExamples } from './plain-examples';
import type { SendExample, Target } from './send-example';
import { syslogExamples } from './syslog-examples';

/** Class names of the input types that this code base knows; servers may have others. */
export const INPUT_TYPES = {
  rawTcp: 'org.graylog2.inputs.raw.tcp.RawTCPInput',
  rawUdp: 'org.graylog2.inputs.raw.udp.RawUDPInput',
  rawHttp: 'console.inputs.raw.RawHttpInput',
  rawKafka: 'org.graylog2.inputs.raw.kafka.RawKafkaInput',
  rawAmqp: 'org.graylog2.inputs.raw.amqp.RawAMQPInput',
  gelfTcp: 'org.graylog2.inputs.gelf.tcp.GELFTCPInput',
  gelfUdp: 'org.graylog2.inputs.gelf.udp.GELFUDPInput',
  gelfHttp: 'org.graylog2.inputs.gelf.http.GELFHttpInput',
  gelfKafka: 'org.graylog2.inputs.gelf.kafka.GELFKafkaInput',
  gelfAmqp: 'org.graylog2.inputs.gelf.amqp.GELFAMQPInput',
  syslogUdp: 'org.graylog2.inputs.syslog.udp.SyslogUDPInput',
  syslogTcp: 'org.graylog2.inputs.syslog.tcp.SyslogTCPInput',
  syslogKafka: 'org.graylog2.inputs.syslog.kafka.SyslogKafkaInput',
  syslogAmqp: 'org.graylog2.inputs.syslog.amqp.SyslogAMQPInput',
  cefTcp: 'org.graylog.plugins.cef.input.CEFTCPInput',
  cefUdp: 'org.graylog.plugins.cef.input.CEFUDPInput',
  cefKafka: 'org.graylog.plugins.cef.input.CEFKafkaInput',
  cefAmqp: 'org.graylog.plugins.cef.input.CEFAmqpInput',
  fileTail: 'console.inputs.filetail.FileTailInput',
  beats: 'org.graylog.plugins.beats.Beats2Input',
  beatsDeprecated: 'org.graylog.plugins.beats.BeatsInput',
  netflow: 'org.graylog.plugins.netflow.inputs.NetFlowUdpInput',
  jsonPath: 'org.graylog2.inputs.misc.jsonpath.JsonPathInput',
  randomHttp: 'org.graylog2.inputs.random.FakeHttpMessageInput',
  sample: 'console.inputs.sample.SampleInput',
} as const;

export type InputType = (typeof INPUT_TYPES)[keyof typeof INPUT_TYPES];
export type Transport = 'tcp' | 'udp' | 'http';

/** What sends the logs: the choices of the "Send logs" wizard. */
export const SOURCES = ['application', 'syslog', 'files', 'web', 'beats', 'plain'] as const;
export type Source = (typeof SOURCES)[number];

/** How logs get into inputs of one type. */
type InputGuide = {
  /** Undefined for inputs that fetch or make their messages themselves. */
  transport?: Transport;
  /** The choices of the wizard that offer the type. */
  sources: readonly Source[];
  examples: (target: Target) => SendExample[];
};

const fetches: InputGuide = { sources: [], examples: () => [] };

/** The wizard offers the types of a source in this order, so the best comes first. */
const guides: Readonly<Record<InputType, InputGuide>> = {
  [INPUT_TYPES.rawTcp]: { transport: 'tcp', sources: ['plain'], examples: rawExamples },
  [INPUT_TYPES.rawUdp]: { transport: 'udp', sources: ['plain'], examples: rawExamples },
  [INPUT_TYPES.rawHttp]: { transport: 'http', sources: ['plain'], examples: rawExamples },
  [INPUT_TYPES.rawKafka]: fetches,
  [INPUT_TYPES.rawAmqp]: fetches,
  [INPUT_TYPES.gelfTcp]: { transport: 'tcp', sources: ['application'], examples: gelfExamples },
  [INPUT_TYPES.gelfUdp]: { transport: 'udp', sources: ['application'], examples: gelfExamples },
  [INPUT_TYPES.gelfHttp]: {
    transport: 'http',
    sources: ['application', 'plain'],
    examples: gelfExamples,
  },
  [INPUT_TYPES.gelfKafka]: fetches,
  [INPUT_TYPES.gelfAmqp]: fetches,
  [INPUT_TYPES.syslogUdp]: {
    transport: 'udp',
    sources: ['syslog', 'web'],
    examples: syslogExamples,
  },
  [INPUT_TYPES.syslogTcp]: {
    transport: 'tcp',
    sources: ['syslog', 'web'],
    examples: syslogExamples,
  },
  [INPUT_TYPES.syslogKafka]: fetches,
  [INPUT_TYPES.syslogAmqp]: fetches,
  [INPUT_TYPES.cefTcp]: { transport: 'tcp', sources: [], examples: cefExamples },
  [INPUT_TYPES.cefUdp]: { transport: 'udp', sources: [], examples: cefExamples },
  [INPUT_TYPES.cefKafka]: fetches,
  [INPUT_TYPES.cefAmqp]: fetches,
  [INPUT_TYPES.fileTail]: { ...fetches, sources: ['files'] },
  [INPUT_TYPES.beats]: {
    transport: 'tcp',
    sources: ['files', 'web', 'beats'],
    examples: beatsExamples,
  },
  [INPUT_TYPES.beatsDeprecated]: { transport: 'tcp', sources: [], examples: beatsExamples },
  [INPUT_TYPES.netflow]: { transport: 'udp', sources: [], examples: netflowExamples },
  [INPUT_TYPES.jsonPath]: fetches,
  [INPUT_TYPES.randomHttp]: fetches,
  [INPUT_TYPES.sample]: fetches,
};

const simpleName = (type: string) => type.slice(type.lastIndexOf('.') + 1);

const bySimpleName: ReadonlyMap<string, InputGuide> = new Map(
  Object.entries(guides).map(([type, guide]) => [simpleName(type), guide]),
);

/**
 * Undefined for types that only the server knows. The package is ignored, because Graylog has moved
 * classes from one release to the next.
 */
export const inputGuide = (type: string): InputGuide | undefined =>
  bySimpleName.get(simpleName(type));

/** The best first. */
export const typesForSource = (source: Source): string[] =>
  Object.entries(guides).flatMap(([type, { sources }]) => (sources.includes(source) ? [type] : []));
