/** A text as one word of a shell. */
export const shellWord = (text: string): string =>
  /^[\w.:/@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

/** A host as it stands before a port: addresses of IPv6 in brackets. */
export const bracketed = (host: string): string =>
  host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;

/**
 * A text between the quotes of a configuration file; there is no way to write line ends or quotes
 * in all of them.
 */
export const plainWord = (text: string): string => text.replace(/["'\\\s]/g, '');
