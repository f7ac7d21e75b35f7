import { parseExact } from '@/domain/exact-json';
import { cutStrings } from './cut';

/**
 * Reads an answer without loss; strings over `cutStringsAt` characters are cut (see cut.ts). Fails
 * with a SyntaxError where it is no JSON.
 */
export function readJson(text: string, cutStringsAt?: number): unknown {
  const value = parseExact(text);
  return cutStringsAt === undefined ? value : cutStrings(value, cutStringsAt);
}
