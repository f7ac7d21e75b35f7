/**
 * Graylog's default is 2 MB, but stack traces with payloads of 5 MB must get through without any
 * configuration.
 */
export const MAX_MESSAGE_SIZE = 16 * 1024 * 1024;
export const DECOMPRESS_SIZE_LIMIT = 8 * 1024 * 1024;
/** Per input. */
export const MAX_CONNECTIONS = 1000;
/** How long a TCP connection may be idle between messages. */
export const IDLE_SECONDS = 6 * 3600;
/** Graylog's default. The system sizes the buffers of TCP connections itself. */
export const TCP_BUFFER = 1_048_576;
/** Graylog's default of 256 kB holds only seven milliseconds of 100,000 datagrams a second. */
export const UDP_BUFFER = 4 * 1024 * 1024;
/** The longest delay of a Node timer. */
export const LONGEST_MS = 2 ** 31 - 1;
