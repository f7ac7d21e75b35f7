import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Signs in programs on this machine that can read the data directory; valid until the process ends.
 */
export type LocalSecret = { text: string; is(given: string): boolean };

const digest = (text: string) => createHash('sha256').update(text).digest();

export function createLocalSecret(): LocalSecret {
  const text = randomBytes(32).toString('hex');
  const own = digest(text);
  return { text, is: (given) => timingSafeEqual(digest(given), own) };
}
