import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** A set of IP addresses. */
export type AddressRanges = {
  /** False for any text that is no address. */
  includes(address: string): boolean;
};

type Family = 'ipv4' | 'ipv6';
type Range = { address: string; family: Family; bits: number };

const BITS: Readonly<Record<Family, number>> = { ipv4: 32, ipv6: 128 };

const familyOf = (address: string): Family | undefined => {
  if (isIPv4(address)) return 'ipv4';
  return isIPv6(address) ? 'ipv6' : undefined;
};

function rangeIn(text: string): Range | undefined {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text.trim()) ?? [];
  const family = familyOf(address);
  if (family === undefined || Number(bits ?? 0) > BITS[family]) return undefined;
  return { address, family, bits: Number(bits ?? BITS[family]) };
}

/** Whether a text is an address or a range such as `10.0.0.0/8`. */
export const isAddressRange = (text: string): boolean => rangeIn(text) !== undefined;

/** The addresses of all ranges; other texts are ignored. */
export function createAddressRanges(texts: readonly string[]): AddressRanges {
  const list = new BlockList();
  for (const { address, bits, family } of texts.flatMap((text) => rangeIn(text) ?? []))
    list.addSubnet(address, bits, family);
  return {
    includes(address) {
      const family = familyOf(address);
      return family !== undefined && list.check(address, family);
    },
  };
}
