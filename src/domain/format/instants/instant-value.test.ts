import { expect, it } from 'vitest';
import { exactInstantText, instantText, isInstantValue } from './instant-value';

it.each<[field: string, value: unknown, isInstant: boolean]>([
  ['timestamp', '2026-11-21T13:02:10.000Z', true],
  ['timestamp', '2026-11-21 13:02:10.000', true],
  ['timestamp', 'yesterday', false],
  ['started', '2026-11-21T13:02:10Z', true],
  ['started', '2026-11-21T13:02:10.123456789+0100', true],
  ['started', '2026-11-21 13:02:10,5 +01:00', true],
  ['gl2_processing_timestamp', '2026-11-21 13:02:10.000', true],
  // Without a zone, the sender's is unknown.
  ['started', '2026-11-21 13:02:10.000', false],
  ['started', '2026-11-21', false],
  ['started', '2026-02-30T13:02:10Z', false],
  ['message', '2026-11-21T13:02:10Z started', false],
  ['message', 'x'.repeat(1_000_000), false],
  ['took', 1763730130000, false],
])('%s: %s', (field, value, isInstant) => {
  expect(isInstantValue(field, value as never)).toBe(isInstant);
});

it('is shown in a zone with all of its digits', () => {
  expect(instantText('2026-11-21T13:02:10.000Z', 'Europe/Berlin')).toBe('2026-11-21 14:02:10.000');
  expect(instantText('2026-11-21T13:02:10.123456789Z', 'UTC')).toBe(
    '2026-11-21 13:02:10.123456789',
  );
  expect(exactInstantText('2026-11-21T13:02:10.1234Z', 'Europe/Berlin')).toBe(
    '2026-11-21 14:02:10.1234 +01:00',
  );
  expect(exactInstantText('2026-11-21T13:02:10Z', 'UTC')).toBe('2026-11-21 13:02:10.000 +00:00');
});
