/** A text as an RE2 expression that matches just that. */
export const quoted = (text: string): string => text.replace(/[\\.+*?()|[\]{}^$]/g, '\\$&').replaceAll('\0', '\\x00');
