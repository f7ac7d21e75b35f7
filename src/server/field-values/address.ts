import { isIP } from 'node:net';

/**
 * Hexadecimal digits of the 128 bits of an address; IPv4 addresses are mapped to `::ffff:0:0/96`.
 */
const DIGITS = 32;
const MAPPED = '00000000000000000000ffff';

/**
 * Encodes an address for its field: 32 digits for comparisons, a space, and the address in its
 * shortest notation. Returns undefined if the text is not an address.
 */
export function encodedAddress(text: string): string | undefined {
  const address = readAddress(text);
  return address && `${address.digits} ${address.written}`;
}

/** SQL for the notation of an encoded address. */
export const writtenAddress = (value: string): string => `substr(${value}, ${DIGITS + 2})`;

/** Sorts before all encoded addresses with these digits. */
export const before = (digits: string): string => digits;
/** Sorts after all encoded addresses with these digits. */
export const after = (digits: string): string => `${digits}!`;

/**
 * Returns the first and last address of a network such as `10.0.0.0/8`, or of a single address.
 * Returns undefined if the text is neither.
 */
export function addressesOf(text: string): { first: string; last: string } | undefined {
  const [written = '', length, ...rest] = text.split('/');
  const address = readAddress(written);
  if (!address || rest.length > 0) return undefined;
  if (length === undefined) return { first: address.digits, last: address.digits };
  const most = address.version === 4 ? 32 : 128;
  if (!/^\d{1,3}$/.test(length) || Number(length) > most) return undefined;
  const free = BigInt(most - Number(length));
  const start = (BigInt(`0x${address.digits}`) >> free) << free;
  return { first: digitsOf(start), last: digitsOf(start + (1n << free) - 1n) };
}

type Address = { digits: string; written: string; version: 4 | 6 };

function readAddress(text: string): Address | undefined {
  const version = isIP(text);
  if (version === 4)
    return {
      digits:
        MAPPED +
        text
          .split('.')
          .map((part) => hex(Number(part), 2))
          .join(''),
      written: text,
      version,
    };
  if (version !== 6 || text.includes('%')) return undefined;
  // URLs normalize IPv6 addresses to their shortest notation.
  const written = new URL(`http://[${text}]`).hostname.slice(1, -1);
  const [start = '', end] = written.split('::').map((half) =>
    half
      .split(':')
      .filter((group) => group !== '')
      .map((group) => hex(Number.parseInt(group, 16), 4))
      .join(''),
  );
  const digits =
    end === undefined ? start : start + '0'.repeat(DIGITS - start.length - end.length) + end;
  if (!digits.startsWith(MAPPED)) return { digits, written, version };
  const parts = [0, 2, 4, 6].map((place) =>
    Number.parseInt(digits.slice(MAPPED.length + place, MAPPED.length + place + 2), 16),
  );
  return { digits, written: parts.join('.'), version };
}

const hex = (value: number, length: number): string => value.toString(16).padStart(length, '0');
const digitsOf = (value: bigint): string => value.toString(16).padStart(DIGITS, '0');
