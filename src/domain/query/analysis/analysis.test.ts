import fc from 'fast-check';
import { expect, it } from 'vitest';
import { analyse } from './analysis';
import { lowercased } from './lowercase';

const words = (text: string) => analyse(text).map(({ token }) => token);

// Tokens that a real server returned for its analysed field `message`, and standard examples of UAX
// #29.
it.each([
  ['The QUICK fox', 'the quick fox'],
  ["can't parse don't-care value: foo_bar-baz.qux", "can't parse don't care value foo_bar baz.qux"],
  ['Disk usage at 93% on /dev/sda1, 1.5TB free', 'disk usage at 93 on dev sda1 1.5tb free'],
  ['e-mail sent to ops@example.org', 'e mail sent to ops example.org'],
  ['10.0.0.1:8080 1,000.5 fe80::1', '10.0.0.1 8080 1,000.5 fe80 1'],
  ['fourth={a:b} Main.java:42', 'fourth a:b main.java 42'],
  ['v1.2.3-rc.4', 'v1.2.3 rc 4'],
  ['_x __ a__b', '_x a__b'],
  ['Größe İstanbul ΑΣ naïve', 'größe istanbul ας naïve'.replace('ς', 'σ')],
  ['日本語テキスト ひら', '日 本 語 テキスト ひ ら'],
  ['привет สวัสดี', 'привет สวัสดี'],
  ['done 🚀🚀 👩‍👩‍👧 🇩🇪 ✔ © #1', 'done 🚀 🚀 👩‍👩‍👧 🇩🇪 ✔ 1'],
  ['e\u0301a', 'e\u0301a'],
])('splits %j into: %s', (text, expected) => {
  expect(words(text)).toEqual(expected.split(' '));
});

it('splits tokens longer than 255 characters', () => {
  expect(analyse('x'.repeat(600)).map(({ start, end }) => end - start)).toEqual([255, 255, 90]);
});

it('returns tokens in order, with their offsets', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string()), (text) => {
      let at = 0;
      for (const { token, start, end } of analyse(text)) {
        expect(start).toBeGreaterThanOrEqual(at);
        expect(end).toBeGreaterThan(start);
        expect(token).toBe(lowercased(text.slice(start, end)));
        at = end;
      }
      expect(at).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 1_000 },
  );
});

it('finds the same tokens regardless of case', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9 ._:,'-]*$/), (text) => {
      expect(words(text.toUpperCase())).toEqual(words(text));
    }),
  );
});
