import { expect, test } from 'vitest';
import { addressesOf, encodedAddress } from './address';

test.each([
  ['10.0.0.1', '00000000000000000000ffff0a000001 10.0.0.1'],
  ['255.255.255.255', '00000000000000000000ffffffffffff 255.255.255.255'],
  ['::', `${'0'.repeat(32)} ::`],
  ['::1', `${'0'.repeat(31)}1 ::1`],
  ['2001:DB8:0:0:0:0:0:1', '20010db8000000000000000000000001 2001:db8::1'],
  ['1:2:3:4:5:6:7:8', '00010002000300040005000600070008 1:2:3:4:5:6:7:8'],
  ['fe80::', 'fe800000000000000000000000000000 fe80::'],
  ['::ffff:10.0.0.1', '00000000000000000000ffff0a000001 10.0.0.1'],
])('%s is held as %s', (text, held) => {
  expect(encodedAddress(text)).toBe(held);
});

test.each([
  '',
  '10.0.0',
  '10.0.0.256',
  '010.0.0.1',
  '10.0.0.0/8',
  'fe80::1%eth0',
  'host',
  '1:2',
  ' 10.0.0.1',
])('"%s" is no address', (text) => {
  expect(encodedAddress(text)).toBeUndefined();
});

test.each([
  ['10.1.2.3', 'ffff0a010203', 'ffff0a010203'],
  ['10.1.2.3/8', 'ffff0a000000', 'ffff0affffff'],
  ['10.1.2.3/32', 'ffff0a010203', 'ffff0a010203'],
  ['10.1.2.3/0', 'ffff00000000', 'ffffffffffff'],
  ['2001:db8::1/32', '20010db8000000000000000000000000', '20010db8ffffffffffffffffffffffff'],
  ['::/0', '0', 'f'.repeat(32)],
])('%s means the addresses from %s to %s', (text, first, last) => {
  expect(addressesOf(text)).toEqual({
    first: first.padStart(32, '0'),
    last: last.padStart(32, '0'),
  });
});

test.each(['10.0.0.0/33', '10.0.0.0/', '10.0.0.0/x', '::/129', '10.0.0.0/8/8', 'host/8', '/8'])(
  '"%s" means none',
  (text) => {
    expect(addressesOf(text)).toBeUndefined();
  },
);
