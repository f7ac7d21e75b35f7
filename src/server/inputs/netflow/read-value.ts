import type { FieldKind } from './field-types';

export type FlowValue = string | number | bigint;

/** Undefined for skipped and empty fields, and for lengths that the kind cannot have. */
export function readValue(bytes: Buffer, kind: FieldKind): FlowValue | undefined {
  switch (kind) {
    case 'skip':
      return undefined;
    case 'number':
      return bytes.length === 0
        ? undefined
        : bytes.length <= 8
          ? readNumber(bytes)
          : bytes.toString('hex');
    case 'ip4':
      return bytes.length === 4 ? bytes.join('.') : undefined;
    case 'ip6':
      return bytes.length === 16 ? readIp6(bytes) : undefined;
    case 'mac':
      return bytes.length === 6
        ? Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(':')
        : undefined;
    case 'text': {
      const end = bytes.indexOf(0);
      return bytes.toString('utf8', 0, end < 0 ? bytes.length : end).trim() || undefined;
    }
  }
}

function readNumber(bytes: Buffer): number | bigint {
  if (bytes.length <= 6) return bytes.readUIntBE(0, bytes.length);
  const value = BigInt(`0x${bytes.toString('hex')}`);
  return value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : value;
}

/** Writes an address as RFC 5952 does, with the longest run of zeros left out. */
function readIp6(bytes: Buffer): string {
  const groups = Array.from({ length: 8 }, (_, index) =>
    bytes.readUInt16BE(index * 2).toString(16),
  ).join(':');
  const [longest] = [...groups.matchAll(/(?:^|:)0(?::0)+(?=:|$)/g)]
    .map(([run]) => run)
    .sort((a, b) => b.length - a.length);
  if (longest === undefined) return groups;
  const at = groups.indexOf(longest);
  return `${groups.slice(0, at)}::${groups.slice(at + longest.length).replace(/^:/, '')}`;
}
