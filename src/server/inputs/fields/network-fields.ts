import { availableParallelism } from 'node:os';
import {
  IDLE_SECONDS,
  MAX_CONNECTIONS,
  MAX_MESSAGE_SIZE,
  TCP_BUFFER,
  UDP_BUFFER,
} from '../definition/limits';
import type { RequestedFields } from '../definition/input-type';
import { field, positive, required } from './field';

/** Settings of every input with a socket. */
const network = (port: number, bufferBytes: number): RequestedFields => ({
  bind_address: field(
    'text',
    'Bind address',
    'The address to listen on: 127.0.0.1 for this machine alone, 0.0.0.0 for all its networks.',
    '0.0.0.0',
    required,
  ),
  port: field('number', 'Port', 'The port to listen on.', port, {
    ...required,
    attributes: ['is_port_number'],
  }),
  recv_buffer_size: field(
    'number',
    'Receive Buffer Size',
    'Bytes the operating system may hold for this input.',
    bufferBytes,
    positive,
  ),
  number_worker_threads: field(
    'number',
    'No. of worker threads',
    'Kept for compatibility: this node needs no threads for its connections.',
    availableParallelism(),
    positive,
  ),
});

const tls: RequestedFields = {
  tls_enable: field('boolean', 'Enable TLS', 'Takes encrypted connections only.', false),
  tls_cert_file: field(
    'text',
    'TLS cert file',
    'The certificate (PEM) on this node, with its chain. Left empty, the node makes one of its own.',
    '',
  ),
  tls_key_file: field(
    'text',
    'TLS private key file',
    'The private key (PEM, PKCS#8) on this node.',
    '',
  ),
  tls_key_password: field('text', 'TLS key password', 'Opens an encrypted private key.', '', {
    attributes: ['is_password'],
  }),
  tls_client_auth: field(
    'dropdown',
    'TLS client authentication',
    'Whether senders have to show a certificate.',
    'disabled',
    {
      additional_info: {
        values: { disabled: 'disabled', optional: 'optional', required: 'required' },
      },
    },
  ),
  tls_client_auth_cert_file: field(
    'text',
    'TLS Client Auth Trusted Certs',
    "A file or a folder with the certificates (PEM) by which senders' are trusted.",
    '',
  ),
};

export const udpFields = (port: number): RequestedFields => network(port, UDP_BUFFER);

/**
 * Settings of every TCP input; `tcpFields` adds those of delimited messages. Graylog has no limit
 * of connections and an idle timeout for HTTP only, so `max_connections` and, outside HTTP,
 * `idle_writer_timeout` are extensions of this node.
 */
export const connectionFields = (port: number): RequestedFields => ({
  ...network(port, TCP_BUFFER),
  ...tls,
  max_connections: field(
    'number',
    'Maximum connections',
    'How many senders may be connected at a time; further ones are refused.',
    MAX_CONNECTIONS,
    positive,
  ),
  idle_writer_timeout: field(
    'number',
    'Idle writer timeout',
    'Seconds a sender may stay silent before its connection is closed; 0 for ever.',
    IDLE_SECONDS,
    positive,
  ),
  tcp_keepalive: field(
    'boolean',
    'TCP keepalive',
    'Finds out about senders that went away without a word.',
    false,
  ),
});

export const tcpFields = (port: number, endsWithNull: boolean): RequestedFields => ({
  ...connectionFields(port),
  use_null_delimiter: field(
    'boolean',
    'Null frame delimiter?',
    'Messages end with a null byte instead of a newline.',
    endsWithNull,
  ),
  max_message_size: field(
    'number',
    'Maximum message size',
    'Bytes; larger messages are skipped and counted as malformed.',
    MAX_MESSAGE_SIZE,
    positive,
  ),
});

export const httpFields = (port: number): RequestedFields => ({
  ...connectionFields(port),
  enable_bulk_receiving: field(
    'boolean',
    'Enable Bulk Receiving',
    'Takes several messages in one request, one a line.',
    false,
  ),
  enable_cors: field(
    'boolean',
    'Enable CORS',
    'Accepts messages that other web sites make browsers send.',
    true,
  ),
  max_chunk_size: field(
    'number',
    'Max. HTTP chunk size',
    'The most bytes of one request; larger ones are refused.',
    MAX_MESSAGE_SIZE,
  ),
  idle_writer_timeout: field(
    'number',
    'Idle writer timeout',
    'Seconds a sender may stay silent before its connection is closed; 0 for ever.',
    60,
    positive,
  ),
});
