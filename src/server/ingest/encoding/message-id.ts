import { randomFillSync } from 'node:crypto';

/** Crockford's base 32, the alphabet of ULIDs. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TIME_DIGITS = 10;
const RANDOM_DIGITS = 12;
/** The last digits are a counter, so that messages of the same millisecond keep their order. */
const COUNTED_DIGITS = 4;
const COUNTED = 32 ** COUNTED_DIGITS;

const base32 = (value: number, digits: number): string => {
  let text = '';
  for (let rest = value, digit = 0; digit < digits; digit += 1, rest = Math.floor(rest / 32))
    text = (DIGITS[rest % 32] ?? '') + text;
  return text;
};

let ulidTime = -1;
let ulidStart = '';
let counter = 0;

/** Graylog's `gl2_message_id`, a ULID: sorted by time, unique, not secret. */
export function messageId(now: number): string {
  if (now > ulidTime || counter === COUNTED) {
    ulidTime = Math.max(now, ulidTime + (counter === COUNTED ? 1 : 0));
    ulidStart =
      base32(ulidTime, TIME_DIGITS) +
      Array.from({ length: RANDOM_DIGITS }, () => DIGITS[Math.floor(Math.random() * 32)]).join('');
    counter = Math.floor((Math.random() * COUNTED) / 2);
  }
  const count = counter;
  counter += 1;
  return (
    ulidStart +
    DIGITS.charAt(count >> 15) +
    DIGITS.charAt((count >> 10) & 31) +
    DIGITS.charAt((count >> 5) & 31) +
    DIGITS.charAt(count & 31)
  );
}

/** Random bytes are generated in blocks of this size. */
const DRAWN = 8192;
const BYTES_EACH = 10;
const drawn = Buffer.alloc(DRAWN);
let left = 0;
let latestTime = -1;
let latestText = '';

/**
 * An `_id` as a UUID of version 7, which starts with the time, so that lookups read only messages
 * of about that time.
 */
export function documentId(now: number): string {
  if (now !== latestTime) {
    const time = now.toString(16).padStart(12, '0');
    [latestTime, latestText] = [now, `${time.slice(0, 8)}-${time.slice(8, 12)}-7`];
  }
  if (left < BYTES_EACH) {
    randomFillSync(drawn);
    left = DRAWN;
  }
  left -= BYTES_EACH;
  const variant = 0x80 | ((drawn[left] ?? 0) & 0x3f);
  const digits = drawn.toString('hex', left + 1, left + BYTES_EACH);
  return `${latestText}${digits.slice(0, 3)}-${variant.toString(16)}${digits.slice(3, 5)}-${digits.slice(5, 17)}`;
}
