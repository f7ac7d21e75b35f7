import { INPUT_TYPES } from '@/domain/inputs/input-types';
import { cefCodec } from '../cef/cef-inputs';
import { amqpFields, kafkaFields } from '../fields/queue-fields';
import { gelfCodec } from '../gelf/gelf-inputs';
import type { Codec, InputDefinition } from '../definition/input-type';
import { rawCodec } from '../raw/raw-inputs';
import { syslogCodec } from '../syslog/syslog-inputs';

const needs = (service: string) =>
  `It needs ${service}, which this node does not connect to. Use a Graylog server for it, or a shipper that sends GELF, syslog or Beats to this node.`;

const kafka = (name: string, codec: Codec): InputDefinition => ({
  name,
  codec,
  fields: { ...kafkaFields, ...codec.fields },
  unavailable: needs('a Kafka cluster'),
});

const amqp = (name: string, codec: Codec): InputDefinition => ({
  name,
  codec,
  fields: { ...amqpFields, ...codec.fields },
  unavailable: needs('an AMQP broker'),
});

/**
 * Inputs that read from message brokers: listed with their forms, but not available on this node.
 */
export const queueInputs = {
  [INPUT_TYPES.gelfKafka]: kafka('GELF Kafka', gelfCodec),
  [INPUT_TYPES.syslogKafka]: kafka('Syslog Kafka', syslogCodec),
  [INPUT_TYPES.rawKafka]: kafka('Raw/Plaintext Kafka', rawCodec),
  [INPUT_TYPES.cefKafka]: kafka('CEF Kafka', cefCodec),
  [INPUT_TYPES.gelfAmqp]: amqp('GELF AMQP', gelfCodec),
  [INPUT_TYPES.syslogAmqp]: amqp('Syslog AMQP', syslogCodec),
  [INPUT_TYPES.rawAmqp]: amqp('Raw/Plaintext AMQP', rawCodec),
  [INPUT_TYPES.cefAmqp]: amqp('CEF AMQP', cefCodec),
};
