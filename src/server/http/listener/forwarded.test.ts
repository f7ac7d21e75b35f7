import { expect, it } from 'vitest';
import { createAddressRanges, isAddressRange } from './address-ranges';
import { readSender } from './forwarded';

const ranges = (...texts: string[]) => createAddressRanges(texts);
const addressOf = (forwarded: string | undefined, remote: string, trusted: string[]) =>
  readSender(
    {
      url: 'http://node.test/api',
      headers: new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
    },
    remote,
    ranges(...trusted),
  ).peer.address;

it.each([
  ['believes nobody by default', '1.1.1.1', '10.0.0.1', [], '10.0.0.1'],
  ['believes nobody else', '1.1.1.1', '10.0.0.2', ['10.0.0.1'], '10.0.0.2'],
  ['believes the trusted', '1.1.1.1', '10.0.0.1', ['10.0.0.1'], '1.1.1.1'],
  ['reads from the right', '6.6.6.6, 1.1.1.1', '10.0.0.1', ['10.0.0.0/8'], '1.1.1.1'],
  ['skips trusted hops', '6.6.6.6, 1.1.1.1, 10.9.9.9', '10.0.0.1', ['10.0.0.0/8'], '1.1.1.1'],
  ['stops at no address', '1.1.1.1, unknown, 10.9.9.9', '10.0.0.1', ['10.0.0.0/8'], '10.9.9.9'],
  ['takes the last if all are trusted', '10.1.1.1', '10.0.0.1', ['10.0.0.0/8'], '10.1.1.1'],
  ['needs no header', undefined, '10.0.0.1', ['10.0.0.1'], '10.0.0.1'],
  ['reads addresses with ports', '1.1.1.1:4711', '::1', ['::1'], '1.1.1.1'],
  ['reads version 6', '[2001:db8::1]:4711', 'fd00::7', ['fd00::/8'], '2001:db8::1'],
  ['reads version 4 in 6', '::ffff:1.1.1.1', '::ffff:10.0.0.1', ['10.0.0.1'], '1.1.1.1'],
])('%s', (_, forwarded, remote, trusted, expected) => {
  expect(addressOf(forwarded, remote, trusted)).toBe(expected);
});

it('takes host and scheme from trusted web servers only', () => {
  const headers = new Headers({
    'x-forwarded-host': 'evil.example, logs.example.org',
    'x-forwarded-proto': 'https',
  });
  const asked = { url: 'http://127.0.0.1:9000/logs/api?x=1', headers };
  expect(readSender(asked, '10.0.0.1', ranges('10.0.0.1'))).toEqual({
    peer: { address: '10.0.0.1', secure: true },
    url: 'https://logs.example.org/logs/api?x=1',
  });
  // The cookies of who says so become stricter, nothing else.
  expect(readSender(asked, '10.0.0.2', ranges('10.0.0.1'))).toEqual({
    peer: { address: '10.0.0.2', secure: true },
    url: 'http://127.0.0.1:9000/logs/api?x=1',
  });
  expect(
    readSender(
      { ...asked, headers: new Headers({ 'x-forwarded-host': 'a/b@c' }) },
      '10.0.0.1',
      ranges('10.0.0.1'),
    ).url,
  ).toBe(asked.url);
});

it.each(['', '10.0.0', '10.0.0.0/33', '::/129', '10.0.0.0/8/8', '10.0.0.0/', 'localhost', '*'])(
  'knows no range %j',
  (text) => {
    expect(isAddressRange(text)).toBe(false);
  },
);
