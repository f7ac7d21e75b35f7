import { endpoint } from './endpoint';

/** Instants are ISO 8601 UTC. */
export type NaturalDate = { from: string; to: string; timezone: string };

/** Resolves a keyword range to instants. 422 if it cannot be parsed; the time zone is required. */
export const testNaturalDate = endpoint<{ keyword: string; timezone: string }, NaturalDate>({
  method: 'GET',
  path: '/tools/natural_date_tester',
  toRequest: ({ keyword, timezone }) => ({ query: { string: keyword, timezone } }),
});
