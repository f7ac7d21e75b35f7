import { isIPv6 } from 'node:net';

/**
 * Whom an address belongs to. Of version 6 a subscriber has a whole network of 64 bits, and can use
 * another address for each request.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [plain = ''] = address.split('%');
  const [left = '', right] = plain.split('::');
  const leading = left === '' ? [] : left.split(':');
  const trailing = right === undefined || right === '' ? [] : right.split(':');
  // An embedded address of version 4 takes the place of two groups.
  const written = leading.length + trailing.length + (plain.includes('.') ? 1 : 0);
  const zeros = right === undefined ? [] : Array.from({ length: 8 - written }, () => '0');
  return [...leading, ...zeros, ...trailing]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
