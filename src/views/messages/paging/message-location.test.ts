import { expect, it } from 'vitest';
import { ApiError } from '@/api/errors';
import { locateMessage } from './message-location';

const range = {
  type: 'absolute',
  from: '2026-01-01T00:00:00.000Z',
  to: '2026-01-02T00:00:00.000Z',
} as const;
const newest = { sort: { field: 'timestamp', order: 'DESC' }, range } as const;
const at = (timestamp: string) => ({
  data: { message: { id: 'a', fields: { timestamp } }, index: 'graylog_0' },
  error: null,
});
const refused = (status: number) => ({
  data: undefined,
  error: new ApiError({ status, message: '', request: { method: 'GET', url: '' } }),
});
const until = (timestamp: string, kind: 'more' | 'all' = 'more') => ({
  rows: [{ index: 'graylog_0', message: { timestamp }, highlight_ranges: {} }],
  reach: { kind } as const,
});
const noon = at('2026-01-01T12:00:00.000Z');

it.each([
  ['below', until('2026-01-01T13:00:00.000Z'), noon],
  ['below', until('2026-01-01T12:00:00.000Z'), noon],
  ['unmatched', until('2026-01-01T11:59:59.999Z'), noon],
  ['unmatched', until('2026-01-01T13:00:00.000Z', 'all'), noon],
  ['outside', until('2026-01-01T13:00:00.000Z'), at('2025-12-31T23:00:00.000Z')],
  ['gone', until('2026-01-01T13:00:00.000Z'), refused(404)],
  ['forbidden', until('2026-01-01T13:00:00.000Z'), refused(403)],
  ['pending', until('2026-01-01T13:00:00.000Z'), { data: undefined, error: null }],
  // Errors other than 403 and 404 do not stop the lookup.
  ['below', until('2026-01-01T13:00:00.000Z'), refused(500)],
] as const)('a message that is not loaded: %s', (verdict, rows, answer) => {
  expect(locateMessage(rows, answer, newest)).toBe(verdict);
});

it('with other sorts the message is looked up in all rows, up to a limit', () => {
  const byName = { sort: { field: 'source', order: 'ASC' }, range } as const;
  expect(locateMessage(until('2026-01-01T11:00:00.000Z'), noon, byName)).toBe('below');
  const [row] = until('2026-01-01T11:00:00.000Z').rows;
  expect(
    locateMessage(
      {
        rows: Array.from({ length: 10_000 }, () => row as NonNullable<typeof row>),
        reach: { kind: 'more' },
      },
      noon,
      byName,
    ),
  ).toBe('far');
});
