/** A text as an RE2 expression that matches just that. */
export const quoted = (text: string): string =>
  text.replace(/[\\.+*?()|[\]{}^$]/g, '\\$&').replaceAll('\0', '\\x00');

/** Matches nothing at all. */
export const NEVER = '[^\\x{0}-\\x{10FFFF}]';

/**
 * Any one character of a value; `frame` is the one that values in one column are framed by, empty
 * where there is one value.
 */
export type Any = { one: string; frame: string };

export const anyCharacter: Any = { one: '(?s:.)', frame: '' };
export const anyWithin = (frame: string): Any => ({ one: `[^${frame}]`, frame });
