import { randomBytes } from 'node:crypto';

/**
 * 24 hexadecimal digits, the first eight the second of `now`, as MongoDB makes them: what is newer
 * sorts behind.
 */
export const objectIdAt = (now: number): string =>
  `${Math.floor(now / 1000)
    .toString(16)
    .padStart(8, '0')}${randomBytes(8).toString('hex')}`;
