/** Graylog allows 2 MB; messages of 5 MB (stack traces with payloads) shall pass without configuration. */
export const MAX_MESSAGE_SIZE = 16 * 1024 * 1024;
export const DECOMPRESS_SIZE_LIMIT = 8 * 1024 * 1024;
