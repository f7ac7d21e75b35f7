import { expect, it } from 'vitest';
import { intervalNotes, intervalText } from './interval-text';

const at = (text: string) => Date.parse(`2026-11-21T${text}Z`);

it('names an interval, with milliseconds and a second date only where they say something', () => {
  const text = (start: string, end: string) =>
    intervalText({ start: at(start), end: at(end) }, 'Europe/Berlin');
  expect(text('13:00:00', '13:05:00')).toBe('2026-11-21 14:00:00 – 14:05:00');
  expect(text('13:00:00', '13:00:00.100')).toBe('2026-11-21 14:00:00 – 14:00:00.100');
  expect(text('22:55:00', '23:00:00')).toBe('2026-11-21 23:55:00 – 2026-11-22 00:00:00');
});

it('notes which part of an interval was searched', () => {
  const notes = (from: string, to: string) =>
    intervalNotes(
      { start: at('13:00:00'), end: at('13:05:00') },
      { from: at(from), to: at(to) },
      'UTC',
    );
  expect(notes('12:00:00', '13:05:00')).toHaveLength(1);
  expect(notes('13:01:00', '13:04:30').slice(1)).toEqual([
    'Counted from 13:01:00',
    'Counted until 13:04:30',
  ]);
});
