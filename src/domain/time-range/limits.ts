/** Milliseconds since the epoch: servers accept years with four digits only. */
export const FIRST_INSTANT = Date.parse('0000-01-01T00:00:00.000Z');
export const LAST_INSTANT = Date.parse('9999-12-31T23:59:59.999Z');

/** Servers store the seconds of a relative range in a signed 32-bit integer. */
export const MAX_SECONDS = 2 ** 31 - 1;
