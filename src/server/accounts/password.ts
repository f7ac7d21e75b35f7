import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<
  string,
  Buffer,
  number,
  { N: number; r: number; p: number; maxmem: number },
  Buffer
>(scrypt);
const KEY_BYTES = 32;
const MAX_MEMORY = 256 * 1024 * 1024;

/** The current cost. Each hash contains its own, so it can be raised. */
const COST = { N: 2 ** 15, r: 8, p: 1 };

/**
 * `scrypt$N$r$p$salt$hash`, the last two in base64url. `n` lowers the cost for tests with many
 * users.
 */
export async function hashPassword(password: string, n = COST.N): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password.normalize('NFKC'), salt, KEY_BYTES, {
    ...COST,
    N: n,
    maxmem: MAX_MEMORY,
  });
  return ['scrypt', n, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join(
    '$',
  );
}

export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [scheme, n, r, p, salt = '', hash = ''] = stored.split('$');
  if (scheme !== 'scrypt') return false;
  const expected = Buffer.from(hash, 'base64url');
  const key = await derive(
    password.normalize('NFKC'),
    Buffer.from(salt, 'base64url'),
    expected.length,
    { N: Number(n), r: Number(r), p: Number(p), maxmem: MAX_MEMORY },
  );
  return timingSafeEqual(key, expected);
}
