import { bodyObject } from '../http/body';
import type { OpenCall } from '../http/call';
import { Problem } from '../http/problem';
import { wholeNumber } from '../http/query-values';

/** The arguments of a tester, from the body or from the address. */
export type Arguments = {
  text(name: string): string;
  whole(name: string): number;
  flag(name: string): boolean;
};

export function argumentsOf({ request, query, body }: OpenCall): Arguments {
  return request.method === 'GET' ? ofQuery(query) : ofBody(bodyObject(body));
}

const ofQuery = (query: URLSearchParams): Arguments => ({
  text(name) {
    const value = query.get(name);
    if (value === null) throw new Problem(400, `The query parameter ${name} is missing.`);
    return value;
  },
  whole: (name) => wholeNumber(query, name, 0),
  flag: (name) => query.get(name) === 'true',
});

const ofBody = (body: Record<string, unknown>): Arguments => ({
  text(name) {
    const value = body[name];
    if (typeof value !== 'string') throw new Problem(400, `The member ${name} must be a text.`);
    return value;
  },
  whole(name) {
    const value = body[name] ?? 0;
    if (typeof value !== 'number' || !Number.isInteger(value))
      throw new Problem(400, `The member ${name} must be a whole number.`);
    return value;
  },
  flag: (name) => body[name] === true,
});
