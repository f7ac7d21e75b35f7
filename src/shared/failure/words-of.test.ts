import { expect, it } from 'vitest';
import { ApiError } from '@/api/errors';
import { wordsOf } from './words-of';

const request = { method: 'POST', url: '/api/streams' };

it('says what the server said, and that it said nothing in our words', () => {
  expect(wordsOf(new ApiError({ message: 'Stream is in use.', status: 400, request }))).toBe(
    'Stream is in use.',
  );
  expect(wordsOf(new ApiError({ message: 'Failed to fetch', status: undefined, request }))).toBe(
    'The server did not respond.',
  );
  expect(wordsOf('odd')).toBe('odd');
});
