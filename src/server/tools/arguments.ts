import { z } from 'zod';
import { readBody } from '../http/body-mapping';
import type { OpenCall } from '../http/call';
import { Problem } from '../http/problem';
import { wholeNumber } from '../http/query-values';

/** The arguments of a tester, from the body or the query string. */
export type Arguments = {
  text(name: string): string;
  whole(name: string): number;
  flag(name: string): boolean;
};

export function argumentsOf({ request, query, body }: OpenCall): Arguments {
  return request.method === 'GET' ? ofQuery(query) : ofBody(body);
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

function ofBody(body: unknown): Arguments {
  const member = <Schema extends z.ZodType>(name: string, schema: Schema) =>
    readBody(z.object({ [name]: schema }), body)[name] as z.output<Schema> | undefined;
  return {
    text: (name) => member(name, z.string()) ?? '',
    whole: (name) => member(name, z.int().nullish()) ?? 0,
    flag: (name) => member(name, z.unknown().optional()) === true,
  };
}
