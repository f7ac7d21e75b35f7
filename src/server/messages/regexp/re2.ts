/** Quotes a text for RE2. */
export const quoted = (text: string): string =>
  text.replace(/[\\.+*?()|[\]{}^$]/g, '\\$&').replaceAll('\0', '\\x00');

/** Matches nothing. */
export const NEVER = '[^\\x{0}-\\x{10FFFF}]';

/**
 * An expression for any character of a value; `frame` is the delimiter between values of a column,
 * empty for single values.
 */
export type Any = { one: string; frame: string };

export const anyCharacter: Any = { one: '(?s:.)', frame: '' };
export const anyWithin = (frame: string): Any => ({ one: `[^${frame}]`, frame });
