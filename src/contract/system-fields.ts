import { endpoint } from './endpoint';

/** The names of all fields. */
export const listSystemFields = endpoint<{ limit?: number }, { fields: string[] }>({
  method: 'GET',
  path: '/system/fields',
  toRequest: ({ limit }) => ({ query: { limit } }),
});
