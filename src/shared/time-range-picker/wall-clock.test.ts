import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wallClock } from './wall-clock';

const berlin = wallClock('Europe/Berlin');

it('shows and reads the time of its zone', () => {
  expect(berlin.write('2026-11-21T13:02:10.000Z')).toBe('2026-11-21 14:02:10.000');
  expect(berlin.read('2026-11-21 14:02:10.000')).toBe('2026-11-21T13:02:10.000Z');
  expect(berlin.read('2026-07-01 14:02:10')).toBe('2026-07-01T12:02:10.000Z');
  expect(berlin.read('2026-11-21')).toBe('2026-11-20T23:00:00.000Z');
  expect(berlin.read('2026-11-21 14:02:10.5')).toBe('2026-11-21T13:02:10.500Z');
});

it.each(['', 'yesterday', '2026-02-30', '2026-11-21 24:00:00', '2026-11-21 12:60:00', '21.11.2026', '2026-11-21 14:02'])('does not read "%s"', (text) => {
  expect(berlin.read(text)).toBeUndefined();
});

it('moves a time that daylight saving leaves out behind the gap', () => {
  expect(berlin.read('2026-03-29 02:30:00')).toBe('2026-03-29T01:30:00.000Z');
});

it('reads what it wrote, in any zone', () => {
  const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Chatham', 'America/New_York');
  const instants = fc.date({ min: new Date('1971-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(zones, instants, (zone, date) => {
      const clock = wallClock(zone);
      const text = clock.write(date.toISOString());
      const read = clock.read(text);
      // An hour that comes twice in autumn has one text for two instants.
      expect(clock.write(read ?? '')).toBe(text);
    }),
  );
});
