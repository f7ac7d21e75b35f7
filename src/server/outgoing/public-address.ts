import { BlockList, isIP } from 'node:net';

/** Networks that are not part of the public internet, by IANA's special-purpose registries. */
const NOT_PUBLIC = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Link-local, with the metadata services of cloud providers.
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // `::` and `::1`, and addresses that contain IPv4 addresses.
  '::/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
];

const notPublic = new BlockList();
for (const network of NOT_PUBLIC) {
  const [address = '', length = ''] = network.split('/');
  notPublic.addSubnet(address, Number(length), address.includes(':') ? 'ipv6' : 'ipv4');
}

/**
 * Whether an address belongs to the public internet, rather than to this machine, a private network
 * or a special purpose. IPv4 addresses mapped to IPv6 count as what they are.
 */
export function isPublicAddress(address: string): boolean {
  const [plain = ''] = address.split('%');
  const version = isIP(plain);
  return version !== 0 && !notPublic.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}
