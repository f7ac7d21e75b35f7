import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import type { WrittenTime } from './local-time';
import { usualTime } from './usual-times';
import { timeOfLayouts } from './written-time';

const options = { isZone: (name: string) => name === 'Europe/Berlin', leads: true };
const said = (written: WrittenTime | undefined) =>
  written && {
    ...written,
    local: (written.year === undefined ? [2023, 2024] : [written.year]).map(written.local),
  };

it.each([
  ['Mar  5 06:07:08 web1 x', 15],
  ['NOV 21 23:59:59 %SYS', 15],
  ['Feb 29 00:00:00', 15],
  ['2024-03-05T06:07:08Z', 20],
  ['2024-03-05T06:07:08.123456789-05:30 x', 35],
])('%s is usual', (text, end) => {
  expect(usualTime(text, 0)).toMatchObject({ end });
});

it.each([
  'Mar  5 06:07:08 EST: x',
  'Mar  5 06:07:08 2024 x',
  'Mar  5 06:07:08 pm x',
  'Mar  5 06:07:08 a.m.',
  'Mar  5 06:07:08.123 x',
  'Mar  5 06:07:08: x',
  'Mar  5 06:07:60 x',
  'Mar  5 24:07:08 x',
  'March 5 06:07:08 x',
  'Mar x5 06:07:08 x',
  '2024-03-05T06:07:08 x',
  '2024-03-05T06:07:08+01:00 (CET)',
  '2024-03-05T06:07:08+14:00',
  '2023-02-29T06:07:08Z',
  '2024-13-05T06:07:08Z',
  '2024-03-05 06:07:08Z',
  '2024-03-05T06:07:08.1234567890Z',
])('%s is left to the layouts', (text) => {
  expect(usualTime(text, 0)).toBeUndefined();
});

test('what is usual means what the layouts say', () => {
  const two = (most: number) =>
    fc.integer({ min: 0, max: most }).map((n) => `${n}`.padStart(2, '0'));
  const oneOf = (...texts: string[]) => fc.constantFrom(...texts);
  const day = fc.oneof(
    two(40),
    fc.integer({ min: 0, max: 9 }).map((n) => ` ${n}`),
    oneOf('1', 'x1'),
  );
  const month = oneOf('Jan', 'feb', 'MAR', 'Apr', 'May', 'Jun', 'Nov', 'Dec', 'Foo', 'Novem');
  const clock = fc.tuple(two(26), two(62), two(62)).map((parts) => parts.join(':'));
  const rest = oneOf(
    ...['', ' ', ' host', ' a', ' p', ' am', ' pm x', ' p.m.', ' perl', ' EST', ' EST: x', ' Host'],
    ...[' 2024', ' 2024: x', ' 10.0.0.1', ' +0100', ' -x', ' %SYS', ':', '.5', ',123', ':123', 'Z'],
    ...['Z host', '+01:00', '-05:30 x', '+0100', '+14:00', '+15:00', '+01:00 (CET)', '.123Z x'],
    ...['.1Z', '.123456789+02:00 x', '.Z', 'Zx', '+01:00:00', ' Z', '\u202fam', ' ä'],
  );
  const text = fc.oneof(
    fc.tuple(month, day, clock, rest).map(([m, d, c, r]) => `${m} ${d} ${c}${r}`),
    fc
      .tuple(
        oneOf('2024', '2023', '0000', '20x4'),
        two(14),
        two(33),
        oneOf('T', ' ', 't'),
        clock,
        rest,
      )
      .map(([y, m, d, t, c, r]) => `${y}-${m}-${d}${t}${c}${r}`),
  );
  fc.assert(
    fc.property(text, oneOf('', 'x '), (written, before) => {
      const at = before.length;
      const usual = usualTime(before + written, at);
      if (usual !== undefined)
        expect(said(usual)).toEqual(said(timeOfLayouts(before + written, at, options)));
    }),
    { numRuns: 20_000 },
  );
});
