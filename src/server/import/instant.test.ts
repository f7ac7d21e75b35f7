import { expect, it } from 'vitest';
import { instantOf } from './instant';

const NOW = Date.UTC(2026, 10, 26);
const at = (text: string, zone = 'America/New_York') => {
  const instant = instantOf(text, { zone, now: NOW });
  return instant === undefined ? undefined : new Date(instant).toISOString();
};

it('reads days and times without seconds in the zone that was asked for', () => {
  expect(at('2026-11-26')).toBe('2026-11-26T05:00:00.000Z');
  expect(at('2026-11-26 10:00')).toBe('2026-11-26T15:00:00.000Z');
  expect(at('2026-11-26T10:00')).toBe('2026-11-26T15:00:00.000Z');
  expect(at('2026-11-26T10:00', 'Europe/Berlin')).toBe('2026-11-26T09:00:00.000Z');
});

it('prefers the zone of a time to the one that was asked for', () => {
  expect(at('2026-11-26T10:00Z')).toBe('2026-11-26T10:00:00.000Z');
  expect(at('2026-11-26T10:00+02:00')).toBe('2026-11-26T08:00:00.000Z');
});

it.each(['', 'soon', '2026-13-26 10:00', '2026-11-26 25:00', '2026-11-26 10'])(
  'does not read %j',
  (text) => {
    expect(at(text)).toBeUndefined();
  },
);
