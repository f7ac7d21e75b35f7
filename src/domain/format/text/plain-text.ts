/* eslint-disable no-control-regex -- control characters are what is removed */
/**
 * Sequences that a terminal executes: CSI (colours, cursor), strings such as a window title, and
 * short ones. C1 characters may begin them as well.
 */
const SEQUENCE =
  /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|(?:\x1b[PX\]^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c]*(?:\x07|\x1b\\|\x9c)|\x1b[ -/]*[0-~]/g;
const LONE_RETURN = /\r(?!\n)/g;
/** All but tabs and line ends. */
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/g;
const ANY = /[\0-\x08\x0b-\x1f\x7f-\x9f]/;
const UNESCAPED = /[\x7f-\x9f]/g;
/* eslint-enable no-control-regex */

/**
 * A text without what a terminal or editor would execute when it is pasted: escape sequences and
 * control characters. Carriage returns without a line feed become line ends.
 */
export const plainText = (text: string): string =>
  ANY.test(text)
    ? text.replace(SEQUENCE, '').replace(LONE_RETURN, '\n').replace(CONTROL, '')
    : text;

/** JSON with those control characters escaped that JSON allows unescaped. */
export const asciiControls = (json: string): string =>
  json.replace(UNESCAPED, (found) => `\\u00${found.charCodeAt(0).toString(16)}`);
