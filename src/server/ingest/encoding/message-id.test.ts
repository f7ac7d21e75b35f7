import { expect, test } from 'vitest';
import { documentId, messageId } from './message-id';

const NOW = Date.parse('2026-11-21T12:00:00Z');

test('message ids sort as they were made, whatever the clock does', () => {
  const ids = Array.from({ length: 600_000 }, (_, n) => messageId(NOW + (n % 3 === 0 ? -n : 0)));
  expect(ids.every((id, index) => index === 0 || id > (ids[index - 1] ?? ''))).toBe(true);
  expect(ids[0]).toMatch(/^01M7YZMHG0[0-9A-HJKMNP-TV-Z]{16}$/);
  expect(messageId(NOW + 10_000) > (ids.at(-1) ?? '')).toBe(true);
});

test('document ids are UUIDs of version 7, each another', () => {
  const ids = Array.from({ length: 20_000 }, () => documentId(NOW));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(ids[0]?.replaceAll('-', '').startsWith(NOW.toString(16).padStart(12, '0'))).toBe(true);
});
