import { matched } from './matched';
import { ZONE_ABBREVIATIONS } from './zone-abbreviations';

/** Minutes east of UTC, or the name of a zone such as Europe/Berlin; `end` is the index behind. */
export type WrittenZone = { zone: number | string; end: number };

/** No zone is further from UTC today. */
const MOST_MINUTES = 14 * 60;
const OFFSET = /([+-])(\d{2})(?::?(\d{2}))?(?!\d|:\d)/y;
/** Behind a blank, where a number may follow that is no offset. */
const WHOLE_OFFSET = /([+-])(\d{2}):?(\d{2})(?![\d:])/y;
const LETTERS = /[A-Z]{1,5}(?![A-Za-z0-9_/])/y;
/** `GMT+1`, `UTC+01:00` */
const FROM_UTC = /(?:GMT|UTC)([+-])(\d{1,2})(?::?(\d{2}))?(?!\d)/y;
const NAME =
  /[A-Z][A-Za-z]{1,20}\/[A-Za-z][A-Za-z_+-]{1,30}(?:\/[A-Za-z_]{2,30})?(?![A-Za-z0-9_/])/y;
const IN_BRACKETS = / ?\([A-Z]{1,5}\)/y;

/**
 * The zone that a text names at an index, perhaps behind one blank: `Z`, an offset, an
 * abbreviation, or a name for which `isName` holds. Undefined if it names none, and `'impossible'`
 * for an offset that no zone has.
 */
export function writtenZone(
  text: string,
  from: number,
  isName: (name: string) => boolean,
): WrittenZone | 'impossible' | undefined {
  const blank = text.charCodeAt(from) === BLANK;
  const at = blank ? from + 1 : from;
  const code = text.charCodeAt(at);
  if (code === PLUS || code === MINUS) {
    const found = matched(blank ? WHOLE_OFFSET : OFFSET, text, at);
    return found === undefined ? undefined : offsetZone(found, text, at);
  }
  if (code < CAPITAL_A || code > CAPITAL_Z) return undefined;
  const fromUtc = matched(FROM_UTC, text, at);
  if (fromUtc !== undefined) return offsetZone(fromUtc, text, at);
  const letters = matched(LETTERS, text, at)?.[0];
  if (letters !== undefined) {
    const zone = letters === 'Z' ? 0 : ZONE_ABBREVIATIONS.get(letters);
    return zone === undefined ? undefined : { zone, end: at + letters.length };
  }
  const name = matched(NAME, text, at)?.[0];
  return name !== undefined && isName(name) ? { zone: name, end: at + name.length } : undefined;
}

function offsetZone(
  [whole, sign, hours = '0', minutes = '0']: RegExpExecArray,
  text: string,
  at: number,
): WrittenZone | 'impossible' {
  const east = Number(hours) * 60 + Number(minutes);
  if (east > MOST_MINUTES || Number(minutes) > 59) return 'impossible';
  const end = at + whole.length;
  const comment = matched(IN_BRACKETS, text, end)?.[0] ?? '';
  return { zone: sign === '-' ? -east : east, end: end + comment.length };
}

const BLANK = 0x20;
const PLUS = 0x2b;
const MINUS = 0x2d;
const CAPITAL_A = 0x41;
const CAPITAL_Z = 0x5a;
