/**
 * Graylog allows 2 MB; messages of 5 MB (stack traces with payloads) shall pass without
 * configuration.
 */
export const MAX_MESSAGE_SIZE = 16 * 1024 * 1024;
export const DECOMPRESS_SIZE_LIMIT = 8 * 1024 * 1024;
/** Connections of one input at a time. */
export const MAX_CONNECTIONS = 1000;
/** Silence between messages of one TCP connection. */
export const IDLE_SECONDS = 6 * 3600;
/** Graylog's; the system sizes the buffers of connections by itself. */
export const TCP_BUFFER = 1_048_576;
/** Graylog asks for 256 kB: seven milliseconds of 100,000 datagrams a second. */
export const UDP_BUFFER = 4 * 1024 * 1024;
/** Timers of Node hold no more. */
export const LONGEST_MS = 2 ** 31 - 1;
