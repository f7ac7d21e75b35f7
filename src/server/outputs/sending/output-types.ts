import type { OutputType } from '@/contract/outputs';
import type { RequestedField } from '@/contract/inputs';

export const GELF_OUTPUT = 'org.graylog2.outputs.GelfOutput';
export const LOGGING_OUTPUT = 'org.graylog2.outputs.LoggingOutput';

type More = { optional?: boolean; attributes?: string[]; values?: readonly string[] };

const field = (
  type: RequestedField['type'],
  human_name: string,
  description: string,
  default_value: unknown,
  { optional = false, attributes = [], values }: More = {},
): RequestedField => ({
  type,
  human_name,
  description,
  default_value,
  is_optional: optional,
  is_encrypted: false,
  attributes,
  position: 100,
  additional_info: values
    ? { values: Object.fromEntries(values.map((value) => [value, value])) }
    : {},
});
const positive = (human_name: string, description: string, value: number) =>
  field('number', human_name, description, value, {
    optional: true,
    attributes: ['only_positive'],
  });
const flag = (human_name: string, description: string) =>
  field('boolean', human_name, description, false, { optional: true });

/** The types of outputs with the fields of their configuration. */
export const OUTPUT_TYPES: Readonly<Record<string, OutputType>> = {
  [LOGGING_OUTPUT]: {
    name: 'STDOUT Output',
    type: LOGGING_OUTPUT,
    human_name: 'Writes every message to the standard output of the node.',
    link_to_docs: '',
    requested_configuration: {
      prefix: field('text', 'Prefix', 'Written before each message.', 'Writing message: ', {
        optional: true,
      }),
    },
  },
  [GELF_OUTPUT]: {
    name: 'GELF Output',
    type: GELF_OUTPUT,
    human_name: 'Sends every message as GELF to another server.',
    link_to_docs: '',
    requested_configuration: {
      hostname: field('text', 'Destination host', 'Host name or IP address of the receiver.', ''),
      port: field('number', 'Destination port', 'Port of the receiver.', 12_201, {
        attributes: ['is_port_number'],
      }),
      protocol: field(
        'dropdown',
        'Protocol',
        'TCP with TLS encrypts messages; UDP may lose some without notice.',
        'TCP',
        {
          values: ['TCP', 'TCP+TLS', 'UDP'],
        },
      ),
      connect_timeout: positive(
        'TCP Connect Timeout',
        'Milliseconds to wait for a connection.',
        1000,
      ),
      reconnect_delay: positive(
        'TCP Reconnect Delay',
        'Milliseconds between two attempts to connect.',
        500,
      ),
      tcp_no_delay: flag('TCP No Delay', 'Sends small packets immediately.'),
      tcp_keep_alive: flag('TCP Keep Alive', 'Detects connections dropped without notice.'),
      tls_verification_enabled: flag(
        'TLS verification',
        'Verifies the certificate of the receiver.',
      ),
      tls_trust_cert_chain: field(
        'text',
        'TLS Trust Certificate Chain',
        'Path of a file on the node with the certificates to trust. If empty, those of the system are used.',
        '',
        { optional: true },
      ),
      queue_size: positive(
        'Internal buffer size',
        'Maximum number of messages waiting for the receiver. Further messages are dropped and counted.',
        512,
      ),
      max_inflight_sends: positive(
        'Concurrent network requests',
        'Maximum number of messages sent at the same time over UDP.',
        512,
      ),
    },
  },
};
