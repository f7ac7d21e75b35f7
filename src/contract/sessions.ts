import { endpoint } from './endpoint';

/** `valid_until` has the format `2026-11-21T21:34:55.975+0000`. */
export type NewSession = {
  session_id: string;
  username: string;
  user_id: string;
  valid_until: string;
};
export type SessionCheck = {
  is_valid: boolean;
  session_id: string | null;
  username: string | null;
};

export const createSession = endpoint<
  { username: string; password: string; host: string },
  NewSession
>({
  method: 'POST',
  path: '/system/sessions',
  toRequest: (credentials) => ({ body: credentials }),
});
export const checkSession = endpoint<void, SessionCheck>({
  method: 'GET',
  path: '/system/sessions',
  toRequest: () => ({}),
});
export const endSession = endpoint<void, null>({
  method: 'DELETE',
  path: '/system/sessions',
  toRequest: () => ({}),
});
/** Ends the calling session, whatever id is given. */
export const endSessionById = endpoint<{ id: string }, null>({
  method: 'DELETE',
  path: '/system/sessions/:id',
  toRequest: ({ id }) => ({ params: { id } }),
});
