import { parseExact } from '@/domain/exact-json';
import { cutStrings } from './cut';

/**
 * Parses JSON without losing precision of large integers. Strings of more than `cutStringsAt`
 * UTF-16 units are truncated (see cut.ts).
 * @throws SyntaxError
 */
export function readJson(text: string, cutStringsAt?: number): unknown {
  const value = parseExact(text);
  return cutStringsAt === undefined ? value : cutStrings(value, cutStringsAt);
}
