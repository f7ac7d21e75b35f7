import { randomUUID } from 'node:crypto';
import { monotonicFactory } from 'ulid';

// Unique, not secret; its own source of randomness costs a system call for each character.
const nextUlid = monotonicFactory(Math.random);

/** Graylog's `gl2_message_id`: later messages sort behind earlier ones. */
export const messageId = (now: number): string => nextUlid(now);

/** An `_id` as UUID version 7: it starts with the time, so that a look-up reads only what was stored about then. */
export function documentId(now: number): string {
  const time = now.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8, 12)}-7${randomUUID().slice(15)}`;
}
