import { expect, it } from 'vitest';
import { ApiError } from '@/api/errors';
import { errorText } from './error-text';

const request = { method: 'POST', url: '/api/streams' };

it('says what the server said, and that it said nothing in our words', () => {
  expect(errorText(new ApiError({ message: 'Stream is in use.', status: 400, request }))).toBe(
    'Stream is in use.',
  );
  expect(errorText(new ApiError({ message: 'Failed to fetch', status: undefined, request }))).toBe(
    'The server did not respond.',
  );
  expect(errorText('odd')).toBe('odd');
});
