import { expect, it } from 'vitest';
import { ApiError } from '@/api/errors';
import { placeErrors } from './placed-errors';

const request = { method: 'POST', url: '/api/users' };
const places = { username: /already taken/, roles: /role/i };

it('assigns an error to the field that its message mentions', async () => {
  const refused = Promise.reject(
    new ApiError({ status: 400, message: 'Username is already taken.', request }),
  );
  await expect(placeErrors(refused, places)).rejects.toMatchObject({
    status: 400,
    fieldErrors: { username: 'Username is already taken.' },
  });
});

it('passes on results, unknown errors and errors that already name their field', async () => {
  const unknown = new ApiError({ status: 500, message: 'Oh', request });
  const named = new ApiError({
    status: 400,
    message: 'Invalid role',
    fieldErrors: { email: 'too long' },
    request,
  });
  await expect(placeErrors(Promise.reject(unknown), places)).rejects.toBe(unknown);
  await expect(placeErrors(Promise.reject(named), places)).rejects.toBe(named);
  await expect(placeErrors(Promise.resolve(1), places)).resolves.toBe(1);
});
