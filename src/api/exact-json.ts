import { parse, stringify } from 'lossless-json';
import { cutStrings } from './cut';

/** A number of 16 and more digits may lie beyond 2^53; in a text without one, `JSON.parse` is exact and far faster. */
const LONG_NUMBER = /[:,[\s]-?\d{16,}|^-?\d{16,}/;
const INTEGER = /^-?\d+$/;

const toNumber = (text: string): number | bigint => {
  const number = Number(text);
  return INTEGER.test(text) && !Number.isSafeInteger(number) ? BigInt(text) : number;
};

/**
 * Reads JSON without loss: integers beyond 2^53 come as `bigint`. Strings over `cutStringsAt` characters are cut (see cut.ts).
 * Fails with a SyntaxError where the text is no JSON.
 */
export function readJson(text: string, cutStringsAt?: number): unknown {
  const value: unknown = LONG_NUMBER.test(text) ? parse(text, undefined, toNumber) : JSON.parse(text);
  return cutStringsAt === undefined ? value : cutStrings(value, cutStringsAt);
}

/** Writes JSON; a `bigint` becomes the integer it is. */
export function writeJson(value: unknown): string {
  let hasBigint = false;
  const text = JSON.stringify(value, (_, member: unknown) => {
    if (typeof member !== 'bigint') return member;
    hasBigint = true;
    return 0;
  });
  return hasBigint ? (stringify(value) ?? text) : text;
}
