import { cefFields, codecFields, gelfFields, syslogFields } from '../fields/codec-fields';
import { amqpFields, kafkaFields } from '../fields/queue-fields';
import type { InputTypeDefinition, RequestedFields } from '../definition/input-type';

type Kind = { type: string; name: string; codec: RequestedFields };

const needs = (service: string) =>
  `It needs ${service}, which this node does not connect to. Use a Graylog server for it, or a shipper that sends GELF, syslog or Beats to this node.`;

const kafka = ({ type, name, codec }: Kind): InputTypeDefinition => ({
  type,
  name,
  fields: { ...kafkaFields, ...codec },
  unavailable: needs('a Kafka cluster'),
});
const amqp = ({ type, name, codec }: Kind): InputTypeDefinition => ({
  type,
  name,
  fields: { ...amqpFields, ...codec },
  unavailable: needs('an AMQP broker'),
});

/** Inputs that read from message brokers: all known, none runs here. */
export const queueTypes: readonly InputTypeDefinition[] = [
  kafka({
    type: 'org.graylog2.inputs.gelf.kafka.GELFKafkaInput',
    name: 'GELF Kafka',
    codec: gelfFields,
  }),
  kafka({
    type: 'org.graylog2.inputs.syslog.kafka.SyslogKafkaInput',
    name: 'Syslog Kafka',
    codec: syslogFields,
  }),
  kafka({
    type: 'org.graylog2.inputs.raw.kafka.RawKafkaInput',
    name: 'Raw/Plaintext Kafka',
    codec: codecFields,
  }),
  kafka({
    type: 'org.graylog.plugins.cef.input.CEFKafkaInput',
    name: 'CEF Kafka',
    codec: cefFields,
  }),
  amqp({
    type: 'org.graylog2.inputs.gelf.amqp.GELFAMQPInput',
    name: 'GELF AMQP',
    codec: gelfFields,
  }),
  amqp({
    type: 'org.graylog2.inputs.syslog.amqp.SyslogAMQPInput',
    name: 'Syslog AMQP',
    codec: syslogFields,
  }),
  amqp({
    type: 'org.graylog2.inputs.raw.amqp.RawAMQPInput',
    name: 'Raw/Plaintext AMQP',
    codec: codecFields,
  }),
  amqp({ type: 'org.graylog.plugins.cef.input.CEFAmqpInput', name: 'CEF AMQP', codec: cefFields }),
];
