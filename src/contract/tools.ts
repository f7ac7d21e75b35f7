import { endpoint } from './endpoint';

/** Instants as ISO 8601 UTC. */
export type NaturalDate = { from: string; to: string; timezone: string };

/**
 * What a keyword range means right now. 422 where it cannot be parsed; the zone is required.
 */
export const testNaturalDate = endpoint<{ keyword: string; timezone: string }, NaturalDate>({
  method: 'GET',
  path: '/tools/natural_date_tester',
  toRequest: ({ keyword, timezone }) => ({ query: { string: keyword, timezone } }),
});
