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
    'Address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for all networks.',
    '0.0.0.0',
    required,
  ),
  port: field('number', 'Port', 'Port to listen on.', port, {
    ...required,
    attributes: ['is_port_number'],
  }),
  recv_buffer_size: field(
    'number',
    'Receive Buffer Size',
    'Size of the receive buffer of the operating system, in bytes.',
    bufferBytes,
    positive,
  ),
  number_worker_threads: field(
    'number',
    'No. of worker threads',
    'No effect on this node; kept for Graylog compatibility.',
    availableParallelism(),
    positive,
  ),
});

const tls: RequestedFields = {
  tls_enable: field('boolean', 'Enable TLS', 'Accept encrypted connections only.', false),
  tls_cert_file: field(
    'text',
    'TLS cert file',
    'Path of the certificate (PEM) on this node, with its chain. If empty, the node creates a self-signed one.',
    '',
  ),
  tls_key_file: field(
    'text',
    'TLS private key file',
    'Path of the private key (PEM, PKCS#8) on this node.',
    '',
  ),
  tls_key_password: field('text', 'TLS key password', 'Password of an encrypted private key.', '', {
    attributes: ['is_password'],
  }),
  tls_client_auth: field(
    'dropdown',
    'TLS client authentication',
    'Whether senders must present a certificate.',
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
    'File or folder with the certificates (PEM) to trust for senders.',
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
    'Maximum number of open connections. Further connections are rejected.',
    MAX_CONNECTIONS,
    positive,
  ),
  idle_writer_timeout: field(
    'number',
    'Idle writer timeout',
    'Seconds until an idle connection is closed. 0 means never.',
    IDLE_SECONDS,
    positive,
  ),
  tcp_keepalive: field(
    'boolean',
    'TCP keepalive',
    'Detects connections dropped without notice.',
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
    'Maximum size of a message, in bytes. Larger ones are skipped and counted as malformed.',
    MAX_MESSAGE_SIZE,
    positive,
  ),
});

export const httpFields = (port: number): RequestedFields => ({
  ...connectionFields(port),
  enable_bulk_receiving: field(
    'boolean',
    'Enable Bulk Receiving',
    'Accept several messages per request, one per line.',
    false,
  ),
  enable_cors: field(
    'boolean',
    'Enable CORS',
    'Accept messages sent by browsers from other websites.',
    true,
  ),
  max_chunk_size: field(
    'number',
    'Max. HTTP chunk size',
    'Maximum size of a request, in bytes. Larger ones are rejected.',
    MAX_MESSAGE_SIZE,
  ),
  idle_writer_timeout: field(
    'number',
    'Idle writer timeout',
    'Seconds until an idle connection is closed. 0 means never.',
    60,
    positive,
  ),
});
