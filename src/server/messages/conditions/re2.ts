/** A text as an RE2 expression that matches just that. */
export const quoted = (text: string): string => text.replace(/[\\.+*?()|[\]{}^$]/g, '\\$&').replaceAll('\0', '\\x00');

/** Any one character of a value; `not` is what a negated class has to leave out besides. */
export type Any = { one: string; not: string };
