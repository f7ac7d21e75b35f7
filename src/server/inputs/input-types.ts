import type { InputTypeInfo, RequestedField } from '@/contract/inputs';
import { availableParallelism } from 'node:os';
import { DECOMPRESS_SIZE_LIMIT, MAX_MESSAGE_SIZE } from './limits';
import { INPUT_TYPES, type Configuration, type ConfigurationValue, type InputType } from './model';

type Setting = { name: string; field: RequestedField };

const setting = (name: string, type: RequestedField['type'], human_name: string, description: string, default_value: ConfigurationValue, rest: Partial<RequestedField> = {}): Setting => ({
  name,
  field: { human_name, additional_info: {}, is_encrypted: false, description, default_value, attributes: [], position: 100, type, is_optional: true, ...rest },
});

const port = (value: number) => setting('port', 'number', 'Port', 'The port to listen on.', value, { is_optional: false, attributes: ['is_port_number'] });
const network = (defaultPort: number, bufferBytes: number): Setting[] => [
  setting('bind_address', 'text', 'Bind address', 'The address to listen on: 127.0.0.1 for this machine alone, 0.0.0.0 for all its networks.', '127.0.0.1', { is_optional: false }),
  port(defaultPort),
  setting('recv_buffer_size', 'number', 'Receive Buffer Size', 'Bytes the operating system may hold for this input.', bufferBytes, { attributes: ['only_positive'] }),
  setting('number_worker_threads', 'number', 'No. of worker threads', 'Accepted for compatibility; this node needs no worker threads.', availableParallelism(), { attributes: ['only_positive'] }),
];
const keepAlive = setting('tcp_keepalive', 'boolean', 'TCP keepalive', 'Finds out about senders that went away without a word.', false);
const maxMessageSize = setting('max_message_size', 'number', 'Maximum message size', 'Bytes; larger messages are skipped and counted as malformed.', MAX_MESSAGE_SIZE, { attributes: ['only_positive'] });
const nullDelimiter = (value: boolean) => setting('use_null_delimiter', 'boolean', 'Null frame delimiter?', 'Messages end with a null byte instead of a newline.', value);
const codec: Setting[] = [
  setting('override_source', 'text', 'Override source', 'Stored as the source of every message, whatever the sender says.', null),
  setting('charset_name', 'text', 'Encoding', 'The character encoding of the messages.', 'UTF-8'),
];
const decompressLimit = setting('decompress_size_limit', 'number', 'Decompressed size limit', 'The most bytes a compressed message may unfold to.', DECOMPRESS_SIZE_LIMIT);
const syslog: Setting[] = [
  setting('force_rdns', 'boolean', 'Force rDNS?', 'Accepted for compatibility; this node asks no name server.', false),
  setting('allow_override_date', 'boolean', 'Allow overriding date?', 'Takes the time of arrival where a message has no readable date, instead of refusing it.', true),
  setting('store_full_message', 'boolean', 'Store full message?', 'Keeps the line as it was sent in full_message.', false),
  setting('expand_structured_data', 'boolean', 'Expand structured data?', 'Puts the id of its element in front of each name of structured data.', false),
  setting('timezone', 'text', 'Time Zone', 'The zone of dates that name none, for example Europe/Berlin; NotSet for that of this machine.', 'NotSet'),
];
const http: Setting[] = [
  setting('enable_bulk_receiving', 'boolean', 'Enable Bulk Receiving', 'Takes several messages in one request, one a line.', false),
  setting('enable_cors', 'boolean', 'Enable CORS', 'Accepts messages that other web sites make browsers send.', false),
  setting('idle_writer_timeout', 'number', 'Idle writer timeout', 'Seconds a sender may stay silent within a request.', 60, { attributes: ['only_positive'] }),
];
const tail: Setting[] = [
  setting('path', 'text', 'Folder', 'The folder whose text logs are followed.', '/var/log', { is_optional: false }),
  setting('depth', 'number', 'Depth', 'How many levels of folders below it are searched.', 2),
  setting('first_lines', 'number', 'First lines', 'How many lines of a file that is new to the input are read at most.', 5_000),
];

const TCP_BUFFER = 1_048_576;
const UDP_BUFFER = 262_144;

const CATALOGUE: Readonly<Record<InputType, { name: string; settings: readonly Setting[] }>> = {
  [INPUT_TYPES.gelfTcp]: { name: 'GELF TCP', settings: [...network(12201, TCP_BUFFER), keepAlive, nullDelimiter(true), maxMessageSize, ...codec, decompressLimit] },
  [INPUT_TYPES.gelfUdp]: { name: 'GELF UDP', settings: [...network(12201, UDP_BUFFER), ...codec, decompressLimit] },
  [INPUT_TYPES.gelfHttp]: { name: 'GELF HTTP', settings: [...network(12202, TCP_BUFFER), ...http, maxMessageSize, ...codec, decompressLimit] },
  [INPUT_TYPES.syslogUdp]: { name: 'Syslog UDP', settings: [...network(1514, UDP_BUFFER), ...codec, ...syslog] },
  [INPUT_TYPES.syslogTcp]: { name: 'Syslog TCP', settings: [...network(1514, TCP_BUFFER), keepAlive, nullDelimiter(false), maxMessageSize, ...codec, ...syslog] },
  [INPUT_TYPES.fileTail]: { name: 'Log files of this machine', settings: [...tail, ...codec] },
  [INPUT_TYPES.sample]: { name: 'Sample', settings: [setting('messages_per_second', 'number', 'Messages per second', 'How many the sample writes while it runs.', 10, { attributes: ['only_positive'] })] },
};

export function typeName(type: InputType): string {
  return CATALOGUE[type].name;
}

/** Undefined for a type that this node cannot run. */
export function typeInfo(type: string): InputTypeInfo | undefined {
  const known = Object.values(INPUT_TYPES).find((one) => one === type);
  if (known === undefined) return undefined;
  const { name, settings } = CATALOGUE[known];
  return { type, name, requested_configuration: Object.fromEntries(settings.map((one) => [one.name, one.field])), is_exclusive: false, link_to_docs: '' };
}

/** The configuration of a new input where nothing was chosen. */
export function defaultConfiguration(type: InputType, chosen: Configuration = {}): Configuration {
  return { ...Object.fromEntries(CATALOGUE[type].settings.map(({ name, field }) => [name, field.default_value as ConfigurationValue])), ...chosen };
}
