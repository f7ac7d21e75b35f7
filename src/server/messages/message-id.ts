import { randomFillSync } from 'node:crypto';
import { monotonicFactory } from 'ulid';

// Unique, not secret; its own source of randomness costs a system call for each character.
const nextUlid = monotonicFactory(Math.random);

/** Graylog's `gl2_message_id`: later messages sort behind earlier ones. */
export const messageId = (now: number): string => nextUlid(now);

/** Bytes that are drawn at a time. */
const DRAWN = 8192;
const BYTES_EACH = 10;
const drawn = Buffer.alloc(DRAWN);
let left = 0;
let latestTime = -1;
let latestText = '';

/** An `_id` as UUID version 7: it starts with the time, so that a look-up reads only what was stored about then. */
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
