/** Quotes a text so that a shell takes it as one word. */
export const shellWord = (text: string): string =>
  /^[\w.:/@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

/** IPv6 addresses need brackets in front of a port. */
export const bracketed = (host: string): string =>
  host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;

/** For configuration files, whose formats have no common way to escape quotes or line breaks. */
export const plainWord = (text: string): string => text.replace(/["'\\\s]/g, '');
