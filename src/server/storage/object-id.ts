import { randomBytes } from 'node:crypto';

/**
 * An id like MongoDB's: 24 hexadecimal digits, of which the first 8 are the second of `now`, so
 * that ids sort by age.
 */
export const objectIdAt = (now: number): string =>
  `${Math.floor(now / 1000)
    .toString(16)
    .padStart(8, '0')}${randomBytes(8).toString('hex')}`;
